/** Words of a language, by area (scripts/words.ts). */
declare module 'virtual:words/*' {
  const words: Readonly<Record<string, object>>
  export default words
}
