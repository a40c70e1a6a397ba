/**
 * The oldest browsers that scripts and styles are built for. `URL.canParse` draws the line, which is not put in for older
 * ones, and `:has()` in Firefox; README.md says so to readers, and what has been seen in which version.
 */
export const oldestBrowsers = ['chrome120', 'edge120', 'firefox121', 'safari17']
