import type { KeptContext, PagedContext, PageTurned } from './paged-query'

/** A snapshot of product list, category browse or guest browse. */
type Paged = { readonly context: PagedContext }
type Turning = { readonly can: (event: PageTurned) => boolean }

/** What the address asks for. */
export const selectQuery = ({ context }: Paged) => context.query
/** The numbers of the page on the screen; `null` before the first one. */
export const selectPager = ({ context }: Paged) => context.pager
/** Why the last question has no answer; `null` when it has one. */
export const selectFailure = ({ context }: Paged) => context.failure
/** Of a page that this device kept: its time. */
export const selectKept = ({ context }: { readonly context: KeptContext }) => context.kept
/** Whether there is a page before the one that is asked for. */
export const canGoBack = (snapshot: Turning): boolean => snapshot.can({ type: 'page.turned', to: 'previous' })
/** Whether there is a page after the one that is asked for. */
export const canGoOn = (snapshot: Turning): boolean => snapshot.can({ type: 'page.turned', to: 'next' })
/** What is shown answers what is asked for, whatever is asked anew. */
export const isFitting = ({ context }: { readonly context: KeptContext }): boolean => context.had !== null
