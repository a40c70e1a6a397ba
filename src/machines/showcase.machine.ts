import { setup, type ActorRefFrom } from 'xstate'
import { categoriesMachine } from './catalogue/categories.machine'
import { actorIn } from './system'

export const showcaseMachine = setup({
  types: {} as { context: { code: string }; input: { code: string } },
  actors: { categories: categoriesMachine },
}).createMachine({
  id: 'showcase',
  description: 'What a guest may see of a tenant: the catalogue and its categories, and no cart.',
  meta: { spec: '2 Guest browse, 6 Guest' },
  context: ({ input }) => input,
  invoke: {
    src: 'categories',
    id: 'categories',
    systemId: 'categories',
    input: ({ context: { code }, self }) => ({
      source: { audience: 'guest', code },
      isShown: true,
      app: actorIn(self.system, 'app'),
    }),
  },
  initial: 'open',
  states: { open: { description: 'A guest looks around.' } },
})
export type ShowcaseActor = ActorRefFrom<typeof showcaseMachine>
