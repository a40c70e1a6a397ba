import { wordsOfName } from './names'

/** Things of the portal that a guard says something of: `isCartEmpty` is about the cart, `isAllHeld` about all. */
const things: Readonly<Record<string, string>> = {
  account: 'an account is',
  addresses: 'the addresses are',
  all: 'all are',
  any: 'any is',
  buyer: 'the buyer is',
  cart: 'the cart is',
  cause: 'the cause is',
  host: 'the host is',
  line: 'the line is',
  link: 'the link is',
  none: 'none is',
  rows: 'the rows are',
  sheet: 'the sheet is',
  some: 'some are',
  tree: 'the tree is',
}
/** Names whose words say it in another order. */
const said: Readonly<Record<string, string>> = {
  canTakeRest: 'it can take the rest',
  isAllSame: 'all are the same',
  isHad: 'it is there already',
  isOnly: 'it is the only one',
  isOnlyOfAll: 'it is the only one of all',
  isOwn: 'it is its own',
  isWaited: 'it is waited for',
  isWithoutScheme: 'it has no scheme',
}
const places = /^(?:above|at|below|for|from|in|of|over|past|with|without)$/
/** What follows a place without an article. */
const bare = /^(?:doubt|work|others)$/
/** What is said of something, as the first word of a name of it: `isOwnNumber`. */
const sorts = /^(?:first|last|own|same|unknown|further|no)$/
const nouns =
  /^(?:attempt|code|column|company|customer|device|document|end|file|language|link|name|neighbour|newcomer|number|order|owner|pad|page|part|path|phase|problem|product|quantity|query|removal|retry|scheme|session|sheet|spelling|tab|token|country|load)$/

const withArticle = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`
/** What something is: `isOtherTab` is another tab, `isAtCart` is at the cart, `isStored` is stored. */
const being = (words: readonly string[]): string => {
  const [first = '', second = '', ...rest] = words
  const all = words.join(' ')
  if (first === 'to' && second === 'be') return all
  if (first === 'other' || first === 'another') return ['another', second === '' ? 'one' : second, ...rest].join(' ')
  if (places.test(first)) {
    if (second === 'another') return `${first} another one`
    return bare.test(second) || second === '' ? all : `${first} the ${[second, ...rest].join(' ')}`
  }
  if (sorts.test(first) && second !== '')
    return first === 'no' ? all : /^(?:first|last|same)$/.test(first) ? `the ${all}` : withArticle(all)
  return second === '' && nouns.test(first) ? (first === 'end' ? 'the end' : withArticle(first)) : all
}
/** What something has: `hasChanged` has changed, `hasLines` has lines, `hasCode` has a code, `hasMore` has more. */
const having = (words: readonly string[]): string => {
  const all = words.join(' ')
  const last = words.at(-1) ?? ''
  if (words.length === 1 && /^(?:changed|failed)$/.test(last)) return all
  if (words.length === 1 && /^(?:further|good|unasked|waiting|wanted)$/.test(last)) return `${all} ones`
  return nouns.test(last) && !/^(?:no|more)$/.test(words[0] ?? '') ? withArticle(all) : all
}

const single = (name: string): string => {
  const [verb = '', ...words] = wordsOfName(name).split(' ')
  if (words.length === 0) return verb
  const [first = '', ...rest] = words
  const about = things[first]
  if ((verb === 'is' || verb === 'are') && about !== undefined && rest.length > 0) return `${about} ${rest.join(' ')}`
  if (verb === 'is') return `it is ${being(words)}`
  if (verb === 'has') return `it has ${having(words)}`
  return /^(?:can|may|must|will)$/.test(verb) ? `it ${verb} ${words.join(' ')}` : [verb, ...words].join(' ')
}

const told = (name: string): string =>
  said[name] ?? (/^(?:is|are|has|can|may|must|will)[A-Z]\w*$/.test(name) ? single(name) : name)
const denied = (words: string): string => {
  const no = words.replace(/ has (?:an? )?/, ' has no ')
  if (no !== words) return no
  const not = words.replace(/ (is|are|can|may|must|will) /, ' $1 not ')
  return not === words ? `not ${words}` : not
}

/**
 * The condition of a way in words that can follow `only if`: `isStored` is `it is stored`, `hasMorePages and isFirstLoad` is
 * `it has more pages and it is the first load`. What is no such name (`in cart.open`) stays.
 */
export const conditionOf = (guard: string): string =>
  guard
    .split(/( and | or |[()])/)
    .map((part) => (part.startsWith('not ') ? denied(told(part.slice('not '.length))) : told(part)))
    .join('')
