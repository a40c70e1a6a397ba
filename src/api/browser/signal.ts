/** Something that happens now and then. What is told before anybody listens waits for the first who does. */
export const createSignal = <TNews>() => {
  const listeners = new Set<(news: TNews) => void>()
  const waiting: TNews[] = []
  return {
    tell: (news: TNews): void => {
      if (listeners.size === 0) waiting.push(news)
      listeners.forEach((listener) => listener(news))
    },
    /** Answers how to stop listening. */
    listen: (listener: (news: TNews) => void): (() => void) => {
      listeners.add(listener)
      waiting.splice(0).forEach(listener)
      return () => void listeners.delete(listener)
    },
  }
}
