import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain',
}

/**
 * A host that knows only files, in one folder of its address space; what is missing gets its 404.html, or with
 * `isLenient` the first page as if it were there.
 */
export const serveFiles = async (directory: string, base: string, isLenient = false) => {
  const server = createServer(async (incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost')
    const inside = pathname.startsWith(base) ? normalize(`/${pathname.slice(base.length)}`) : '/404.html'
    const file = inside.endsWith('/') ? `${inside}index.html` : inside
    const there = await readFile(join(directory, file)).catch(() => null)
    const found = there ?? (isLenient ? await readFile(join(directory, 'index.html')) : null)
    outgoing.writeHead(found === null || file === '/404.html' ? 404 : 200, {
      'Content-Type': types[there === null ? '.html' : extname(file)] ?? 'application/octet-stream',
    })
    outgoing.end(incoming.method === 'HEAD' ? undefined : (found ?? (await readFile(join(directory, '404.html')))))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: (): void => {
      server.closeAllConnections()
      server.close()
    },
  }
}
