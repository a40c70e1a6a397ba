import { assign, sendParent, setup, type ActorRefFrom } from 'xstate'
import type { Language } from '../../api/schemas/shared'
import type { Preferences, PreferencesNews } from '../app.types'
import { effect, port } from '../port'

type PreferencesContext = Preferences & { readonly wanted: Language }
export type PreferencesEvent =
  | { type: 'language.chosen'; language: Language }
  | { type: 'theme.toggled' }
  | { type: 'storage.changed'; preferences: Preferences }
export const preferencesMachine = setup({
  types: {} as {
    context: PreferencesContext
    events: PreferencesEvent
    input: Preferences
  },
  actors: { loadWords: port<void, { language: Language }>('loadWords') },
  actions: {
    storeLanguage: (_, _params: { language: Language }) => effect('storeLanguage')(),
    storeTheme: (_, _params: { isDark: boolean }) => effect('storeTheme')(),
    showTheme: (_, _params: { isDark: boolean }) => effect('showTheme')(),
    announceLanguage: sendParent({ type: 'language.changed' } satisfies PreferencesNews),
    tellUnavailable: sendParent({
      type: 'notice.given',
      notice: { kind: 'languageUnavailable' },
    } satisfies PreferencesNews),
  },
  guards: { isOtherLanguage: ({ context }, { language }: { language: Language }) => language !== context.language },
}).createMachine({
  id: 'preferences',
  description: 'The language and the theme of this browser.',
  meta: { spec: '1 Languages and theme, 3 Session (stored flags)' },
  context: ({ input }) => ({ ...input, wanted: input.language }),
  initial: 'settled',
  on: {
    'theme.toggled': {
      description: 'Light becomes dark, dark becomes light; remembered per browser.',
      actions: [
        assign(({ context }) => ({ isDark: !context.isDark })),
        { type: 'storeTheme', params: ({ context }) => context },
        { type: 'showTheme', params: ({ context }) => context },
      ],
    },
  },
  states: {
    settled: {
      description: 'The words on the screen are those of the language.',
      on: {
        'language.chosen': {
          description: 'The reader picks one of the three languages.',
          guard: { type: 'isOtherLanguage', params: ({ event }) => event },
          target: 'switching',
          actions: assign(({ event }) => ({ wanted: event.language })),
        },
        'storage.changed': [
          {
            description: 'Another tab changed the language.',
            guard: { type: 'isOtherLanguage', params: ({ event }) => event.preferences },
            target: 'switching',
            actions: [
              assign(({ event }) => ({ wanted: event.preferences.language, isDark: event.preferences.isDark })),
              { type: 'showTheme', params: ({ context }) => context },
            ],
          },
          {
            description: 'Another tab changed the theme.',
            actions: [
              assign(({ event }) => ({ isDark: event.preferences.isDark })),
              { type: 'showTheme', params: ({ context }) => context },
            ],
          },
        ],
      },
    },
    switching: {
      description: 'The words of the new language are being fetched; the old ones stay until they are there.',
      invoke: {
        src: 'loadWords',
        input: ({ context }) => ({ language: context.wanted }),
        onDone: {
          description:
            'The new words are on the screen; the choice is kept, and whoever has texts of the server is told.',
          target: 'settled',
          actions: [
            assign(({ context }) => ({ language: context.wanted })),
            { type: 'storeLanguage', params: ({ context }) => context },
            'announceLanguage',
          ],
        },
        onError: {
          description: 'The words could not be fetched: the language stays, and the reader is told.',
          target: 'settled',
          actions: 'tellUnavailable',
        },
      },
      on: {
        'language.chosen': {
          description: 'The reader changes their mind: the last choice counts.',
          target: 'switching',
          reenter: true,
          actions: assign(({ event }) => ({ wanted: event.language })),
        },
        'storage.changed': {
          description:
            'Another tab changed something meanwhile: its theme counts here, the language is being chosen here.',
          actions: [
            assign(({ event }) => ({ isDark: event.preferences.isDark })),
            { type: 'showTheme', params: ({ context }) => context },
          ],
        },
      },
    },
  },
})

export type PreferencesActor = ActorRefFrom<typeof preferencesMachine>
