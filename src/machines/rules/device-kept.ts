/** What the device keeps of one buyer of one tenant. `order` is one whose fate nobody knows yet; `sentAt` is an ISO instant. */
export type DeviceRecord = {
  readonly cartLines: number
  /** Lists, and drafts of an earlier portal that are no lists yet. */
  readonly drafts: number
  readonly padRows: number
  readonly hasForm: boolean
  readonly hasPartNumbers: boolean
  readonly receipts: number
  readonly order: { readonly key: string; readonly total: string; readonly sentAt: string } | null
}

/** Whether nothing is kept. */
export const isNothingKept = (kept: DeviceRecord): boolean =>
  kept.cartLines === 0 &&
  kept.drafts === 0 &&
  kept.padRows === 0 &&
  kept.receipts === 0 &&
  !kept.hasForm &&
  !kept.hasPartNumbers &&
  kept.order === null
