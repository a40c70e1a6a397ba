/** What begins a formula in a spreadsheet, also behind blanks, in wide letters, or behind marks that were put before it to stop that. */
const formula = /^'*\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/
/** A number below zero is a number, and can be summed. */
const figure = /^-\d+(?:[.,]\d+)?$/
/** A cell that no spreadsheet takes for a formula. */
export const harmless = (cell: string): string => (formula.test(cell) && !figure.test(cell) ? `'${cell}` : cell)
/** The cell as it was before it was made harmless. */
export const unharmed = (cell: string): string => (cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell)
