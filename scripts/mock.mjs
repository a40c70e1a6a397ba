// `npm run mock`: the mock API alone, on port 5180, --port or PORT, for any client on this computer.
import { fileURLToPath } from 'node:url'
import { openLoader } from './loader.mjs'
import { askedPort } from './port.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const port = askedPort(5180, 'npm run mock --')
// A real server has no say here.
delete process.env.API
const vite = await openLoader(`${root}vite.config.ts`)
const { createMockServer } = await vite.ssrLoadModule('/mocks/hosts/http.ts')

const server = createMockServer()
server.on('error', (error) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is already in use. Choose another one: npm run mock -- --port 5181`
      : error,
  )
  process.exit(1)
})
// Under another name than this computer's own it is called from elsewhere.
server.listen(port, process.env.MOCK_HOSTS ? '0.0.0.0' : '127.0.0.1', () =>
  console.log(`The mock API: http://localhost:${port}/api (test bench: http://localhost:${port}/__mock)`),
)

const stop = () => {
  server.close()
  server.closeAllConnections()
  void vite.close().then(() => process.exit(0))
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
