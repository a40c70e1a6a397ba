/** The parts of the address space that are the mock's; all others are the application's. */
export const isMockAddress = (pathname: string): boolean => /^\/(?:api|__mock|media|documents)(?:\/|$)/.test(pathname)
