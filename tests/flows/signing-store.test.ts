import { afterEach, describe, expect, test } from 'vitest'
import { connectDevServer, type DevServer } from '../../src/flows/page/dev-server'
import { nothingSigned, readSignOff, writeSignOff, type Approval } from '../../src/flows/signing/sign-off'
import { createSigning } from '../../src/flows/signing/store'

const approval: Approval = { of: 'machine', id: 'cart', fingerprint: '1', who: 'Ana', when: '2026-11-24', words: '' }
/** A store with a reader, when it has read what there is. */
const opened = async (server: DevServer | null) => {
  connectDevServer(server)
  const signing = createSigning()
  signing.subscribe(() => undefined)
  await Promise.resolve()
  await Promise.resolve()
  return signing
}
afterEach(() => connectDevServer(null))

describe('what was signed', () => {
  test('stays in the browser where there is no development server', async () => {
    const signing = await opened(null)
    expect(await signing.add({ approvals: [approval] })).toBe(true)
    expect(signing.snapshot()).toMatchObject({ isServed: false, signOff: { approvals: [approval] } })
    expect((await opened(null)).snapshot().signOff.approvals).toEqual([approval])
    expect(readSignOff(window.localStorage.getItem('tradepost-sign-off') ?? '')?.approvals).toEqual([approval])
  })

  test('is kept by the development server, with the chart of what was signed; the browser keeps nothing', async () => {
    const asked: unknown[] = []
    const signing = await opened(async (what, body) => {
      asked.push([what, body])
      return { ...nothingSigned, approvals: body === undefined ? [] : [approval], isServed: true }
    })
    expect(await signing.add({ approvals: [approval], machine: 'cart', record: '{}' })).toBe(true)
    expect(asked).toEqual([
      ['sign-off', undefined],
      ['sign-off', { approvals: [approval], machine: 'cart', record: '{}' }],
    ])
    expect(signing.snapshot()).toMatchObject({ isServed: true, problem: '', signOff: { approvals: [approval] } })
    expect(window.localStorage.length).toBe(0)
  })

  test('is not said to be kept when the server refuses it, or is gone', async () => {
    let answer: DevServer = async () => ({ ...nothingSigned, isServed: true })
    const signing = await opened((what, body) => answer(what, body))
    answer = async () => ({ problem: 'That is too long.' })
    expect(await signing.add({ approvals: [approval] })).toBe(false)
    expect(signing.snapshot()).toMatchObject({ problem: 'That is too long.', signOff: nothingSigned })
    answer = () => Promise.reject(new Error('gone'))
    expect(await signing.add({ approvals: [approval] })).toBe(false)
    expect(signing.snapshot().problem).toBe('The development server does not answer: nothing was kept.')
  })

  test('is taken from a file that was sent, which is told; any other file is told, too', async () => {
    const signing = await opened(null)
    const sent = new File([writeSignOff({ approvals: [approval], remarks: [] })], 'ana.json')
    await signing.open(sent)
    expect(signing.snapshot()).toMatchObject({
      problem: '',
      told: 'Taken from ana.json: 1 approved, 0 said.',
      signOff: { approvals: [approval] },
    })
    for (const text of ['', '{', '[]', '{"approvals": [{"id": 1}]}', 'null']) {
      await signing.open(new File([text], 'other.json'))
      expect(signing.snapshot(), text).toMatchObject({
        problem: 'There is no sign-off in other.json.',
        told: '',
        signOff: { approvals: [approval] },
      })
    }
  })
})
