/** A journey for `npm run test:journeys`: `npm test`, which has to be over soon, goes its sisters only. */
export const long = { tag: '@long' } as const
/** One of several alike: which of them `npm test` goes, too. */
export const longUnless = (isShort: boolean) => (isShort ? {} : long)
