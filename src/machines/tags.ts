/** A snapshot of any machine that knows the tag. */
type Tagged<TTag extends string> = { readonly hasTag: (tag: TTag) => boolean }

/** Something is under way. */
export const isBusy = (snapshot: Tagged<'busy'>): boolean => snapshot.hasTag('busy')
/** It takes long: Retry is offered (C-100). */
export const isSlow = (snapshot: Tagged<'slow'>): boolean => snapshot.hasTag('slow')
/** Nobody waited for the answer to a form: it can be sent again. */
export const isGivenUp = (snapshot: Tagged<'givenUp'>): boolean => snapshot.hasTag('givenUp')
/** What was asked for could not be fetched. */
export const hasFailed = (snapshot: Tagged<'failed'>): boolean => snapshot.hasTag('failed')
/** What was asked for is there, and there is nothing in it. */
export const isEmpty = (snapshot: Tagged<'empty'>): boolean => snapshot.hasTag('empty')
/** There is no such thing. */
export const isNotFound = (snapshot: Tagged<'notFound'>): boolean => snapshot.hasTag('notFound')
