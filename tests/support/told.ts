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

/** Words that come anew are told anew, though they are the same. */
const comesAnew = (place: Element, records: readonly MutationRecord[]): boolean =>
  records.some(
    ({ target, addedNodes }) =>
      place.contains(target) && [...addedNodes].some((node) => node instanceof Element && node.textContent !== ''),
  )

/** All that is told from now on. */
export const listen = (): readonly string[] => {
  const heard: string[] = []
  const last = new WeakMap(units().map((place) => [place, place.textContent ?? '']))
  const observer = new MutationObserver((records) => {
    for (const place of units()) {
      const words = place.textContent ?? ''
      const isNew = words !== last.get(place) || comesAnew(place, records)
      if (words !== '' && isNew) heard.push(words)
      last.set(place, words)
    }
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  onTestFinished(() => observer.disconnect())
  return heard
}
