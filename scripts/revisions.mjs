// The machines of another revision: from its `docs/flows/*.json`, or from its own code where it has none.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openLoader } from './loader.mjs'
import { root } from './install.mjs'

const most = 256 * 1024 * 1024
/** The repository whose history is read: this one; another for tests. */
export const repository = process.env['FLOWS_REPOSITORY'] ?? root
const git = (...args) =>
  execFileSync('git', args, { cwd: repository, encoding: 'utf8', maxBuffer: most, stdio: ['ignore', 'pipe', 'ignore'] })
const files = (commit, folder, pattern) =>
  git('ls-tree', '-r', '--name-only', commit, folder)
    .split('\n')
    .filter((path) => pattern.test(path))

/** The commit that a name stands for; `null` when there is none, or no repository. */
export const commitOf = (ref) => {
  if (!/^\w[\w./~^@{}-]*$/.test(ref)) return null
  try {
    return git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`).trim()
  } catch {
    return null
  }
}

/** The last revisions in which a machine became another one: name, day and subject, and whoever has a tag first. */
export const revisions = () => {
  try {
    const rows = (text) =>
      text
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => line.split('\t'))
    const tags = rows(git('tag', '--list', '--sort=-creatordate', '--format=%(refname:short)%09%(creatordate:short)'))
    const log = rows(git('log', '-40', '--format=%h%x09%cs%x09%s', '--', 'src/machines', ':!*.selectors.ts'))
    return [
      ...tags.map(([ref, day]) => ({ ref, day, subject: 'tag' })),
      ...log.map(([ref, day, subject]) => ({ ref, day, subject })),
    ]
  } catch {
    return []
  }
}

const written = (commit) => {
  const paths = files(commit, 'docs/flows', /^docs\/flows\/[\w-]+\.json$/).filter(
    (path) => !path.endsWith('sign-off.json'),
  )
  return paths.length === 0 ? null : `[${paths.map((path) => git('show', `${commit}:${path}`)).join(',')}]`
}

/**
 * Reads the machines out of the code of a revision, laid aside in `.cache`: in a folder of this process, so that none reads
 * what another one has half written, and what was found is there at once or not at all.
 */
const derived = async (commit) => {
  const home = `.cache/revisions/${commit}/`
  const folder = `${home}code-${process.pid}/`
  const kept = `${root}${home}machines.json`
  if (existsSync(kept)) return readFileSync(kept, 'utf8')
  const paths = files(commit, 'src', /^src\/(?:machines|api|recorder)\/.*\.ts$|^src\/[\w-]+\.ts$/)
  if (!paths.some((path) => path.endsWith('.machine.ts'))) throw new Error('It has no machines.')
  rmSync(`${root}${folder}`, { recursive: true, force: true })
  for (const path of paths) {
    mkdirSync(`${root}${folder}${path.slice(0, path.lastIndexOf('/'))}`, { recursive: true })
    writeFileSync(`${root}${folder}${path}`, git('show', `${commit}:${path}`))
  }
  const glob = "import.meta.glob('./src/machines/**/*.machine.ts', { eager: true })"
  writeFileSync(`${root}${folder}files.ts`, `export const files = ${glob}\n`)
  const vite = await openLoader()
  try {
    const { files } = await vite.ssrLoadModule(`/${folder}files.ts`)
    const { graphsIn } = await vite.ssrLoadModule('/src/flows/difference/revision.ts')
    const text = JSON.stringify(graphsIn(files))
    writeFileSync(`${root}${folder}machines.json`, text)
    renameSync(`${root}${folder}machines.json`, kept)
    return text
  } finally {
    await vite.close()
    rmSync(`${root}${folder}`, { recursive: true, force: true })
  }
}

/**
 * The machines of a revision as JSON: `text` is a list of charts, `from` says whether they were written down then
 * (`files`) or read from the code of then (`code`). Throws with a sentence.
 */
export const machinesAt = async (ref) => {
  const commit = commitOf(ref)
  if (commit === null) throw new Error(`There is no revision ${ref}.`)
  const text = written(commit)
  if (text !== null) return { commit, text, from: 'files' }
  try {
    return { commit, text: await derived(commit), from: 'code' }
  } catch (error) {
    throw new Error(`The machines of ${ref} cannot be read: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    })
  }
}

/** What a chart says, without what walks found: what a signature is of. */
const chartIn = (text) => text.split('\n"screens": ')[0].trim()
const shown = (commit, path) => {
  try {
    return git('show', `${commit}:${path}`)
  } catch {
    return null
  }
}
/**
 * The commit whose chart of a machine (the name of its file) is this one: the last one of a day (`''` for any), or the
 * first that has it, where that is later. `null` where none has.
 */
export const commitWith = (machine, text, day) => {
  const path = `docs/flows/${machine}.json`
  if (!/^[\w-]+$/.test(machine) || !/^(?:\d{4}-\d\d-\d\d)?$/.test(day)) return null
  try {
    const wanted = chartIn(text)
    const has = (commit) => chartIn(shown(commit, path) ?? '') === wanted
    const changes = git('log', '--format=%H', '--', path).split('\n').filter(Boolean)
    const at = changes.findIndex(has)
    if (at < 0) return null
    const end = at === 0 ? 'HEAD' : `${changes[at - 1]}^`
    const until = day === '' ? [] : [`--before=${day} 23:59:59`]
    const [last = ''] = git('rev-list', '-1', ...until, end).split('\n')
    return last !== '' && has(last) ? last : changes[at]
  } catch {
    return null
  }
}
/** The commit that has the chart that was signed on a day: of its file, the copy of then. */
export const commitOfSigned = (machine, day) => {
  const copy = join(repository, 'docs/flows/signed', `${machine}.json`)
  return day === '' || !/^[\w-]+$/.test(machine) || !existsSync(copy)
    ? null
    : commitWith(machine, readFileSync(copy, 'utf8'), day)
}

// As a program of its own, for the development server: writes JSON, the machines of a revision, a list of revisions, or (`--signed
// FILE DAY`) the commit of what was signed, or (`--with FILE`, the chart as its input) the last one that has a chart.
if (process.argv[1]?.endsWith('revisions.mjs')) {
  const [ref, file = '', day = ''] = process.argv.slice(2)
  try {
    if (ref === undefined) process.stdout.write(JSON.stringify({ revisions: revisions() }))
    else if (ref === '--with')
      process.stdout.write(JSON.stringify({ revision: commitWith(file, readFileSync(0, 'utf8'), '') }))
    else if (ref === '--signed') process.stdout.write(JSON.stringify({ revision: commitOfSigned(file, day) }))
    else {
      const { commit, text, from } = await machinesAt(ref)
      process.stdout.write(`{"commit":"${commit}","from":"${from}","machines":${text}}`)
    }
  } catch (error) {
    process.stdout.write(JSON.stringify({ problem: error instanceof Error ? error.message : String(error) }))
  }
}
