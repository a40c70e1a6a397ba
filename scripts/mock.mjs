// `npm run mock`: the mock API alone, on port 5180 or PORT, for any client on this computer.
import { fileURLToPath } from 'node:url'
import { openLoader } from './loader.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const port = Number(process.env.PORT ?? 5180)
if (!Number.isInteger(port) || port < 1 || port > 65535) {
  console.error(`PORT must be a number from 1 to 65535, not "${process.env.PORT}".`)
  process.exit(1)
}
// A real server has no say here.
delete process.env.API
const vite = await openLoader(`${root}vite.config.ts`)
const { createMockServer } = await vite.ssrLoadModule('/mocks/hosts/http.ts')

const server = createMockServer()
server.on('error', (error) => {
  console.error(
    error.code === 'EADDRINUSE' ? `Port ${port} is already in use. Choose another one: PORT=5181 npm run mock` : error,
  )
  process.exit(1)
})
server.listen(port, '127.0.0.1', () =>
  console.log(`The mock API: http://localhost:${port}/api (test bench: http://localhost:${port}/__mock)`),
)

const stop = () => {
  server.close()
  server.closeAllConnections()
  void vite.close().then(() => process.exit(0))
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
