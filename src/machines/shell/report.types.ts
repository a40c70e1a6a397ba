/** A report that has been written: what is in it in numbers, and its text. */
export type WrittenReport = {
  readonly text: string
  readonly events: number
  readonly calls: number
  readonly places: number
}
