// MSW keeps cookies in localStorage, which a worker has not. Ours sets no cookies: a place that forgets is enough, and
// it must be there before MSW is loaded, hence a file of its own.
const kept = new Map<string, string>()
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  },
})
