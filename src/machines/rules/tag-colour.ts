const grey = '808080'

/** A tag's paint: the background as `#rrggbb`, and the colour of the text on it. */
export type TagColours = { readonly background: string; readonly text: '#000000' | '#ffffff' }

/**
 * How a tag is painted (spec 3, C-69). The background is the tag's own colour, from 3 or 6 hex digits with or without
 * a #, else grey; it is never shifted (DETAIL-28). The text is black when the luminance is above 0.5, else white.
 */
export const tagColours = (colour: string | null): TagColours => {
  const [, digits = grey] = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(colour?.trim() ?? '') ?? []
  const hex = (digits.length === 3 ? digits.replace(/./g, '$&$&') : digits).toLowerCase()
  const part = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16)
  // Whole numbers, so that a luminance of exactly one half is exactly that.
  const luminance = 299 * part(0) + 587 * part(2) + 114 * part(4)
  return { background: `#${hex}`, text: luminance * 2 > 255_000 ? '#000000' : '#ffffff' }
}
