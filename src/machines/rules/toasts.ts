import type { Notice } from './notice'

type Toast = { readonly id: string; readonly notice: Notice }

/** How many notices are shown at once (look, Controls). */
const shownAtOnce = 3

/** The toasts after one more: what is told again takes the place of what was told before, and the oldest gives way. */
export const withToast = (toasts: readonly Toast[], toast: Toast): readonly Toast[] => {
  const text = JSON.stringify(toast.notice)
  return [...toasts.filter(({ notice }) => JSON.stringify(notice) !== text), toast].slice(-shownAtOnce)
}
