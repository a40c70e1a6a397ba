/** The text of rows, with a mark at its head by which spreadsheets know the encoding. */
export const writeRows = async (rows: readonly (readonly string[])[]): Promise<string> => {
  const { default: papa } = await import('papaparse')
  return `\uFEFF${papa.unparse(
    rows.map((row) => [...row]),
    { newline: '\r\n' },
  )}`
}

/** Has the browser save a text as a file. */
export const saveTextFile = (window: Window, name: string, text: string, type = 'text/csv;charset=utf-8'): void => {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = window.document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
