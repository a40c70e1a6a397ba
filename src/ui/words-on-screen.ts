// What is built takes this module for `react-i18next` (vite.config.ts): the little of it that the portal uses (decision 061).
import type { i18n, TFunction, TOptions } from 'i18next'
import { createContext, createElement, use, useSyncExternalStore, type ReactNode } from 'react'

type WordsNow = { readonly t: TFunction; readonly i18n: i18n }

/** The words of the language that is shown; a text without anything to put in is looked up once. */
const wordsNow = (words: i18n): WordsNow => {
  const look = words.getFixedT(words.language) as unknown as (key: string, options?: TOptions) => string
  const plain = new Map<string, string>()
  const t = (key: string, options?: TOptions): string => {
    const text = options === undefined ? (plain.get(key) ?? look(key)) : look(key, options)
    if (options === undefined) plain.set(key, text)
    return text
  }
  return { t: t as unknown as TFunction, i18n: words }
}

/** What is shown of the words: other ones when another language is shown, or when more of them have come. */
const watch = (words: i18n) => {
  let shown = wordsNow(words)
  const listeners = new Set<() => void>()
  const renew = () => {
    shown = wordsNow(words)
    for (const listener of listeners) listener()
  }
  words.on('languageChanged', renew)
  words.store.on('added', renew)
  return {
    now: () => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
const watched = new WeakMap<i18n, ReturnType<typeof watch>>()
const watchOf = (words: i18n) => {
  const known = watched.get(words) ?? watch(words)
  watched.set(words, known)
  return known
}

const Shown = createContext<WordsNow | null>(null)

/** Everything below is drawn with these words. */
export const I18nextProvider = ({ i18n: words, children }: { readonly i18n: i18n; readonly children: ReactNode }) => {
  const { subscribe, now } = watchOf(words)
  return createElement(Shown, { value: useSyncExternalStore(subscribe, now, now) }, children)
}

/** The words on the screen. */
export const useTranslation = (): WordsNow => {
  const shown = use(Shown)
  if (shown === null) throw new Error('There are no words around this component.')
  return shown
}
