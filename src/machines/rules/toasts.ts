import type { Notice } from './notice'

type Toast = { readonly id: string; readonly notice: Notice }

/** The name of a toast, by how many came before it. */
export const toastId = (count: number): string => `toast-${count}`

/** How many notices are shown at once (look, Controls). */
const shownAtOnce = 3

/** The toasts after one more: it takes the place of what says the same, or is no longer so; the oldest gives way. */
export const withToast = (toasts: readonly Toast[], toast: Toast): readonly Toast[] => {
  const text = JSON.stringify(toast.notice)
  // A list that is back is not deleted.
  const undone = toast.notice.kind === 'draftRestored' && JSON.stringify({ ...toast.notice, kind: 'draftDeleted' })
  return [...toasts.filter(({ notice }) => ![text, undone].includes(JSON.stringify(notice))), toast].slice(-shownAtOnce)
}
