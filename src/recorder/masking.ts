import { digest } from '../machines/rules/digest'
import { ownWords } from './own-words'
import type { StandIns } from './stand-ins'
import { fieldOf, isReference, machineIdOf } from './xstate-actors'

const secretKey = /password|token|authorization|secret/i
/** Fields of goods and of what is written of them: a number among their words stays, so that quantities can be read. */
const goodsKey =
  /^(?:part_?number|part|own|key|description|text|typed|search|line|rows|cells|rest|long|above|roles?|words|sample|header)$/i
/** Fields that hold what belongs to somebody, whatever is in them. */
const personalKey =
  /name|company|address|city|zip|postal|phone|mail|note$|comment|purchase_?order|message|search|words|typed|draft|text|title|label/i
/** Fields whose texts are words of the portal's own code. */
const codeKey =
  /^(?:kind|status|reason|end|part|lang|language|theme|density|source|audience|field|fields|sort|by|how|mode|view|step|problem|state|phase|delivery|payment|reading|roles?|why|until|place|standing|unit|as|outcome|period|form|doubt|action|judged|change|filter|order|show|size|origin|cause|column|columns|to|orderPhase|press|placed|refus(?:al|ed)|rank|numbers|parts|wanted|warnings)$/
const isOwnWord = (text: string): boolean => /^[a-z][a-zA-Z0-9]{0,6}\??$/.test(text) || ownWords.has(text)
/** Fields of colours, and of styles that hold them: the tenant's colours are worked out from them. */
const styleKey = /^(?:colou?r|titles|font\w*|\w*styles)$/i
const styleWord =
  /^(?:#(?:[0-9a-f]{3}){1,2}|-?[\d.]{1,6}(?:px|pt|r?em|%)?|color|font-(?:size|weight|style)|rgba?|hsla?|bold|italic)$/i
/** A colour; that of a tag has no sign before it (spec 3). */
const colour = /^#?(?:[0-9a-f]{3}){1,2}$/i
/** Fields of numbers by which somebody is reached: some servers send them as such. */
const calledKey = /phone|zip|postal/i
const eventWord = /^[a-z]+(?:\.[a-zA-Z]+)+$/

/** Fragments that the portal's own links have. */
const ownFragments = new Set(['#exact'])
/** Words of addresses: of the portal, and of its calls. */
const places = new Set(
  (
    'api login register forgot-password about-us dashboard products category browse cart checkout order-success orders ' +
    'order-pad desk lists order-link part-numbers profile catalogs public settings resolve-host categories tags customers ' +
    'details user password auth log error media logo.svg banner.svg documents media'
  ).split(' '),
)
const asked = new Set(
  'page per_page search categoryId category tag tags tag_ids[] lang lng status email embed tab'.split(' '),
)
/** What the portal asks to be sent along with a customer. */
const embedded = /^(?:shippingAddresses\.(?:province|country),?)+$/
/** What a machine counts up by itself: a mark of its own, and a number that it goes on from. */
const numbered = /^([a-z0-9]{6,12})-(\d{1,5})$/
/** Of a longer text (a sheet of thousands of lines) no words are kept: nobody waits for the copy, and no report holds it. */
const longestOfGoods = 100_000
const isPlain = (text: string): boolean =>
  text.length <= 3 || /^-?\d{1,7}(?:\.\d{1,4})?$/.test(text) || /^\d{4}-\d\d-\d\d(?:T[\d:.]+Z?)?$/.test(text)

/**
 * Copies any value as plain JSON from which it can be read again (`reading.ts`), with stand-ins for whatever may belong to
 * somebody: texts are kept only where the contract or the code says what they can be. What has no form of its own
 * (actors, functions, machines, files) is named. The same object is copied once.
 */
export const createMask = ({ text: standIn, secret }: StandIns) => {
  const copies = new WeakMap<object, unknown>()
  const code = (text: string): string => (/^[A-Z0-9]{1,7}$/.test(text) || isPlain(text) ? text : standIn(text))
  const query = (text: string): string => {
    const shown = [...new URLSearchParams(text)].map(([name, value]) => [
      asked.has(name) ? name : standIn(name),
      (isPlain(value) && name !== 'search') || (name === 'embed' && embedded.test(value)) ? value : masked(value, name),
    ])
    return shown.length === 0 ? '' : `?${new URLSearchParams(shown)}`
  }
  /** An order link holds a version, a company, a seal, and rows of part, quantity and comment. */
  const fragment = (text: string): string =>
    ownFragments.has(text)
      ? text
      : text
          .split('/')
          .map((part, at) => (at === 1 ? code(part) : part.replaceAll(/[^#:%]+/g, (word) => fragmentWord(word))))
          .join('/')
  const fragmentWord = (word: string): string => (/^(?:\d{1,4}|[0-9a-f]{8})$/.test(word) ? word : standIn(word))
  const address = (text: string): string => {
    const [, path = '', asking = '', rest = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(text) ?? []
    const parts = path.split('/').map((part) => (part === '' || places.has(part) ? part : code(part)))
    return `${parts.join('/')}${query(asking)}${fragment(rest)}`
  }
  const inText = (text: string, key: string): string | null => {
    if (!/^\s*[{[]/.test(text)) return null
    try {
      return JSON.stringify(mask(JSON.parse(text), key))
    } catch {
      return null
    }
  }
  const masked = (text: string, key: string): string => {
    if (text === '') return text
    // The device keeps a digest of a logo's address: it tells logos apart where the address is not shown.
    if (/^logo(?:_url)?$/.test(key)) {
      if (/^mark:[0-9a-f]{1,4}-[0-9a-f]{16}$/.test(text)) return text
      return shown(text, '') === text ? text : `mark:${digest(text)}`
    }
    return shown(text, key)
  }
  /** Spellings of a part number differ in blanks, too: their stand-ins do not differ in more. */
  const spelling = (text: string): string => {
    const signs = standIn(text.replaceAll(/\s/g, '')).split('')
    return text.replaceAll(/\S/g, () => signs.shift() ?? '')
  }
  const shown = (text: string, key: string): string => {
    if (secretKey.test(key)) return secret(text)
    const json = inText(text, key)
    if (json !== null) return json
    if (text.startsWith('?')) return query(text)
    if (ownFragments.has(text)) return text
    if (text.startsWith('#1/')) return fragment(text)
    if (/^\/(?!\/)/.test(text)) return address(text)
    if (/^https?:\/\//.test(text)) return text.replace(/(?<=^https?:\/\/).*/s, standIn)
    if (/^(?:code|\w*Code|manufacturer_code)$/.test(key)) return code(text)
    if (key === 'default_page' && places.has(text)) return text
    // What somebody writes may look like a colour; those of the theme are called texts.
    if (colour.test(text) && (text[0] === '#' ? /text/.test(key) || !personalKey.test(key) : styleKey.test(key)))
      return text
    if (styleKey.test(key))
      return text.replaceAll(/[^\s:;,()]+/g, (word) => (styleWord.test(word) ? word : standIn(word)))
    if (key === 'type' && eventWord.test(text)) return text
    if (codeKey.test(key) && isOwnWord(text)) return text
    if (key === 'spellings') return spelling(text)
    if (goodsKey.test(key)) {
      if (text.length > longestOfGoods) return standIn(`${text.length} ${text.slice(0, 200)}`)
      // The key of a line begins with a word of the code, or what is sought by it is not found again.
      const own = key === 'key' ? /^(?:\d{1,3}|part)$/ : /^\d{1,3}$/
      return text.replaceAll(/[^\s,;|]+/g, (word) => (own.test(word) ? word : standIn(word)))
    }
    if (!personalKey.test(key)) {
      // What is worked out of prices, which are shown, is told from others by it.
      if (/^[+-]?\$\d{1,9}\.\d\d$/.test(text)) return text
      // A notice is closed by the number that the code gave it.
      if (/^toast-\d{1,5}$/.test(text)) return text
      const [, mark, count] = numbered.exec(text) ?? []
      if (mark !== undefined) return `${standIn(mark)}-${count}`
    }
    return isPlain(text) && (/(?:^i|I|_i)d$/.test(key) || !personalKey.test(key)) ? text : standIn(text)
  }
  /** A name that is no field's is somebody's, too. */
  const field = (name: string): string =>
    /^[a-z_$][A-Za-z_]{0,39}\d?$|^b2b_[a-z_]{1,30}$|^(?:light|dark|banner)-(?:hover|soft|text|mark)$|^\d{1,12}$|^[A-Z0-9]{1,7}$/.test(
      name,
    )
      ? name
      : standIn(name)
  const copied = (value: object, key: string): unknown => {
    if (isReference(value)) return { $actor: calledAs(value.id), $ref: value.sessionId }
    if (typeof fieldOf(value, 'getInitialSnapshot') === 'function') return { $logic: machineIdOf(value) }
    if (Array.isArray(value)) return value.map((row) => mask(row, key) ?? null)
    if (value instanceof Error) {
      return { $error: { ...parts(value), name: value.name, message: standIn(value.message) } }
    }
    if (value instanceof Map) return { $map: [...value].map(([name, part]) => [mask(name, key), mask(part, key)]) }
    if (value instanceof Set) return { $set: [...value].map((part) => mask(part, key)) }
    if (value instanceof Date) return { $date: value.getTime() }
    const own: unknown = Object.getPrototypeOf(value)
    if (own !== Object.prototype && own !== null) return { $other: key }
    return parts(value)
  }
  const parts = (value: object): object =>
    Object.fromEntries(Object.entries(value).map(([name, part]) => [field(name), mask(part, name)]))
  const mask = (value: unknown, key = ''): unknown => {
    if (typeof value === 'string') return masked(value, key)
    if (typeof value === 'function') return { $function: key }
    if (typeof value === 'number') {
      if (!Number.isFinite(value)) return { $number: String(value) }
      return calledKey.test(key) ? Number(standIn(`${value}`)) : value
    }
    if (typeof value !== 'object' || value === null) return typeof value === 'bigint' ? Number(value) : value
    const known = copies.get(value)
    if (known !== undefined) return known
    // Whatever comes around again is named.
    copies.set(value, { $again: true })
    const copy = copied(value, key)
    const isOfTexts = Array.isArray(value) && value.some((row) => typeof row === 'string')
    if (isOfTexts) copies.delete(value)
    else copies.set(value, copy)
    return copy
  }
  /** The id of an actor may be made of what somebody typed; the names of the library's own events end with it. */
  const calledAs = (id: string): string => id.replace(/(?<=^\S+ ).+/s, (text) => masked(text, 'key'))
  const eventType = (type: string): string => (type.startsWith('xstate.') ? calledAs(type) : type)
  return { mask: (value: unknown): unknown => mask(value), address, eventType, calledAs }
}
export type Mask = ReturnType<typeof createMask>
