import * as v from 'valibot'
import type { Http } from '../http'

const DocumentOrNothing = v.nullable(v.object({ html: v.string(), address: v.string() }))
type FoundDocument = v.InferOutput<typeof DocumentOrNothing>

/**
 * A company's document, whichever host it is from, as a read of the API, so that the device keeps it like one: `http`
 * loads it, and `over` asks any client for it.
 */
export const documentAnswer = (http: Http, code: string, load: () => Promise<FoundDocument>) => ({
  http: { ...http, get: async (_, schema) => v.parse(schema, await load()) } satisfies Http,
  over: (line: Http) => ({ document: () => line.get(`/about-us/${code}`, DocumentOrNothing) }),
})
