import { operationFor, sharedChecker } from './checker'
import type { Difference } from './difference'

const told = (differences: readonly Difference[]): string => {
  const [first] = differences
  if (first === undefined) return ''
  const rest = differences.length === 1 ? '' : ` (and ${differences.length - 1} more)`
  return `${first.operation}, ${first.where}: expected ${first.expected}, got ${first.got}${rest}`
}

/** What is wrong with a call that the handlers accepted. Somebody with curl need not say a language. */
const requestDifferences = (request: Request, body: string): readonly Difference[] => {
  const isPage = request.headers.has('sec-fetch-mode')
  return sharedChecker()
    .checkRequest(request.method, request.url, request.headers, body)
    .filter(({ where, got }) => isPage || where !== 'query lang' || got !== 'missing')
}

/**
 * The handlers' answer to a call, held against the contract: a 400 when they accepted a call that breaks it, a 500 when
 * their own answer does, both with the place. What a fault forces may be anything and does not belong here. `body` is
 * the text of the call.
 */
export const keptToContract = async (request: Request, body: string, response: Response): Promise<Response> => {
  const { method, url } = request
  const { pathname } = new URL(url)
  if (operationFor(method, pathname) === null) return response
  const broken = response.ok ? told(requestDifferences(request, body)) : ''
  if (broken !== '') return Response.json({ message: `The call differs from the contract: ${broken}` }, { status: 400 })
  const type = response.headers.get('content-type')
  const answer = await response.clone().text()
  const reason = told(sharedChecker().checkAnswer(method, pathname, response.status, type, answer))
  if (reason === '') return response
  const message = `The mock broke its own contract: ${reason}`
  console.error(message)
  return Response.json({ message }, { status: 500 })
}
