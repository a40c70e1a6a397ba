import { http } from 'msw'
import * as v from 'valibot'
import { empty, json, readBody, Refusal } from '../contract'
import { answersIn, Har, harOf } from '../recording/har'
import { createReplay } from '../recording/recorded'
import type { World } from '../world'
import { answering } from './answering'

const RecordingRequest = v.strictObject({ isOn: v.boolean() })

const standing = ({ recorder, replay }: World) => ({
  isOn: recorder.isOn(),
  recorded: recorder.list().length,
  replayed: replay.answers.length,
})

/** What a real server answered: kept, saved, brought from elsewhere, answered again. */
export const recordingHandlers = (world: World) => [
  http.get('*/__mock/recording', () => json(standing(world))),
  http.post(
    '*/__mock/recording',
    answering(async ({ request }) => {
      const { isOn } = await readBody(request, RecordingRequest)
      if (isOn && world.server === null) {
        throw new Refusal(400, 'There is no real server to record: start with API=https://... first.')
      }
      world.recorder.turn(isOn)
      return json(standing(world))
    }),
  ),
  http.delete('*/__mock/recording', () => {
    world.replay = createReplay([])
    return empty(204)
  }),
  http.get(
    '*/__mock/har',
    ({ request }) =>
      new Response(JSON.stringify(harOf(world.log.list(), new URL(request.url).origin), null, 1), {
        headers: { 'Content-Type': 'application/json; charset=utf-8' },
      }),
  ),
  http.put(
    '*/__mock/har',
    answering(async ({ request }) => {
      world.replay = createReplay(answersIn(await readBody(request, Har)))
      return json(standing(world))
    }),
  ),
]
