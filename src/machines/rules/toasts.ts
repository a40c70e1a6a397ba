import type { Notice } from './notice'

type Toast = { readonly id: string; readonly notice: Notice }

/** How many notices are shown at once (look, Controls). */
const shownAtOnce = 3

/** What is told takes back what was told: a list that is there again is not deleted. */
const isTakenBack = (former: Notice, notice: Notice): boolean =>
  notice.kind === 'draftRestored' && former.kind === 'draftDeleted' && former.name === notice.name

/** The toasts after one more: it takes the place of what says the same, or is no longer so; the oldest gives way. */
export const withToast = (toasts: readonly Toast[], toast: Toast): readonly Toast[] => {
  const text = JSON.stringify(toast.notice)
  const isOver = (notice: Notice) => JSON.stringify(notice) === text || isTakenBack(notice, toast.notice)
  return [...toasts.filter(({ notice }) => !isOver(notice)), toast].slice(-shownAtOnce)
}
