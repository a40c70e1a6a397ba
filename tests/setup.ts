import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { takeComplaints, watchConsole } from './support/console-errors'
import { writeReached } from './support/reached'
import { hearRenders } from './support/renders'

// Browsers take a space for a space in the names of things; the tests' own reading of names does not.
vi.mock('../src/machines/rules/whole-sizes', () => ({ withWholeSizes: (name: string) => name }))

/** What a former file of this process has left open hears nothing of this one, and is not heard: tabs of other browsers. */
const ofThisFile = crypto.randomUUID()
const { BroadcastChannel: Channel } = globalThis
globalThis.BroadcastChannel = class extends Channel {
  constructor(name: string) {
    super(`${name} ${ofThisFile}`)
  }
}

beforeEach(watchConsole)
// Hooks after a test run in reverse: the first one registered has the last word, also on how a screen was taken down.
afterEach(() => {
  const complaints = takeComplaints()
  if (complaints.length > 0) throw new Error(complaints.join('\n'))
})

afterAll(writeReached)

if (typeof document !== 'undefined') {
  hearRenders()
  const { cleanup, configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: 40_000 })
  const { freshDatabase } = await import('./support/records')
  beforeEach(freshDatabase)
  afterEach(() => {
    cleanup()
    window.localStorage.clear()
    window.sessionStorage.clear()
  })
}
