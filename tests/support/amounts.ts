/** Finds a sum of money, also where a thin gap sets its thousands apart: the element that says it, and none around it. */
export const amount =
  (text: string) =>
  (_: string, element: Element | null): boolean =>
    element?.textContent === text && ![...element.children].some((child) => child.textContent === text)
