// @vitest-environment node
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { packageIn } from '../scripts/licences.ts'
import { projectFiles, rootFile } from './support/files'

type Package = {
  readonly dev?: true
  readonly optional?: true
  readonly integrity?: string
  readonly hasInstallScript?: true
}
const { packages } = JSON.parse(rootFile('package-lock.json')) as {
  readonly packages: Readonly<Record<string, Package>>
}
const { dependencies, devDependencies, scripts } = JSON.parse(rootFile('package.json')) as Readonly<
  Record<'dependencies' | 'devDependencies' | 'scripts', Readonly<Record<string, string>>>
>

test('S27 few packages run in production, each with a reason, each in one version, nothing of them runs while installing', () => {
  expect(Object.keys(dependencies).length).toBeLessThanOrEqual(22)
  for (const version of Object.values({ ...dependencies, ...devDependencies }))
    expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  const page = projectFiles(['docs'], /^docs\/dependencies\.md$/)[0]?.[1] ?? ''
  const reasons = [...page.matchAll(/^\| `([^`]+)` \| .{10,} \|$/gm)].map(([, name]) => name)
  expect(reasons.toSorted()).toEqual(Object.keys(dependencies).toSorted())
  const shipped = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev)
  expect(shipped.length).toBeGreaterThan(Object.keys(dependencies).length)
  for (const [path, { integrity, hasInstallScript }] of shipped) {
    expect([path, hasInstallScript]).toEqual([path, undefined])
    expect([path, integrity]).toEqual([path, expect.stringMatching(/^sha512-/)])
  }
})

test('S27 what the project installs by itself runs no script of a package', () => {
  const [[, text] = ['', '']] = projectFiles(['scripts'], /^scripts\/install\.mjs$/)
  expect(text).toMatch(/'ci',[^\]]*'--ignore-scripts'/)
})

test('S27 the bill of materials names the project, all that is shipped, and nothing of development', () => {
  expect(scripts['sbom']).toBe('node scripts/sbom.mjs')
  const script = fileURLToPath(new URL('../scripts/sbom.mjs', import.meta.url))
  const bill = JSON.parse(
    execFileSync(process.execPath, [script], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  )
  expect(bill).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: { component: { name: 'tradepost', type: 'application' } },
  })
  const refs: readonly string[] = bill.components.map((one: { 'bom-ref': string }) => one['bom-ref'])
  const shipped = [...rootFile('docs/licences.md').matchAll(/^\| ([@a-z][^ ]*) \| (\d[^ ]*) \|/gm)]
  expect(shipped.length).toBeGreaterThan(40)
  const wanted = [
    ...shipped.map(([, name, version]) => `${name}@${version}`),
    ...Object.entries(dependencies).map((one) => one.join('@')),
  ]
  expect(wanted.filter((ref) => !refs.includes(ref))).toEqual([])
  for (const name of ['typescript', 'vite', 'vitest'])
    expect(
      refs.some((ref) => ref.startsWith(`${name}@`)),
      name,
    ).toBe(false)
}, 60_000)

test('S27 each package that is shipped brings the text of its licence, also where it lies in no file', () => {
  const shipped = [...rootFile('docs/licences.md').matchAll(/^\| ([@a-z][^ ]*) \| \d/gm)].map(([, name]) =>
    String(name),
  )
  const textOf = (name: string) => packageIn(fileURLToPath(new URL(`../node_modules/${name}`, import.meta.url)))
  const texts = shipped.map(textOf)
  expect(texts.filter(({ text }) => (text ?? '').length < 400).map(({ name }) => name)).toEqual([])
  expect(textOf('react-remove-scroll-bar').text).toContain('Copyright (c) Anton Korzunov')
})

/** Ways in which another window, or another host, could speak to the page or run in it. */
const ways =
  /\bwindow\.opener\b|\bpostMessage\(|addEventListener\(\s*['"]message['"]|\bonmessage\b|\bimportScripts\(|createElement\(\s*['"]script['"]|\bcallback=|\bjsonp\b/gi
const waysIn = (files: readonly (readonly [string, string])[]) =>
  files
    // The visualizer and the demo's first script are not in what buyers get.
    .filter(([path]) => !path.startsWith('src/flows/') && path !== 'src/demo.ts')
    .flatMap(([path, text]) => [...text.matchAll(ways)].map(([way]) => `${path} ${way}`))

/** Where tabs of our own origin speak of what the device keeps (decision 032): a channel that no other origin can join. */
const channel = 'src/api/browser/channel.ts'

test('S29 no other window is listened or spoken to, and nothing is fetched as a script', () => {
  const files = projectFiles(['src'], /\.tsx?$/)
  expect(waysIn(files.filter(([path]) => path !== channel))).toEqual([])
  const [, text] = files.find(([path]) => path === channel) ?? ['', '']
  expect(waysIn([[channel, text]])).toEqual([`${channel} addEventListener('message'`, `${channel} postMessage(`])
  expect(text).toMatch(/opened = new Speaking\([^]*opened\.addEventListener\('message'[^]*opened\.postMessage\(/)
})

test('S29 every way out of the origin opens without an opener and tells nobody where from', () => {
  const files = projectFiles(['src'], /\.tsx?$/).filter(([path]) => !path.startsWith('src/flows/'))
  const out = files.filter(([, text]) => text.includes('_blank'))
  expect(out.map(([path]) => path)).toEqual(['src/ui/account/framed-document.ts'])
  for (const [, text] of out) expect(text).toContain("setAttribute('rel', 'noopener noreferrer')")
  const linked = files.flatMap(([path, text]) => [...text.matchAll(/\bhref=["'{]\s*["'`]?https?:/g)].map(() => path))
  expect(linked).toEqual([])
})

test.each([
  'window.opener.location = x',
  "window.addEventListener('message', hear)",
  'parent.postMessage(token)',
  "document.createElement('script')",
])('S29 the check finds %s', (text) => {
  expect(waysIn([['src/ui/x.tsx', text]])).toHaveLength(1)
})
