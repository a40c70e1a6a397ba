import { allMachines } from '../all-machines'
import { graphFor } from '../page/layouts'
import {
  players,
  storyForm,
  tabNames,
  type ExploredStep,
  type ExploredStory,
  type Moved,
  type OnDevice,
  type OnServer,
  type Player,
  type Standing,
} from './explored-story'

type Row = Readonly<Record<string, unknown>>
type Check<TValue> = (value: unknown) => value is TValue
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string'
const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value)
const isListOf =
  <TValue>(isOne: Check<TValue>) =>
  (value: unknown): value is readonly TValue[] =>
    Array.isArray(value) && value.length <= mostRows && value.every((one) => isOne(one))
const isTexts: Check<readonly string[]> = (value) => isListOf(isText)(value)
const isOneOf =
  <TValue extends string>(names: readonly TValue[]) =>
  (value: unknown): value is TValue =>
    names.some((name) => name === value)
const isTab = isOneOf(tabNames)
const isTabOrNull = (value: unknown) => value === null || isTab(value)

/** A file that is longer than this, in bytes, is not read; nor is a list of more rows. */
const longestFile = 1_000_000
const mostRows = 2000

const isMoved: Check<Moved> = (value): value is Moved =>
  isRow(value) &&
  isTab(value['tab']) &&
  isOneOf(players)(value['machine']) &&
  isText(value['event']) &&
  isTexts(value['taken']) &&
  isTexts(value['asked'])
const isStanding: Check<Standing> = (value): value is Standing =>
  isRow(value) && players.every((player) => value[player] === null || isTexts(value[player]))
const isAttempt = (value: unknown): value is OnDevice['attempts'][number] =>
  isRow(value) && isText(value['of']) && isText(value['key']) && isText(value['state'])
const isDevice: Check<OnDevice> = (value): value is OnDevice =>
  isRow(value) &&
  isTextOrNull(value['signedIn']) &&
  isTexts(value['cart']) &&
  isListOf(isAttempt)(value['attempts']) &&
  isListOf(isTab)(value['waiting']) &&
  isTabOrNull(value['hasTurn'])
const isUnderWay = (value: unknown): value is OnServer['underWay'][number] =>
  isRow(value) && isText(value['key']) && isTabOrNull(value['heardBy'])
const isOrder = (value: unknown): value is OnServer['orders'][number] =>
  isRow(value) && isText(value['key']) && isTexts(value['lines'])
const isServer: Check<OnServer> = (value): value is OnServer =>
  isRow(value) && isListOf(isUnderWay)(value['underWay']) && isListOf(isOrder)(value['orders'])
const isStep: Check<ExploredStep> = (value): value is ExploredStep => {
  if (!isRow(value) || !isText(value['says']) || !isListOf(isMoved)(value['moves'])) return false
  const stands = value['stands']
  return isRow(stands) && tabNames.every((tab) => isStanding(stands[tab])) && isKept(value)
}
const isKept = ({ device, server }: Row): boolean => isDevice(device) && isServer(server)
const isStory: Check<ExploredStory> = (value): value is ExploredStory =>
  isRow(value) &&
  value['form'] === storyForm &&
  ['name', 'title', 'fault'].every((key) => isText(value[key])) &&
  isTextOrNull(value['planted']) &&
  (value['departsAt'] === null || Number.isSafeInteger(value['departsAt'])) &&
  isListOf(isStep)(value['steps']) &&
  value['steps'].length > 0

/** The machine behind a player's name. */
export const machineOf = (player: Player) => {
  const found = allMachines.find(({ machine }) => machine.id === player)
  if (!found) throw new Error(`There is no machine ${player}.`)
  return found.machine
}

/** The first state or way that a story names and that the machines of today do not have; `null` when there is none. */
const strangeIn = ({ steps }: ExploredStory): string | null => {
  const known = new Set(
    players.flatMap((player) => {
      const { states, transitions } = graphFor(machineOf(player))
      return [...states.map(({ id }) => id), ...transitions.map(({ key }) => key)]
    }),
  )
  const named = steps.flatMap(({ moves, stands }) => [
    ...moves.flatMap(({ taken }) => taken),
    ...tabNames.flatMap((tab) => players.flatMap((player) => stands[tab][player] ?? [])),
  ])
  return named.find((name) => !known.has(name)) ?? null
}

/** What became of a story's file: the story, or the reason in words why it cannot be played. */
export type ReadStory = { readonly story: ExploredStory } | { readonly reason: string }

/** Reads a story from parsed JSON and holds it against the machines of today. Never throws. */
export const readExplored = (json: unknown, called: string): ReadStory => {
  if (!isStory(json)) return { reason: `${called} holds no story of the explorer.` }
  const strange = strangeIn(json)
  return strange === null ? { story: json } : { reason: `${called} is of another version: there is no ${strange}.` }
}

/** The same for a file of the reader. */
export const readExploredFile = async (file: File): Promise<ReadStory> => {
  const none = { reason: `${file.name} holds no story of the explorer.` }
  if (file.size > longestFile) return none
  try {
    return readExplored(JSON.parse(await file.text()), file.name)
  } catch {
    return none
  }
}
