import { spawn } from 'node:child_process'

type Answer = { readonly address: string } | { readonly problem: string }
const answerIn = (said: string): Answer => {
  const answer: unknown = JSON.parse(said)
  return typeof answer === 'object' && answer !== null && 'address' in answer
    ? { address: String(answer.address) }
    : { problem: typeof answer === 'object' && answer !== null && 'problem' in answer ? String(answer.problem) : said }
}

/** Portals of other revisions, one each, that end with this process; `script` starts one and says its address. */
export const revisionPortals = (script: () => string) => {
  const portals = new Map<string, Promise<Answer>>()
  const begin = (ref: string): Promise<Answer> =>
    new Promise((resolve) => {
      const portal = spawn(process.execPath, [script(), ref], { stdio: ['pipe', 'pipe', 'ignore'] })
      let said = ''
      portal.stdout.on('data', (text: Buffer) => {
        said += text.toString()
        if (said.includes('\n')) resolve(answerIn(said))
      })
      portal.once('exit', () => {
        portals.delete(ref)
        resolve(said === '' ? { problem: 'The portal of that revision did not start.' } : answerIn(said))
      })
    })
  return (ref: string): Promise<Answer> => {
    const known = portals.get(ref) ?? begin(ref)
    portals.set(ref, known)
    return known
  }
}
