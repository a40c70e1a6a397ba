/** Categories are part of the catalogue: their pages stand under Products. */
const menuOf: Readonly<Record<string, string>> = { '/category': '/products', '/browse': '/products' }

/** Whether a screen belongs to a place of the main menu: the place itself, what is below it, and what is filed under it. */
export const isPlaceOf = (place: string, pathname: string): boolean => {
  const top = `/${pathname.split('/')[1] ?? ''}`
  return (menuOf[top] ?? top) === place
}

/** Whether a screen is a place, or below it; codes of companies are the same in capital and in small letters. */
export const isWithin = (place: string, pathname: string): boolean =>
  `${pathname.toLowerCase()}/`.startsWith(`${place.toLowerCase()}/`)
