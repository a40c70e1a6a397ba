import { virtual } from '@guidepup/virtual-screen-reader'
import { onTestFinished, vi } from 'vitest'

// What it asks of a page and jsdom does not have; and it looks for labels in places that have left the page already.
Reflect.set(globalThis, 'CSS', { escape: (text: string) => text.replaceAll(/[^\w-]/g, String.raw`\$&`) })
Reflect.set(Element.prototype, 'getElementById', () => null)

/** What only paper shows is hidden by a file of styles, and none is read here. */
const withoutPaper = () => {
  for (const place of document.querySelectorAll('[data-paper="only"]')) place.setAttribute('hidden', '')
}
// Every day is this day: it is written on orders.
vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T15:00:00') })

const settled = () => new Promise((tell) => setTimeout(tell, 60))

const isOfDialog = (phrase: string, phrases: readonly string[]): boolean =>
  phrase.startsWith('assertive: ') &&
  phrases.some((one) => one.startsWith('alertdialog, ') && one.startsWith(`alertdialog, ${phrase.slice(11, 20)}`))

/**
 * What a person would say of these phrases: where a paragraph begins and ends is not said by any screen reader, nor the
 * words of a button or a link once more after its name.
 */
const spoken = (phrases: readonly string[]): readonly string[] =>
  phrases.filter((phrase, at) => {
    if (/^(?:end of )?(?:paragraph|document|strong|emphasis)$/.test(phrase)) return false
    if (/^end of (?!main|banner|dialog|alertdialog|form|table|navigation|region)/.test(phrase)) return false
    const before = phrases[at - 1] ?? ''
    // It calls dialogs urgent regions besides; no other reader does.
    if (/^(?:polite|assertive): $/.test(phrase) || phrase === before || isOfDialog(phrase, phrases)) return false
    return !(
      /^(?:button|link|heading|columnheader|rowheader|cell|tab|option), /.test(before) && before.includes(`, ${phrase}`)
    )
  })

/** A virtual screen reader on the page; what it says is written down, to be read by a person. */
export const listen = async () => {
  const lines: string[] = []
  const begin = async () => {
    withoutPaper()
    await virtual.start({ container: document.body })
    await virtual.clearSpokenPhraseLog()
  }
  const write = (title: string, phrases: readonly string[]) => lines.push('', `## ${title}`, ...spoken(phrases))
  await begin()
  onTestFinished(() => virtual.stop())
  return {
    /** From the beginning of a place to its end. */
    read: async (title: string, place: HTMLElement) => {
      await virtual.stop()
      withoutPaper()
      await virtual.start({ container: place })
      const last = `end of ${await virtual.lastSpokenPhrase()}`
      while ((await virtual.lastSpokenPhrase()) !== last) await virtual.next()
      write(title, await virtual.spokenPhraseLog())
      await virtual.stop()
      await begin()
    },
    /** What is said by itself: where the focus goes, and what is told. `seen` is what the gesture leads to. */
    after: async (title: string, gesture: () => Promise<unknown>, seen: () => Promise<unknown>) => {
      await virtual.clearSpokenPhraseLog()
      await gesture()
      await seen()
      let count = -1
      for (let log = await virtual.spokenPhraseLog(); log.length !== count; log = await virtual.spokenPhraseLog()) {
        count = log.length
        await settled()
      }
      write(title, await virtual.spokenPhraseLog())
    },
    /** Everything that was heard, for a file. */
    text: (title: string) => `${title}\n${'='.repeat(title.length)}\n${lines.join('\n')}\n`,
  }
}
