// Which figure answers which goal of section 5 of docs/quality-rules.md, and what it says.
import type { Figures as Mutation } from '../mutation/score'

type Cell = { readonly situation: string; readonly fault: string; readonly result: string; readonly reason?: string }
type Journey = { readonly journey: string; readonly outcome: string }
/** A part of the storms: how many of its tests passed, and what they counted. */
type Storm = {
  readonly date: string
  readonly passed: number
  readonly failed: number
  readonly [count: string]: number | string
}
const storms = ['soak', 'heap', 'storage', 'markers', 'texts', 'documents', 'starts', 'actors', 'secrets'] as const
type StormName = (typeof storms)[number]
type AbleName = 'axe' | 'apg' | 'adapted' | 'longer' | 'keys'
type Dated = { readonly date: string; readonly command: string; readonly seconds: number }

/** What `docs/figures` holds; `null` where a figure was never taken. */
export type Figures = {
  readonly faults: { readonly date: string; readonly seconds: number; readonly cells: readonly Cell[] } | null
  readonly engines: {
    readonly date: string
    readonly command: string
    readonly engines: readonly {
      readonly engine: string
      readonly version: string
      readonly journeys: readonly Journey[]
    }[]
  } | null
  /** What the explorer of orders walked through; `broken` names the first rule that did not hold. */
  readonly explore: {
    readonly date: string
    readonly states: number
    readonly depth: number
    readonly broken: string | null
  } | null
  readonly mutation: Mutation | null
  readonly protections:
    | (Dated & {
        readonly held: number
        readonly rows: readonly {
          readonly what: string
          readonly file: string
          readonly test: string
          readonly isHeld: boolean
        }[]
      })
    | null
  readonly census: Census | null
  /** How often each property was played, and what failed. */
  readonly properties:
    | (Dated & {
        readonly wanted: number
        readonly failed: readonly string[]
        readonly families: readonly { readonly family: string; readonly runs: number }[]
      })
    | null
  /** What a browser did at the worst of moments. */
  readonly journeys:
    | (Dated & {
        readonly sets: readonly {
          readonly name: string
          readonly of: number
          readonly passed: number
          readonly failed: readonly string[]
        }[]
      })
    | null
  /** The tests that were played again and again. */
  readonly repeat:
    | (Dated & {
        readonly sets: readonly {
          readonly name: string
          readonly times: number
          readonly runs: number
          readonly failed: readonly string[]
        }[]
      })
    | null
  readonly storms: (Readonly<Record<StormName, Storm>> & { readonly command: string }) | null
  readonly able: (Readonly<Partial<Record<AbleName, Storm>>> & { readonly command: string }) | null
}
/** What the registry says of the packages that are shipped, by how bad it is. */
export type Advisories = Readonly<Record<'low' | 'moderate' | 'high' | 'critical', number>>
/** What can be counted in the tree without running it. */
export type Census = {
  readonly date: string
  readonly command: string
  readonly rules: { readonly named: number; readonly of: number; readonly missing: readonly string[] }
  readonly properties: { readonly named: number; readonly of: number; readonly missing: readonly string[] }
  readonly machines: { readonly whole: number; readonly of: number }
  readonly locales: { readonly keys: number; readonly differing: number }
  readonly dependencies: number
  readonly origins: { readonly files: number; readonly foreign: readonly string[] }
  readonly advisories: Advisories | null
  readonly contrast: {
    readonly colours: number
    readonly enough: number
    readonly large: number
    readonly worst: number
  }
  readonly accent: { readonly colours: number; readonly enough: number; readonly worst: number }
  /** Rows of docs/asvs.md by their verdict. */
  readonly asvs: { readonly held: number; readonly server: number; readonly none: number }
  readonly fixedWaits: number
}

export type Figure = { readonly says: string; readonly command: string; readonly date: string | null }
type Measure = { readonly of: string; readonly ours: (figures: Figures) => Figure | null }

/** Not measured as the goal has it; the words say what there is instead. */
const only = (says: string): Figure => ({ says: `not measured yet; ${says}`, command: '', date: null })
const counted = (census: Census | null, says: (census: Census) => string): Figure | null =>
  census && { says: says(census), command: census.command, date: census.date }
const thousands = (count: number): string => count.toLocaleString('en')
/** What a browser did of a set of journeys; `null` where they were never played. */
const played = (journeys: Figures['journeys'], name: string, says: string): Figure | null => {
  const set = journeys?.sets.find((one) => one.name === name)
  if (!journeys || set === undefined) return null
  const failed = set.failed.length === 0 ? '' : `; failed: ${set.failed.join('; ')}`
  return { says: `${set.passed} of ${set.of}: ${says}${failed}`, command: journeys.command, date: journeys.date }
}
/** What a walk over all surfaces says. */
const able = (figures: Figures, name: AbleName, says: (part: Storm) => string): Figure | null => {
  const part = figures.able?.[name]
  return part === undefined || figures.able === null
    ? null
    : { says: says(part), command: figures.able.command, date: part.date }
}
/** What parts of the storms say, and how many of their tests failed, if any did. */
const stormy = (
  figures: Figures,
  names: readonly StormName[],
  says: (parts: Record<StormName, Storm>) => string,
): Figure | null => {
  const { storms: found } = figures
  if (found === null || names.some((name) => found[name] === undefined)) return null
  const failed = names.reduce((sum, name) => sum + found[name].failed, 0)
  const date = names.map((name) => found[name].date).toSorted()[0] ?? null
  const words = says(found)
  return {
    says: failed === 0 ? words : `**${failed} parts failed**; the others: ${words}`,
    command: found.command,
    date,
  }
}
const missing = (names: readonly string[]): string => (names.length === 0 ? '' : `; without: ${names.join(', ')}`)

/** In the order of the goals; each is found by how its figure begins. */
export const measures: readonly Measure[] = [
  {
    of: 'Fault matrix',
    ours: ({ faults }) => {
      if (faults === null) return null
      const count = (result: string): number => faults.cells.filter((one) => one.result === result).length
      const says = `${count('pass')} passed, ${count('fail')} failed, ${count('n/a')} not applicable of ${faults.cells.length}`
      return { says, command: 'npm run test:faults', date: faults.date }
    },
  },
  {
    of: 'Chaos soak',
    ours: (figures) =>
      stormy(figures, ['soak', 'heap', 'actors'], ({ soak, heap, actors }) => {
        const share = Math.round((Number(soak['faulty']) / Number(soak['calls'])) * 1000) / 10
        return `${soak['steps']} steps, 3 tenants, 2 tabs, ${share} % of ${soak['calls']} calls faulty, ${soak['orders']} orders of ${soak['submissions']} submissions: 0 invariant breaks; heap ${heap['heap']} % after ${heap['changes']} screen changes; ${actors.passed === 0 ? '?' : 0} actors left after logout`
      }),
  },
  {
    of: 'Corrupted storage',
    ours: (figures) =>
      stormy(
        figures,
        ['storage', 'starts'],
        ({ storage, starts }) =>
          `${storage['starts']} starts in the browser and ${starts['starts']} fuzzed below it: 0 unusable; recovery by 1 click, by 2 (Logout in the menu) from ${storage['refused']} starts with a company that the server does not know`,
      ) ??
      only(
        'hostile values under each key in `tests/journeys/trouble.journey.ts`, any text in `tests/rules/cart-storage.test.ts`',
      ),
  },
  {
    of: 'Reload/close cut points',
    ours: ({ journeys }) =>
      played(
        journeys,
        'cut-points',
        'four moments, each with an order that is stored, refused, failing, and refused for want of a session; after each one order on the mock, the cart kept until then, the doubt told wherever there was no answer',
      ),
  },
  {
    of: 'Double submit',
    ours: ({ journeys }) =>
      played(
        journeys,
        'double-submit',
        'the order, the registration, the login, the forgotten and the new password, ten presses with a burst of Enter, Enter alone, two tabs: one request each; of two tabs that order, one order',
      ),
  },
  {
    of: '401 storm',
    ours: ({ journeys }) =>
      played(
        journeys,
        'session-storm',
        'twenty calls of eight tabs refused at once, one redirection each; a refusal of the former session ends nothing; the other tab has left when it has heard (no timer), 0 calls with the token of one company to the address of another',
      ),
  },
  {
    of: 'Property tests',
    ours: ({ census, properties }) => {
      const named = counted(
        census,
        ({ properties: { named: some, of, missing: names } }) =>
          `${some} of ${of} families named by a test${missing(names)}`,
      )
      if (named === null) return null
      if (properties === null) return { ...named, says: `${named.says}; 100,000 not measured yet` }
      const whole = properties.families.filter(({ runs }) => runs >= 100_000)
      const fewer = properties.families.filter(({ runs }) => runs < 100_000)
      const rest =
        fewer.length === 0
          ? ''
          : `, fewer in the time there was: ${fewer.map(({ family, runs }) => `${family} ${thousands(runs)}`).join(', ')}`
      const failed = `${properties.failed.length} failed${properties.failed.length > 0 ? ` (${properties.failed.join('; ')})` : ''}`
      const says = `${named.says}; 100,000 runs of ${whole.length}${rest}; ${failed}`
      return { says, command: properties.command, date: properties.date }
    },
  },
  {
    of: 'Machine coverage',
    ours: ({ mutation, census, explore }) => {
      if (mutation === null || census === null) return null
      const walked =
        explore &&
        `; ${thousands(explore.states)} joint states of two tabs and a server up to depth ${explore.depth} (\`npm run test:explore\`, ${explore.date}): ${explore.broken === null ? 'all rules hold' : `**broken: ${explore.broken}**`}`
      const { whole, of } = census.machines
      const drawn = mutation.sample === null ? '' : `, a sample of ${mutation.sample.size}`
      const says = `${whole} of ${of} machines have a test that every state, transition and answer of a guard is reached; mutation score ${mutation.score} %${drawn}, decoders not in it${walked ?? ''}`
      return { says, command: mutation.command, date: mutation.date }
    },
  },
  {
    of: 'Requirements with a named passing test',
    ours: ({ census }) =>
      counted(
        census,
        ({ rules: { named, of, missing: names }, asvs }) =>
          `${named} of ${of} named by a test${missing(names)}; ASVS 5.0, levels 1 and 2 ([asvs.md](asvs.md)): ${asvs.held} rows held, each with its test, ${asvs.server} for the server behind, ${asvs.none} of which there is nothing here`,
      ),
  },
  {
    of: 'XSS corpus',
    ours: (figures) =>
      stormy(
        figures,
        ['texts', 'documents'],
        ({ texts, documents }) =>
          `${texts['payloads']} payloads in each of ${texts['fields']} text fields on ${texts['screens']} looks at screens, ${documents['documents']} documents in ${documents['looks']} frames: 0 executions, 0 dialogs, 0 navigations, 0 CSP reports`,
      ) ??
      only('markup in server texts in `tests/journeys/trouble.journey.ts`, hostile documents in `about-us.journey.ts`'),
  },
  {
    of: 'CSP',
    ours: ({ protections }) =>
      protections && {
        says: 'no unsafe-inline, no unsafe-eval, no wildcard of scripts or connections; Trusted Types enforced; 1 policy in production',
        command: protections.command,
        date: protections.date,
      },
  },
  {
    of: 'Token leak',
    ours: (figures) => {
      const { faults } = figures
      if (faults === null) return null
      const cells = `0 in ${faults.cells.filter(({ result }) => result === 'pass').length} cells of the fault matrix`
      const below = stormy(figures, ['soak', 'markers', 'texts', 'documents', 'secrets'], (parts) => {
        const calls = (['soak', 'markers', 'texts', 'documents'] as const).map((name) =>
          Number(parts[name]['foreignCalls']),
        )
        return `0 of ${calls.reduce((sum, count) => sum + count, 0)} off-origin requests in the storms, ${cells}; 0 of ${parts.secrets['planted']} planted secrets in a log body`
      })
      if (below !== null) return below
      const says = `${cells}; secrets in logs as a property in \`tests/rules/error-report.test.ts\`, 10,000 not measured yet`
      return { says, command: 'npm run test:faults', date: faults.date }
    },
  },
  {
    of: 'Cross-tenant marker scan',
    ours: (figures) =>
      stormy(
        figures,
        ['markers'],
        ({ markers }) =>
          `${markers['switches']} switches, ${markers['screens']} looks at screens, ${markers['late']} answers of the former tenant after a switch: 0 foreign markers`,
      ),
  },
  {
    of: 'Advisories',
    ours: ({ census }) =>
      counted(census, ({ dependencies, origins, advisories }) => {
        const known =
          advisories === null
            ? 'advisories not measured: the registry did not answer'
            : `${advisories.high} high, ${advisories.critical} critical, ${advisories.moderate} moderate, ${advisories.low} low`
        const others = origins.foreign.length === 0 ? '' : ` (${origins.foreign.join(', ')})`
        return `${known}; ${origins.foreign.length} third-party origins in ${origins.files} built files${others}, 0 asked for through a purchase (\`tests/journeys/secrecy.journey.ts\`); ${dependencies} direct runtime dependencies`
      }),
  },
  {
    of: 'axe: 20 surfaces',
    ours: (figures) =>
      able(
        figures,
        'axe',
        ({ runs, findings, unsure }) =>
          `${runs} runs on 32 surfaces, failed and empty ones among them: ${findings} findings; ${unsure} places where axe could not be sure (colours behind pictures and shades), not gone through one by one; every state of the charts in both themes and two sizes by \`npm run test:able -- --only atlas\`, a seventh of them with each \`npm test\``,
      ),
  },
  {
    of: 'APG checks',
    ours: (figures) =>
      able(
        figures,
        'apg',
        ({ claims, broken, passed, failed }) =>
          `${Number(claims) - Number(broken)} of ${claims} sentences hold, of ${Number(passed) + Number(failed)} patterns`,
      ),
  },
  {
    of: 'Keyboard-only journeys',
    ours: (figures) =>
      able(figures, 'adapted', ({ ways, surfaces, findings }) => {
        const keys = figures.able?.keys
        const stopped = keys
          ? `; ${keys['stops']} stops of the Tab key on ${keys['surfaces']} surfaces, ${keys['findings']} findings`
          : ''
        return `320 px, text of twice the size, forced colours, less motion: ${ways} ways, ${surfaces} looks at surfaces, ${findings} findings${stopped}; keys alone from the login to the order in three engines (\`tests/engines/keyboard.engine.ts\`)`
      }),
  },
  {
    of: 'Contrast over',
    ours: ({ census }) =>
      counted(census, ({ contrast: { colours, enough, large, worst }, accent }) => {
        const share = (count: number): string => `${((count / colours) * 100).toFixed(1)} %`
        return `accents of ${thousands(accent.colours)} random colours of companies, both themes: ${share(accent.enough)} have 4.5:1, the worst ${accent.worst}:1; of ${thousands(colours)} random tag colours, never shifted (decision 005), ${share(enough)} have 4.5:1, ${share(large)} have 3:1, the worst ${worst}:1`
      }),
  },
  {
    of: 'Languages',
    ours: ({ census, able: found }) => {
      const longer = found?.longer
      const cut = longer
        ? `${longer['texts']} texts made four tenths longer on ${longer['surfaces']} surfaces, ${longer['findings']} cut`
        : '+40 % not measured yet'
      return counted(
        census,
        ({ locales: { keys, differing } }) => `${keys} keys in each language, ${differing} differ; ${cut}`,
      )
    },
  },
  {
    of: 'Stability of the suite',
    ours: ({ census, repeat }) => {
      const waits = counted(census, ({ fixedWaits }) => `${fixedWaits} fixed waits`)
      if (waits === null) return null
      if (repeat === null) return { ...waits, says: `${waits.says}; 50 repeats not measured yet` }
      const sets = repeat.sets.map(({ name, times, runs, failed }) => {
        const which = failed.length === 0 ? '' : ` (${[...new Set(failed)].join('; ')})`
        return `${name} ${times} times, ${thousands(runs)} tests, ${failed.length} failed${which}`
      })
      return { says: [waits.says, ...sets].join('; '), command: repeat.command, date: repeat.date }
    },
  },
]
