/** Longer comments are no remarks on a line. */
export const longestComment = 500
/** Both comments of a line that stood there twice. */
export const joinedComments = (former: string, text: string): string =>
  former.split(' / ').includes(text) || text === ''
    ? former
    : [former, text]
        .filter((one) => one !== '')
        .join(' / ')
        .slice(0, longestComment)
