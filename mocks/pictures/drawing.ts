/** The two colours of a tenant's pictures. */
export type Colours = { readonly colour: string; readonly shade: string }
/** A picture as SVG text. */
export type Drawing = (colours: Colours) => string

/** A drawing of 200 by 200 from its markup. */
export const drawing = (markup: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">${markup.replace(/\n\s*/g, ' ').trim()}</svg>`

/** A colour brought nearer to black; `share` is what stays of it, from 0 to 1. */
export const darker = (colour: string, share: number): string => {
  const parts = [1, 3, 5].map((start) => Math.round(Number.parseInt(colour.slice(start, start + 2), 16) * share))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
