// `npm run test:deploy`: the production build behind a real nginx with the configuration of `deploy`, the mock as the
// server behind /api. Installs nginx where it is missing (Debian, root), runs journeys over it, looks at every kind of
// answer, and puts it through what goes wrong. Listens on this computer only.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { tmpdir } from 'node:os'
import { ensureBrowser } from './browser.mjs'
import { root } from './install.mjs'
import { freePort } from './free-port.mjs'
import { brotli, complaintOf, ensureNginx, prepareNginx, startNginx } from './nginx.mjs'
import { checkOddRequests } from './odd-requests.mjs'

const journeys = [
  'LOGIN-43 REG-47', // login
  'GEN-01 a buyer finds parts', // order
  'S2 C-36|S5 a document', // About Us
  'R31 the answer to an order gets lost',
  'R23 two tabs',
  'S4 ', // headers and policy
]
const secret = 'secret-token-of-this-test'
const rows = []
const note = (what, isFine, found) => {
  rows.push({ what, isFine, found: String(found) })
  console.log(`${isFine === null ? 'skip' : isFine ? 'ok  ' : 'FAIL'}  ${what}: ${found}`)
}
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

const nginx = ensureNginx()
const browser = await ensureBrowser()
const folder = mkdtempSync(`${tmpdir()}/tradepost-deploy-`)
const within = (name) => {
  mkdirSync(`${folder}/${name}`, { recursive: true })
  return `${folder}/${name}`
}
const environment = { ...process.env, TRADEPOST_ABOUT_US_ORIGINS: 'https://docs.other.test' }
const run = (command, args, more = {}) =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...environment, ...more } }).status === 0
const must = (isDone, what) => {
  if (!isDone) throw new Error(`${what} failed.`)
}

must(run(`${root}node_modules/.bin/vite`, ['build', '--logLevel', 'warn']), 'The build')
must(run(process.execPath, [`${root}scripts/compress.mjs`]), 'The compression')
must(run(process.execPath, [`${root}scripts/deploy-files.mjs`, within('deploy')]), 'Writing the header files')

const mockPort = await freePort()
const mock = spawn(process.execPath, [`${root}scripts/mock.mjs`], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...environment, PORT: String(mockPort) },
})
for (let turn = 0; turn < 200; turn += 1) {
  if ((await fetch(`http://127.0.0.1:${mockPort}/api/public/resolve-host`).catch(() => null)) !== null) break
  await pause(100)
}
// The journeys look into the mock's log and set its faults; its pictures and documents stand on the portal's origin.
const mocksOwn = `location ~ ^/(?:__mock|media|documents)(?:/|$) {
  proxy_pass http://127.0.0.1:${mockPort};
  proxy_set_header Host 127.0.0.1:${mockPort};
}
`
const mockBehind = { TRADEPOST_API: `http://127.0.0.1:${mockPort}` }
const prepare = (name, variables, snippet) =>
  prepareNginx({ folder: within(name), deploy: `${folder}/deploy`, variables, snippet })

/** One call with node:http, which takes every header and tells of a cut connection. */
const ask = (origin, path, { method = 'GET', headers = {}, body } = {}) =>
  new Promise((resolve) => {
    const call = request(`${origin}${path}`, { method, headers, agent: false }, (answer) => {
      const chunks = []
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, text: Buffer.concat(chunks).toString() }),
      )
      answer.on('error', () => resolve({ status: 0, headers: {}, text: '' }))
    })
    call.on('error', (error) => resolve({ status: 0, headers: {}, text: error.code ?? error.message }))
    call.end(body)
  })
const asJson = ({ text }) => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const checkHeaders = async (origin) => {
  const page = readFileSync(`${root}dist/index.html`, 'utf8')
  const asset = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? ''
  const kinds = [
    ['page', '/login/ACME', 200, 'no-store'],
    ['deep address', '/products/A.12?search=x.js', 200, 'no-store'],
    ['asset', asset, 200, 'public, max-age=31536000, immutable'],
    ['theme.js', '/theme.js', 200, 'no-cache'],
    ['missing asset', '/assets/none.js', 404, 'no-store'],
    ['api', '/api/public/settings/ACME?lang=en', 200, 'no-store'],
    ['api 404', '/api/public/settings/NONE?lang=en', 404, 'no-store'],
  ]
  for (const [what, path, status, cache] of kinds) {
    const { headers, status: found } = await ask(origin, path)
    const isSafe =
      headers['x-content-type-options'] === 'nosniff' &&
      'strict-transport-security' in headers &&
      /frame-ancestors 'none'/.test(headers['content-security-policy'])
    const isOnce = !String(headers['cache-control']).includes(', no-')
    note(
      `headers: ${what}`,
      found === status && headers['cache-control'] === cache && isSafe && isOnce,
      `${found} ${headers['cache-control']}`,
    )
  }
  const { headers: missing } = await ask(origin, '/assets/none.js')
  note(
    'a missing script says that it is text',
    missing['content-type'].startsWith('text/plain'),
    missing['content-type'],
  )
  await checkOddRequests({ ask, note, origin, asset })
  for (const [coding, name] of [
    ['gzip', 'gzip'],
    ['br', 'brotli'],
  ]) {
    const { headers } = await ask(origin, asset, { headers: { 'Accept-Encoding': coding } })
    const isThere = coding === 'gzip' || existsSync(brotli)
    const isFine = headers['content-encoding'] === coding && /accept-encoding/i.test(headers.vary ?? '')
    note(
      `prepared files: ${name}`,
      isThere ? isFine : null,
      isThere ? `${headers['content-length']} bytes` : 'no module',
    )
  }
}

/** What a host should not tell or give (docs/asvs.md). */
const checkQuiet = async (origin) => {
  const page = readFileSync(`${root}dist/index.html`, 'utf8')
  const trace = await ask(origin, '/login', { method: 'TRACE', headers: { Authorization: `Bearer ${secret}` } })
  note('TRACE', trace.status === 405 && !trace.text.includes(secret), trace.status)
  const list = await ask(origin, '/assets/')
  note('no list of files', list.status === 404 && !list.text.includes('.js'), list.status)
  const paths = [
    '/.git/config',
    '/assets/.git/config',
    '/package.json',
    '/assets/../../nginx.conf',
    '/%2e%2e/nginx.conf',
  ]
  const answers = await Promise.all(paths.map((path) => ask(origin, path)))
  const isQuiet = ({ status, text }) => [400, 404].includes(status) || (status === 200 && text === page)
  note('nothing beside the build', answers.every(isQuiet), answers.map(({ status }) => status).join())
  const { headers } = await ask(origin, '/login')
  note('no version of nginx', headers.server === 'nginx', headers.server)
}

const checkBodies = async (origin) => {
  const path = '/api/orders/ACME'
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${secret}` }
  const large = await ask(origin, path, { method: 'POST', headers, body: Buffer.alloc(50 * 1024 * 1024, 32) })
  note(
    '50 MB body',
    large.status === 413 && typeof asJson(large)?.message === 'string',
    `${large.status} ${large.text}`,
  )
  note(
    'headers: 413',
    large.headers['cache-control'] === 'no-store' && /json/.test(large.headers['content-type']),
    large.headers['content-type'],
  )
  const small = await ask(origin, path, { method: 'POST', headers, body: Buffer.alloc(900 * 1024, 32) })
  note('900 kB body', [400, 401, 422].includes(small.status), `${small.status}, the answer of the server itself`)
}

const checkLogs = async (origin, logs) => {
  await ask(origin, `/api/customers/ACME?email=${secret}@acme.test`, { headers: { Authorization: `Bearer ${secret}` } })
  await ask(origin, `/login?lng=${secret}`)
  await pause(200)
  const text = readdirSync(logs)
    .map((name) => readFileSync(`${logs}/${name}`, 'utf8'))
    .join('')
  note(
    'logs without tokens and queries',
    text.includes('/api/customers/ACME') && !text.includes(secret),
    `${text.split('\n').length} lines`,
  )
}

/** So many calls, some at a time, half of them pages; counts what came back. */
const load = async (origin, count, meanwhile) => {
  const outcomes = {}
  let left = count
  const work = async () => {
    while (left > 0) {
      left -= 1
      const { status } = await ask(origin, left % 2 ? '/login' : '/api/public/settings/ACME?lang=en')
      outcomes[status] = (outcomes[status] ?? 0) + 1
      await pause(2)
    }
  }
  const parts = await Promise.all([...Array.from({ length: 8 }, work), meanwhile()])
  return { outcomes, result: parts.at(-1) }
}

const checkRestarts = async (prepared, first) => {
  const reloaded = await load(first.origin, 1200, async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await pause(400)
      first.reload()
    }
  })
  note('three reloads under load', Object.keys(reloaded.outcomes).join() === '200', JSON.stringify(reloaded.outcomes))
  const killed = await load(first.origin, 1200, async () => {
    await pause(500)
    await first.kill()
    return startNginx(nginx, prepared)
  })
  const { 200: answered = 0, 0: refused = 0, ...others } = killed.outcomes
  const isFine = answered > 0 && refused > 0 && Object.keys(others).length === 0
  note('killed and started again under load', isFine, `${answered} answered, ${refused} cut or refused`)
  return killed.result
}

const checkWrongServers = async () => {
  const nowhere = await startNginx(nginx, await prepare('nowhere', { TRADEPOST_API: 'http://127.0.0.1:9' }))
  const gone = await ask(nowhere.origin, '/api/tags?lang=en')
  note('nobody behind /api', gone.status === 502 && asJson(gone)?.error !== undefined, `${gone.status} ${gone.text}`)
  note('the pages still come', (await ask(nowhere.origin, '/login')).status === 200, 200)
  await nowhere.stop()

  const unknown = await prepare('unknown', { TRADEPOST_API: 'https://no-such-host.invalid' })
  const complaint = complaintOf(nginx, unknown) ?? ''
  note('a host that does not exist', complaint.includes('host not found in upstream'), complaint.split('\n')[0])
  const wrong = await prepare('wrong', { TRADEPOST_API: 'erp.example.com' }).catch((error) => error)
  note('an address without https://', wrong instanceof Error, wrong.message)

  const key = `${folder}/key.pem`
  const certificate = `${folder}/certificate.pem`
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  spawnSync('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '1',
    '-keyout',
    key,
    '-out',
    certificate,
    ...subject,
  ])
  const seen = []
  const server = createSecureServer(
    { key: readFileSync(key), cert: readFileSync(certificate) },
    (incoming, outgoing) => {
      seen.push({ url: incoming.url, ...incoming.headers })
      outgoing.writeHead(200, {
        'Content-Type': 'application/json',
        'Cache-Control': 'public, max-age=60',
        // As much as a server with many cookies says.
        'X-Long': 'a'.repeat(12_000),
      })
      outgoing.end('{}')
    },
  )
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const api = `https://localhost:${server.address().port}`
  const doubted = await startNginx(nginx, await prepare('doubted', { TRADEPOST_API: api }))
  const refused = await ask(doubted.origin, '/api/tags?lang=en')
  note(
    'a certificate that nobody vouches for',
    refused.status === 502 && seen.length === 0,
    `${refused.status} ${refused.text}`,
  )
  await doubted.stop()
  const trusted = await startNginx(nginx, await prepare('trusted', { TRADEPOST_API: api, TRADEPOST_CA: certificate }))
  const headers = { Authorization: `Bearer ${secret}`, 'Idempotency-Key': 'k-1', 'X-Forwarded-For': '203.0.113.9' }
  const passed = await ask(trusted.origin, '/api/orders/A%2FB?lang=en&x=%20', { method: 'POST', headers, body: '{}' })
  const [call] = seen
  const isWhole =
    call?.authorization === headers.Authorization &&
    call['idempotency-key'] === 'k-1' &&
    call.url === '/api/orders/A%2FB?lang=en&x=%20'
  note('a trusted server gets token, key, path and query as sent', passed.status === 200 && isWhole, call?.url)
  const from = call?.['x-forwarded-for']
  note('it hears who calls, whatever the caller says', from === '127.0.0.1', from)
  note('its Cache-Control is replaced', passed.headers['cache-control'] === 'no-store', passed.headers['cache-control'])
  await trusted.stop()
  server.close()
}

const checkRedirect = async () => {
  const port = await freePort()
  const variables = {
    ...mockBehind,
    TRADEPOST_SERVER_NAME: 'shop.example.com *.shop.example.com',
    TRADEPOST_REDIRECT: `127.0.0.1:${port}`,
  }
  const portal = await startNginx(nginx, await prepare('redirect', { ...variables }))
  const led = async (Host) =>
    (await ask(`http://localhost:${port}`, '/products?page=2', { headers: { Host } })).headers['location']
  const found = [await led('acme.shop.example.com'), await led('other.test')].join(' ')
  const isFine = found === 'https://acme.shop.example.com/products?page=2 https://shop.example.com/products?page=2'
  note('plain HTTP is led to names that are ours', isFine, found)
  await portal.stop()
}

const checkFullDisk = async () => {
  const disk = within('full')
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk]).status !== 0) {
    return note('a full disk', null, 'no file system can be mounted here')
  }
  try {
    const small = await startNginx(nginx, await prepare('full', mockBehind))
    try {
      writeFileSync(`${disk}/filler`, Buffer.alloc(2 * 1024 * 1024))
    } catch {
      // That is the point.
    }
    const page = await ask(small.origin, '/login')
    const answer = await ask(small.origin, '/api/public/settings/ACME?lang=en')
    const order = await ask(small.origin, '/api/orders/ACME', { method: 'POST', body: Buffer.alloc(900 * 1024, 32) })
    const isFine = page.status === 200 && answer.status === 200 && [400, 401, 422].includes(order.status)
    note(
      'a full disk under logs and work files',
      isFine,
      `page ${page.status}, api ${answer.status}, 900 kB order ${order.status}`,
    )
    await small.stop()
  } finally {
    spawnSync('umount', [disk])
  }
}

try {
  const prepared = await prepare('portal', mockBehind, mocksOwn)
  let portal = await startNginx(nginx, prepared)
  console.log(`nginx at ${portal.origin}, the mock behind /api.\n`)
  await checkHeaders(portal.origin)
  await checkQuiet(portal.origin)
  await checkBodies(portal.origin)
  await checkLogs(portal.origin, `${folder}/portal/logs`)
  portal = await checkRestarts(prepared, portal)
  await checkWrongServers()
  await checkRedirect()
  await checkFullDisk()
  const grep = journeys.join('|')
  // The static demo has a host of its own.
  const args = [
    'test',
    '--grep',
    grep,
    '--grep-invert',
    'the demo',
    '--workers',
    '1',
    '--reporter',
    'list',
    '--output',
    `${folder}/journeys`,
  ]
  const isFine = run(`${root}node_modules/.bin/playwright`, args, {
    JOURNEY_ORIGIN: portal.origin,
    CHROME_PATH: browser,
  })
  note('journeys over nginx', isFine, `--grep "${grep}"`)
  await portal.stop()
} finally {
  mock.kill()
  rmSync(folder, { recursive: true, force: true })
}

const width = Math.max(...rows.map(({ what }) => what.length))
const mark = { true: 'ok  ', false: 'FAIL', null: 'skip' }
console.log(
  `\n${rows.map(({ what, isFine, found }) => `${mark[isFine]}  ${what.padEnd(width)}  ${found.slice(0, 100)}`).join('\n')}`,
)
const failed = rows.filter(({ isFine }) => isFine === false).length
console.log(`\n${rows.length - failed} fine, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
