import { conditionOf } from './condition-words'
import type { ChartState, ChartTransition } from './graph'
import { widestOf, words, wrapped, type Line, type Word } from './lines'
import { wordsOfName } from './names'

/** How high a line is, in px; the larger letters of a title need more. */
export const lineHeight = ({ spans }: Line): number => (spans.some(({ style }) => style === 'title') ? 20 : 16)
const heightOf = (lines: readonly Line[]): number => lines.reduce((sum, line) => sum + lineHeight(line), 0)
/** Between the border of a state and its words, in px. */
export const inset = 10
const blockGap = 6

/** Lines that belong together: what a state says, or one transition (`transition` is its key). */
export type Block = { readonly transition: string | null; readonly lines: readonly Line[] }
export type PlacedBlock = Block & { readonly x: number; readonly y: number }
/**
 * The words of a state, placed from its left upper corner; `rule` is where a line parts them from the events that
 * change no state.
 */
export type Face = {
  readonly blocks: readonly PlacedBlock[]
  readonly rule: number | null
  readonly width: number
  readonly height: number
}

/** Actions as a chart says them: what is kept in the context is said by its name, and left out where it has none. */
export const namedActions = (actions: readonly string[]): readonly string[] =>
  actions.filter((action) => action !== 'assign').map((action) => wordsOfName(action.replace(/^assign /, 'keeps ')))
/** A condition as a chart says it, `[it is stored]`; `''` for none. */
export const conditionIn = ({ guard }: Pick<ChartTransition, 'guard'>): string =>
  guard === null ? '' : `[${conditionOf(guard)}]`
const actionsOf = (all: readonly string[]): readonly Word[] => {
  const actions = namedActions(all)
  return actions.flatMap((action, at) => {
    const parts = words(`${action}${at < actions.length - 1 ? ',' : ''}`, 'action')
    return parts.map((part, place) => (at + place === 0 ? { ...part, text: `/ ${part.text}` } : part))
  })
}
const guardOf = (transition: ChartTransition): readonly Word[] => words(conditionIn(transition), 'guard')
const marked = ({ label, isInternal }: ChartTransition): string => `${isInternal ? '' : '↻ '}${wordsOfName(label)}`

/** The words beside an arrow: the event, below it the guard, below that the actions. */
export const labelBlock = (transition: ChartTransition, most: number): Block => ({
  transition: transition.key,
  lines: [words(wordsOfName(transition.label), 'event'), guardOf(transition), actionsOf(transition.actions)].flatMap(
    (part) => wrapped(part, most),
  ),
})
/** One transition as a row inside its state: it leads nowhere else. */
const rowBlock = (transition: ChartTransition, most: number): Block => ({
  transition: transition.key,
  lines: wrapped(
    [...words(marked(transition), 'event'), ...guardOf(transition), ...actionsOf(transition.actions)],
    most,
  ),
})

/** The size of a block in px. */
export const sizeOf = ({ lines }: Block): { readonly width: number; readonly height: number } => ({
  width: widestOf(lines),
  height: heightOf(lines),
})

/** Blocks one below the other, with their distance from the top. */
export type Stack = {
  readonly items: readonly { readonly block: Block; readonly top: number }[]
  readonly width: number
  readonly height: number
}
/** Stacks blocks with a little room between them; nothing is 0 px high. */
export const stackOf = (blocks: readonly Block[]): Stack => {
  let height = 0
  const items = blocks.map((block, at) => {
    const top = height + (at === 0 ? 0 : blockGap)
    height = top + sizeOf(block).height
    return { block, top }
  })
  return { items, width: Math.max(0, ...blocks.map((block) => sizeOf(block).width)), height }
}

const plain = (lines: readonly Line[]): readonly Block[] => (lines.length === 0 ? [] : [{ transition: null, lines }])
/** The ports of a state, one below the other; those of the whole machine share lines: its states are what one looks for. */
const portBlocks = ({ invokes, parent }: ChartState, most: number): readonly Block[] => {
  const ports = invokes.map(({ port }) => `⟳ ${wordsOfName(port)}`)
  if (parent === null)
    return plain(
      wrapped(
        ports.map((text): Word => ({ text, style: 'port' })),
        most,
      ),
    )
  return plain(ports.flatMap((text) => wrapped(words(text, 'port'), most)))
}
/** What a state says beside its own words: a section of the specification (`''` for none), and what comes first. */
type Saying = { readonly spec: string; readonly namesFirst: boolean }
const headBlocks = (state: ChartState, { spec, namesFirst }: Saying, most: number): readonly Block[] => {
  const tags = state.tags.map((tag) => `#${wordsOfName(tag)}`).join(' ')
  const hidden = state.hidden > 0 ? `… ${state.hidden} states inside` : ''
  const style = state.parent === null ? 'title' : 'name'
  const { key, description } = state
  // The words of the business first; the name in the code is for those who look for it.
  const isNamed = namesFirst || description === ''
  return [
    ...plain(wrapped(words(isNamed ? key : description, style), most)),
    ...plain(wrapped([...words(isNamed ? '' : key, 'code'), ...words(tags, 'port')], most)),
    ...plain(wrapped(words(isNamed ? description : '', 'note'), most)),
    ...plain(wrapped(words(spec === '' ? '' : `Specification: ${spec}`, 'port'), most)),
    ...plain(wrapped(words(hidden, 'port'), most)),
    ...portBlocks(state, most),
    ...plain(
      [
        { word: 'entry', actions: state.entry },
        { word: 'exit', actions: state.exit },
      ]
        .filter(({ actions }) => namedActions(actions).length > 0)
        .flatMap(({ word, actions }) => wrapped([...words(word, 'event'), ...actionsOf(actions)], most)),
    ),
  ]
}

/**
 * What a state says: description, name, tags, section of the specification (`''` for none), ports, entry and exit
 * actions, and the events that it only notes.
 */
export const faceOf = (state: ChartState, saying: Saying, noted: readonly ChartTransition[], most: number): Face => {
  let y = inset
  const place = (block: Block, gap: number): PlacedBlock => {
    const placed = { ...block, x: inset, y }
    y += sizeOf(block).height + gap
    return placed
  }
  const head = headBlocks(state, saying, most).map((block) => place(block, 4))
  const rule = noted.length > 0 ? y + 2 : null
  if (rule !== null) y = rule + blockGap
  const rows = noted.map((transition) => place(rowBlock(transition, most), 2))
  const blocks = [...head, ...rows]
  return {
    blocks,
    rule,
    width: Math.max(...blocks.map((block) => sizeOf(block).width)) + 2 * inset,
    height: y - (rows.length > 0 ? 2 : 4) + inset,
  }
}
