/** The focus goes to the quantity of the next product, or of the one before; where there is none, it stays. */
export const walk = (from: HTMLElement | null, isBack: boolean): void => {
  const place = from?.closest('tr, li')
  const next = isBack ? place?.previousElementSibling : place?.nextElementSibling
  next?.querySelector<HTMLInputElement>('input[inputmode="numeric"]')?.focus()
}
