import { createConnection, type Socket } from 'node:net'

/** How the commands of WebDriver are called: method and path over HTTP, and the name that Firefox's Marionette has for it. */
const commands = {
  newSession: ['POST', '', 'NewSession'],
  deleteSession: ['DELETE', '', 'DeleteSession'],
  navigate: ['POST', 'url', 'Navigate'],
  currentUrl: ['GET', 'url', 'GetCurrentURL'],
  refresh: ['POST', 'refresh', 'Refresh'],
  execute: ['POST', 'execute/sync', 'ExecuteScript'],
  executeAsync: ['POST', 'execute/async', 'ExecuteAsyncScript'],
  click: ['POST', 'element/{id}/click', 'ElementClick'],
  clear: ['POST', 'element/{id}/clear', 'ElementClear'],
  sendKeys: ['POST', 'element/{id}/value', 'ElementSendKeys'],
  performActions: ['POST', 'actions', 'PerformActions'],
  newWindow: ['POST', 'window/new', 'NewWindow'],
  allWindows: ['GET', 'window/handles', 'GetWindowHandles'],
  currentWindow: ['GET', 'window', 'GetWindowHandle'],
  switchToWindow: ['POST', 'window', 'SwitchToWindow'],
  switchToFrame: ['POST', 'frame', 'SwitchToFrame'],
  setWindowRect: ['POST', 'window/rect', 'SetWindowRect'],
  takeScreenshot: ['GET', 'screenshot', 'TakeScreenshot'],
  acceptAlert: ['POST', 'alert/accept', 'AcceptAlert'],
  closeWindow: ['DELETE', 'window', 'CloseWindow'],
} as const
export type CommandName = keyof typeof commands
type Params = Readonly<Record<string, unknown>>

/** One conversation with a browser. */
export type Wire = {
  readonly send: (name: CommandName, params?: Params) => Promise<unknown>
  readonly close: () => void
}

/** What a browser answers when a command cannot be carried out; `code` is the error code of the WebDriver standard. */
export class WireError extends Error {
  override readonly name = 'WireError'
  constructor(
    readonly command: CommandName,
    readonly code: string,
    message: string,
  ) {
    super(`${command}: ${code}: ${message}`)
  }
}

const isRow = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const failure = (command: CommandName, error: unknown): WireError => {
  const row = isRow(error) ? error : {}
  return new WireError(command, String(row['error'] ?? 'unknown error'), String(row['message'] ?? ''))
}

/** WebDriver over HTTP: WebKitWebDriver and chromedriver. */
export const httpWire = (port: number): Wire => {
  let session = ''
  return {
    send: async (name, params = {}) => {
      const [method, path] = commands[name]
      const { id, ...body } = params
      const place =
        name === 'newSession' ? '' : `/${session}${path === '' ? '' : `/${path.replace('{id}', String(id))}`}`
      const answer = await fetch(`http://127.0.0.1:${port}/session${place}`, {
        method,
        headers: { 'Content-Type': 'application/json' },
        ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
      })
      const { value } = (await answer.json()) as { value: unknown }
      if (!answer.ok) throw failure(name, value)
      if (name === 'newSession' && isRow(value)) session = String(value['sessionId'])
      return value
    },
    close: () => undefined,
  }
}

/** Reads the packets of Marionette, `length:json`, as they come in. */
const packets = (socket: Socket, take: (packet: unknown) => void) => {
  let rest: Buffer = Buffer.alloc(0)
  socket.on('data', (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk])
    for (let colon = rest.indexOf(58); colon > 0; colon = rest.indexOf(58)) {
      const end = colon + 1 + Number(rest.subarray(0, colon))
      if (rest.length < end) return
      const packet: unknown = JSON.parse(rest.subarray(colon + 1, end).toString())
      rest = rest.subarray(end)
      take(packet)
    }
  })
}

/** The same commands in Firefox's own words: Debian packages no geckodriver, which is a translator and no more. */
export const marionetteWire = (port: number): Promise<Wire> =>
  new Promise((resolve, reject) => {
    const waiting = new Map<
      number,
      { name: CommandName; done: (value: unknown) => void; fail: (error: Error) => void }
    >()
    const socket = createConnection({ host: '127.0.0.1', port })
    let last = 0
    const send: Wire['send'] = (name, params = {}) =>
      new Promise((done, fail) => {
        last += 1
        waiting.set(last, { name, done, fail })
        const text = JSON.stringify([0, last, `WebDriver:${commands[name][2]}`, params])
        socket.write(`${Buffer.byteLength(text)}:${text}`)
      })
    packets(socket, (packet) => {
      if (!Array.isArray(packet)) return resolve({ send, close: () => socket.destroy() })
      const [, id, error, result] = packet as readonly unknown[]
      const call = waiting.get(Number(id))
      waiting.delete(Number(id))
      if (error !== null) return call?.fail(failure(call.name, error))
      call?.done(isRow(result) && 'value' in result ? result['value'] : result)
    })
    socket.on('error', reject)
    socket.on('close', () => {
      for (const { name, fail } of waiting.values()) fail(new WireError(name, 'unknown error', 'Firefox hung up.'))
    })
  })
