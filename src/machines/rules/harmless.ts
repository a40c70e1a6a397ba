/** What begins a formula in a spreadsheet, also behind marks that were put before it to stop that. */
const formula = /^'*[=+\-@\t\r]/
/** A cell that no spreadsheet takes for a formula. */
export const harmless = (cell: string): string => (formula.test(cell) ? `'${cell}` : cell)
/** The cell as it was before it was made harmless. */
export const unharmed = (cell: string): string => (cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell)
