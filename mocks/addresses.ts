/** The parts of the address space that are the mock's; all others are the application's. */
export const isMockAddress = (pathname: string): boolean => /^\/(?:api|__mock|media|documents)(?:\/|$)/.test(pathname)
/** The page of the test bench itself. */
export const isPanelAddress = (pathname: string): boolean => /^\/__mock\/?$/.test(pathname)
/** Whether the query of a page asks for a scenario or a world: `?world=anna&scenario=one-address`. */
export const asksToBegin = (query: URLSearchParams): boolean => query.has('scenario') || query.has('world')
