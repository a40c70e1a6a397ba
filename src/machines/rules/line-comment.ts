/** A comment that is longer is remarked on; it is kept whole all the same. */
export const longestComment = 500
/** Comments of one line, each said once; the first stays as it was typed. */
export const joinedComments = (first: string, ...more: readonly string[]): string =>
  more.reduce((all, comment) => {
    const text = comment.trim()
    if (text === '' || all.split(' / ').includes(text)) return all
    return all.trim() === '' ? text : `${all} / ${text}`
  }, first)
