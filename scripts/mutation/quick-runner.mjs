// Runs quick.ts against modules with switches: a process of its own, so that an endless loop can be ended from outside.
import { readFileSync } from 'node:fs'
import { createVitest } from 'vitest/node'
import { runnerImport } from 'vite'

const root = process.cwd()
const targets = process.argv[2].split(',')
const environment = process.argv[3]
const { mutantsIn, withSwitches } = (await runnerImport(`${root}/scripts/mutation/mutants.ts`)).module

const switches = {
  name: 'switches',
  enforce: 'pre',
  transform(code, id) {
    const path = id.split('?')[0].slice(root.length + 1)
    if (targets.includes(path)) {
      const text = readFileSync(`${root}/${path}`, 'utf8')
      return { code: withSwitches(path, text, mutantsIn(path, text)), map: null }
    }
    // Test files hand their cases over instead of running them.
    if (!path.startsWith('tests/')) return null
    return { code: code.replaceAll("from 'vitest'", `from '${root}/scripts/mutation/collected'`), map: null }
  },
}
const vitest = await createVitest(
  'test',
  {
    watch: false,
    root,
    environment,
    include: ['scripts/mutation/quick.ts'],
    setupFiles: ['tests/setup.ts'],
    pool: 'forks',
    maxWorkers: 1,
    execArgv: ['--max-old-space-size=1024'],
    reporters: [{}],
    dangerouslyIgnoreUnhandledErrors: true,
    expect: { poll: { timeout: 2000 } },
    cache: false,
  },
  { plugins: [switches], logLevel: 'silent' },
)
await vitest.start()
await vitest.close()
