/** The world of whoever names none: that of `npm start` and of the static demo. */
export const commonWorld = 'default'

/** What a world may be called in an address. */
export const isWorldName = (name: string): boolean => /^[\w-]{1,60}$/.test(name)
/**
 * The world of a caller: the one named in a Cookie header (`mock-world`), else that of the host (`anna.localhost` is the world
 * `anna`, with a browser storage of its own), else the common one.
 */
export const worldName = (cookies: string | null, host = ''): string => {
  const found = /(?:^|;\s*)mock-world=([^;]*)/.exec(cookies ?? '')?.[1]?.trim() ?? ''
  const own = /^([a-z\d-]+)\.localhost(?::\d+)?$/i.exec(host)?.[1]?.toLowerCase() ?? commonWorld
  return found === '' ? own : found.slice(0, 200)
}
