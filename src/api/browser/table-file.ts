/** The text of a file: by its mark, as UTF-8 where it is, else as Windows wrote it. Fails for what is no text. */
export const textOfFile = (bytes: Uint8Array): string => {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  if (bytes.includes(0)) throw new Error('The file is no text.')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The most that is read of a file, in bytes; a sheet of part numbers is far smaller. */
const largestFile = 20_000_000

/** The rows of a CSV, TSV or text file, cell by cell; the separator is found out. */
export const readRows = async (file: Blob): Promise<readonly (readonly string[])[]> => {
  if (file.size > largestFile) throw new Error('The file is too large.')
  const [{ default: papa }, bytes] = await Promise.all([import('papaparse'), file.arrayBuffer()])
  return papa.parse<string[]>(textOfFile(new Uint8Array(bytes)), { skipEmptyLines: 'greedy' }).data
}

/** The text of rows, with a mark at its head by which spreadsheets know the encoding. */
export const writeRows = async (rows: readonly (readonly string[])[]): Promise<string> => {
  const { default: papa } = await import('papaparse')
  return `\uFEFF${papa.unparse(
    rows.map((row) => [...row]),
    { newline: '\r\n' },
  )}`
}

/** Has the browser save a text as a file. */
export const saveTextFile = (window: Window, name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = window.document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
