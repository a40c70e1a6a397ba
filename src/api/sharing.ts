type Call = { readers: number; readonly stop: AbortController; readonly answer: Promise<string> }
type Send = (signal: AbortSignal) => Promise<string>

/**
 * Reads that are under way, by what is asked: equal ones are one call. It is given up when the last of its readers has
 * left; who asks after one has left, or after something was written, asks by himself.
 */
export const createSharing = () => {
  const underWay = new Map<string, Call>()

  const begin = (key: string, send: Send): Call => {
    const stop = new AbortController()
    const call: Call = { readers: 0, stop, answer: send(stop.signal) }
    const end = () => {
      if (underWay.get(key) === call) underWay.delete(key)
    }
    call.answer.then(end, end)
    underWay.set(key, call)
    return call
  }

  const join = (key: string, call: Call, signal: AbortSignal | undefined): Promise<string> => {
    call.readers += 1
    return new Promise((resolve, reject) => {
      const leave = () => {
        if (underWay.get(key) === call) underWay.delete(key)
        call.readers -= 1
        if (call.readers === 0) call.stop.abort()
        reject(signal?.reason as Error)
      }
      signal?.addEventListener('abort', leave, { once: true })
      const stay = () => signal?.removeEventListener('abort', leave)
      call.answer.then(resolve, reject).then(stay, stay)
    })
  }

  return {
    read: (key: string, signal: AbortSignal | undefined, send: Send): Promise<string> =>
      signal?.aborted
        ? Promise.reject(signal.reason as Error)
        : join(key, underWay.get(key) ?? begin(key, send), signal),
    /** Something was written: what was asked before says nothing of it. */
    forget: () => underWay.clear(),
  }
}
