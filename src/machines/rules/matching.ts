// Upper case, because the lower case of a letter may depend on its place in the word (the Greek final sigma).
/** A text as it is compared. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()

/**
 * A test for texts that contain the search text: any letter case, accents ignored (C-48, C-109). A blank search fits
 * every text. The search text is compared as it stands; nothing in it is a pattern.
 */
export const matcher = (search: string): ((text: string) => boolean) => {
  const isMatch = foldedMatcher(search)
  return search.trim() === '' ? () => true : (text) => isMatch(folded(text))
}
/** The same test for texts that are compared again and again: they come as `folded` made them. */
export const foldedMatcher = (search: string): ((text: string) => boolean) => {
  const wanted = folded(search.trim())
  return (text) => text.includes(wanted)
}
