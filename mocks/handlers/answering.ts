import type { HttpResponseResolver } from 'msw'
import { answerTo } from '../contract'

type Params = Record<string, string>
type Ask = { readonly request: Request; readonly params: Params }

/** A handler whose checks may throw a `Refusal`, which becomes the answer. Path parameters come decoded. */
export const answering =
  (answer: (ask: Ask) => Response | Promise<Response>): HttpResponseResolver =>
  async ({ request, params }) => {
    try {
      return await answer({ request, params: params as Params })
    } catch (error) {
      return answerTo(error)
    }
  }
