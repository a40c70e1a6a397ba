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
  writeText: (text: string): void => store.write(key, text),
  write: (value: unknown): void => store.write(key, JSON.stringify(value)),
  remove: (): void => store.remove(key),
  /** Calls back with the text that another tab wrote, `null` when it removed the key. */
  onOtherTab: (listener: (text: string | null) => void) => store.onOtherTab([key], listener),
})
export type JsonStore = ReturnType<typeof createJsonStore>
