// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { readExplored } from '../../src/flows/explored/explored-file'
import { exploredStories } from '../../src/flows/explored/explored-stories'
import { defects, plantedWalk } from './defects'
import { explore } from './explore'
import { recorded } from './record'
import { openTables } from './tables'

const small = { depth: 40, most: 12_000 }

test('R31 R32 no order of events breaks a rule, as far as a small walk goes', () => {
  const { states, story } = explore(openTables(), small)
  expect(story).toBeNull()
  expect(states).toBe(small.most)
})

// Two walks of many states each: minutes on a machine that is busy with other things.
describe('a planted defect is found, with its shortest story', { timeout: 900_000 }, () => {
  test.each(defects)('$planted', ({ name, planted, machine }) => {
    const { story } = explore(openTables(machine), plantedWalk)
    if (story === null) throw new Error('Not found.')
    // Breadth first: there is none that is shorter.
    const shorter = { ...plantedWalk, depth: story.steps.length - 2 }
    expect(explore(openTables(machine), shorter).story).toBeNull()
    // Written once and written again it is the same file: `npm run test:explore -- --planted`.
    const told = recorded(openTables(machine), story, { name, planted })
    const read = readExplored(JSON.parse(JSON.stringify(told)), name)
    expect(read).toEqual({ story: told })
    const file = exploredStories().stories.find((one) => one.name === name)
    expect(file, 'The file is not what the explorer finds: npm run test:explore -- --planted').toEqual(told)
  })
})
