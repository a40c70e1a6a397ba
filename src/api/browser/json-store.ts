import type { TextStore } from './storage'

/** One JSON value under one key; unreadable text reads as `null`. What it holds is parsed by the rules that own it. */
export const createJsonStore = (store: TextStore, key: string) => ({
  read: (): unknown => {
    try {
      return JSON.parse(store.read(key) ?? 'null')
    } catch {
      return null
    }
  },
  /** The text as it is stored, to see whether another tab wrote since. */
  text: (): string | null => store.read(key),
  write: (value: unknown): void => store.write(key, JSON.stringify(value)),
  remove: (): void => store.remove(key),
  onOtherTab: (listener: () => void) => store.onOtherTab([key], listener),
})
export type JsonStore = ReturnType<typeof createJsonStore>
