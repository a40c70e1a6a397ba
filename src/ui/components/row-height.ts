const touched = 2.75
/**
 * The height in px of a row that is placed by hand, from its rem in the style sheet: letters of the reader's size need their
 * room, and a finger needs that of `--control-touch`.
 */
export const rowHeightOf = (rem: number): number => {
  const size = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
  return size * (window.matchMedia('(pointer: coarse)').matches ? touched : rem)
}
