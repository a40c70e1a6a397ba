import { parseArgs } from 'node:util'

/**
 * The port that somebody asked for, by `--port N` or `PORT=N`, else the usual one. Ends the process with a sentence where
 * that is no port, or something else was asked for, which nobody would hear of otherwise.
 */
export const askedPort = (usual, command) => {
  const end = (why) => {
    console.error(`${why}\n${command} [--port N]`)
    process.exit(1)
  }
  let asked = process.env.PORT ?? String(usual)
  try {
    asked = parseArgs({ options: { port: { type: 'string' } } }).values.port ?? asked
  } catch (error) {
    end(error.message)
  }
  const port = Number(asked)
  if (!Number.isInteger(port) || port < 1 || port > 65535) end(`A port is a number from 1 to 65535, not "${asked}".`)
  return port
}
