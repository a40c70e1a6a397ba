// `npm start`: installs what is missing, then serves the portal with its mock, and says where everything is.
import { installMissing, root } from './install.mjs'
import { askedPort } from './port.mjs'

const port = askedPort(5173, 'npm start --')
// The configuration of Vite reads it there.
process.env.PORT = String(port)
installMissing()

const { createServer } = await import('vite')
const vite = await createServer({ root, configFile: `${root}vite.config.ts`, clearScreen: false })
try {
  await vite.listen()
} catch (error) {
  if (!String(error?.message).includes('is already in use')) throw error
  console.error(
    `Port ${port} is already in use. Stop what is running there, or choose another one: npm start -- --port 5174`,
  )
  await vite.close()
  process.exit(1)
}
if (process.env.API) {
  console.log(`\nTradepost: http://localhost:${port}${vite.config.base}`)
  console.log(
    `Test bench (calls of the server, differences, records): http://localhost:${port}${vite.config.base}__mock`,
  )
  console.log(`State machines (demo tenants: without API): http://localhost:${port}${vite.config.base}__flows\n`)
} else {
  const { startText } = await vite.ssrLoadModule('/mocks/db/demo.ts')
  console.log(startText(`http://localhost:${port}`))
}
