import { createServer } from 'node:net'

/** A port that nobody uses now. */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer()
      .once('error', reject)
      .listen(0, () => {
        const { port } = server.address()
        server.close(() => resolve(port))
      })
  })
