type LateCodeDevice = {
  readonly window: Pick<Window, 'fetch' | 'location'>
  readonly reload: () => void
}

/**
 * Fetches code that comes when it is wanted. Some engines never ask again for a module that once did not come: there a
 * second failure, with the host within reach, reads the page anew.
 */
export const lateCode = ({ window, reload }: LateCodeDevice) => {
  const failed = new Set<string>()
  return async <TCode>(name: string, load: () => Promise<TCode>): Promise<TCode> => {
    try {
      return await load()
    } catch (error) {
      // Without a network the next try is as good as this one.
      const isReachable =
        failed.has(name) && (await window.fetch(window.location.href, { cache: 'no-store' }).catch(() => null))?.ok
      failed.add(name)
      if (isReachable) reload()
      throw error
    }
  }
}
