// What is built takes this module for `react-i18next` (vite.config.ts): the little of it that the portal uses (decision 061).
import type { i18n, TFunction, TOptions } from 'i18next'
import { createContext, createElement, use, useSyncExternalStore, type ReactNode } from 'react'

type WordsNow = { readonly t: TFunction; readonly i18n: i18n }

type Look = (key: string, options?: TOptions) => string
type Piece = string | { readonly name: string; readonly isNumber: boolean }

const gap = /\{\{(\w+)(, number)?\}\}/
/** A text in pieces: words, and what is put in between; `null` where it is more than that. */
const piecesOf = (text: string): readonly Piece[] | null => {
  const found = gap.exec(text)
  const before = text.slice(0, found?.index)
  if (/\{\{|\$t\(/.test(before)) return null
  if (found === null) return [before]
  const rest = piecesOf(text.slice(found.index + found[0].length))
  return rest && [before, { name: found[1] ?? '', isNumber: found[2] !== undefined }, ...rest]
}

/**
 * Texts with something to put in: each is looked up once for each way in which the language counts, and kept in pieces. How
 * it counts is asked with the first count.
 */
const filledTexts = (language: string, look: Look) => {
  const known = new Map<string, readonly Piece[] | null>()
  let counting: Intl.PluralRules | undefined
  return (key: string, options: TOptions): string => {
    const { count } = options
    const way =
      count === undefined ? '' : count === 0 ? 'zero' : (counting ??= new Intl.PluralRules(language)).select(count)
    const place = `${key} ${way}`
    let pieces = known.get(place)
    if (pieces === undefined) {
      pieces = piecesOf(look(key, { ...options, skipInterpolation: true }))
      known.set(place, pieces)
    }
    if (pieces === null) return look(key, options)
    return pieces
      .map((piece) => {
        if (typeof piece === 'string') return piece
        const value: unknown = options[piece.name]
        return piece.isNumber ? Number(value).toLocaleString(language) : String(value ?? '')
      })
      .join('')
  }
}

/** The words of the language that is shown; a text is looked up once. */
const wordsNow = (words: i18n): WordsNow => {
  const look = words.getFixedT(words.language) as unknown as Look
  const plain = new Map<string, string>()
  let filled: ReturnType<typeof filledTexts> | null = null
  const t = (key: string, options?: TOptions): string => {
    if (options !== undefined) return (filled ??= filledTexts(words.language, look))(key, options)
    const text = plain.get(key) ?? look(key)
    plain.set(key, text)
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
