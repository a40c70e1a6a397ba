import { onTestFinished } from 'vitest'

/** The places that readers are told of whose words name something; what is busy is told when it stands. */
export const toldOf = (words: RegExp): readonly Element[] =>
  [...document.querySelectorAll('[role="status"], [role="alert"], [aria-live]')].filter(
    (place) =>
      place.getAttribute('aria-live') !== 'off' &&
      place.closest('[aria-busy="true"]') === null &&
      words.test(place.textContent ?? ''),
  )

/** What is told by itself: a place, or, where what enters it is told alone, each part of it. */
const units = (): readonly Element[] =>
  toldOf(/./).flatMap((place) => (place.getAttribute('aria-atomic') === 'false' ? [...place.children] : [place]))

/** All that is told from now on. */
export const listen = (): readonly string[] => {
  const heard: string[] = []
  const last = new WeakMap(units().map((place) => [place, place.textContent ?? '']))
  const observer = new MutationObserver(() => {
    for (const place of units()) {
      const words = place.textContent ?? ''
      if (words !== '' && words !== last.get(place)) heard.push(words)
      last.set(place, words)
    }
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  onTestFinished(() => observer.disconnect())
  return heard
}
