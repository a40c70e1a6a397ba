import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Plugin } from 'vite'
import { isForMock, serveMock } from './http'

const answer = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void): void => {
  if (isForMock(incoming)) serveMock(incoming, outgoing)
  else next()
}

/** Puts the mock into Vite's development and preview servers, on the origin of the page and before Vite's fallback. */
export const mockServer = (): Plugin => ({
  name: 'tradepost-mock',
  configureServer: ({ middlewares }) => void middlewares.use(answer),
  configurePreviewServer: ({ middlewares }) => void middlewares.use(answer),
})
