/** Categories are part of the catalogue: their pages stand under Products. */
const menuOf: Readonly<Record<string, string>> = { '/category': '/products', '/browse': '/products' }

/** Whether a screen belongs to a place of the main menu: the place itself, what is below it, and what is filed under it. */
export const isPlaceOf = (place: string, pathname: string): boolean => {
  const top = `/${pathname.split('/')[1] ?? ''}`
  return (menuOf[top] ?? top) === place
}
