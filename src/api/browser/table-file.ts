type Rows = readonly (readonly string[])[]

/** The text of rows, with a mark at its head by which spreadsheets know the encoding. */
export const writeRows = async (rows: Rows, separator: ',' | ';' = ','): Promise<string> => {
  const { default: papa } = await import('papaparse')
  return `\uFEFF${papa.unparse(
    rows.map((row) => [...row]),
    { newline: '\r\n', delimiter: separator },
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

/** What stands before decimals where the reader is: in the region that the browser names for the page's language. */
export const decimalIn = ({ document, navigator }: Window): '.' | ',' => {
  const { lang } = document.documentElement
  const region = navigator.languages.find((tag) => tag.split('-')[0] === lang) ?? lang
  return new Intl.NumberFormat(region).format(0.5).includes(',') ? ',' : '.'
}

/** Has the browser save rows as a file that a spreadsheet of the reader's region opens by itself: its comma may be the one of decimals. */
export const saveTable = async (window: Window, name: string, rows: Rows): Promise<void> =>
  saveTextFile(window, name, await writeRows(rows, decimalIn(window) === ',' ? ';' : ','))
