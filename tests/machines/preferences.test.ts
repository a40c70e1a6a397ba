// @vitest-environment node
import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import type { PreferencesNews } from '../../src/machines/app.types'
import type { Language } from '../../src/api/schemas/shared'
import { preferencesMachine } from '../../src/machines/shell/preferences.machine'
import { collectingParent, question, record } from '../support/machine'

const recorder = record(preferencesMachine)

const start = () => {
  const words = question<void, { language: Language }>()
  const stored: (Language | boolean)[] = []
  const themes: boolean[] = []
  const { parent, told: news } = collectingParent<PreferencesNews>({ inspect: recorder.inspect })
  const told = () => news.map((one) => (one.type === 'notice.given' ? one.notice.kind : one.type))
  const actor = createActor(
    preferencesMachine.provide({
      actors: { loadWords: words.logic },
      actions: {
        storeLanguage: (_, { language }) => void stored.push(language),
        storeTheme: (_, { isDark }) => void stored.push(isDark),
        showTheme: (_, { isDark }) => void themes.push(isDark),
      },
    }),
    { input: { language: 'en', isDark: false }, parent },
  ).start()
  return { actor, words, stored, themes, told, now: () => actor.getSnapshot() }
}

test('I18N STORE-10 a chosen language shows once its words are there, and is remembered', async () => {
  const { actor, words, stored, told, now } = start()
  actor.send({ type: 'language.chosen', language: 'es' })
  expect(words.last().input).toEqual({ language: 'es' })
  expect(now().context.language).toBe('en')
  await words.answer()
  expect(now().context.language).toBe('es')
  expect([stored, told()]).toEqual([['es'], ['language.changed']])
})

test('I18N choosing the present language does nothing', () => {
  const { actor, words } = start()
  actor.send({ type: 'language.chosen', language: 'en' })
  expect(words.calls).toHaveLength(0)
})

test('R11 the last choice wins, whichever words come first', async () => {
  const { actor, words, stored, told, now } = start()
  actor.send({ type: 'language.chosen', language: 'es' })
  actor.send({ type: 'language.chosen', language: 'fr' })
  const [spanish, french] = words.calls
  expect(spanish?.signal.aborted).toBe(true)
  french?.resolve()
  await words.answer()
  spanish?.resolve()
  await words.answer()
  expect(now().context.language).toBe('fr')
  expect([stored, told()]).toEqual([['fr'], ['language.changed']])
})

test('I18N words that cannot be fetched leave the language as it is, and the reader is told', async () => {
  const { actor, words, stored, told, now } = start()
  actor.send({ type: 'language.chosen', language: 'fr' })
  await words.fail(new TypeError('Failed to fetch'))
  expect(now().context.language).toBe('en')
  expect([stored, told()]).toEqual([[], ['languageUnavailable']])
  actor.send({ type: 'language.chosen', language: 'fr' })
  expect(words.calls).toHaveLength(2)
})

test('THEME STORE-09 the theme is toggled, shown and remembered, also while words are fetched', () => {
  const { actor, stored, themes, now } = start()
  actor.send({ type: 'theme.toggled' })
  actor.send({ type: 'language.chosen', language: 'fr' })
  actor.send({ type: 'theme.toggled' })
  actor.send({ type: 'theme.toggled' })
  expect(now().context.isDark).toBe(true)
  expect([stored, themes]).toEqual([
    [true, false, true],
    [true, false, true],
  ])
})

test('C-35 a theme of another tab is shown here and not written again', () => {
  const { actor, stored, themes } = start()
  actor.send({ type: 'storage.changed', preferences: { language: 'en', isDark: true } })
  expect([stored, themes]).toEqual([[], [true]])
})

test('C-35 a language of another tab is fetched here', async () => {
  const { actor, words, themes, now } = start()
  actor.send({ type: 'storage.changed', preferences: { language: 'es', isDark: true } })
  await words.answer()
  expect(now().context).toMatchObject({ language: 'es', isDark: true })
  expect(themes).toEqual([true])
})

test('C-35 what another tab chooses while words are fetched is not lost', async () => {
  const { actor, words, themes, now } = start()
  actor.send({ type: 'language.chosen', language: 'es' })
  actor.send({ type: 'storage.changed', preferences: { language: 'en', isDark: true } })
  await words.answer()
  expect(now().context).toMatchObject({ language: 'es', isDark: true })
  expect(themes).toEqual([true])
})

test('PREFERENCES every state and every transition is reached by the tests above', () => {
  expect(recorder.unreached()).toEqual([])
})
