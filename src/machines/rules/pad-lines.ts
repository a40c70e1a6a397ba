/** So many rows are resolved; what is longer stays text. */
export const mostRows = 1_000
/** How many lines a text has. */
export const lineCount = (text: string): number => {
  let count = text === '' ? 0 : 1
  for (let at = text.indexOf('\n'); at !== -1 && at < text.length - 1; at = text.indexOf('\n', at + 1)) count += 1
  return count
}
