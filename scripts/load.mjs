// `npm run load`: how much one nginx with the configuration of `deploy` carries on this machine, measured with wrk on
// loopback (Debian: apt-get install wrk). The server behind /api is a second nginx that answers at once, so that what is
// measured is the way to it. SECONDS for each row, 8 unless it is said.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { chromium } from '@playwright/test'
import { findBrowser } from './browser.mjs'
import { root } from './install.mjs'
import { freePort } from './free-port.mjs'
import { ensureNginx, prepareNginx, startNginx } from './nginx.mjs'

const seconds = Number(process.env.SECONDS ?? 8)
if (spawnSync('wrk', ['-v']).error) {
  console.error('wrk is missing: apt-get install wrk')
  process.exit(1)
}
const nginx = ensureNginx()
const folder = mkdtempSync(`${tmpdir()}/tradepost-load-`)
const within = (name) => {
  mkdirSync(`${folder}/${name}`, { recursive: true })
  return `${folder}/${name}`
}
const must = (command, args) => {
  if (spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status !== 0) throw new Error(`${args[0]} failed.`)
}
must(`${root}node_modules/.bin/vite`, ['build', '--logLevel', 'warn'])
must(process.execPath, [`${root}scripts/compress.mjs`])
must(process.execPath, [`${root}scripts/deploy-files.mjs`, within('deploy')])

const stubPort = await freePort()
const answer = JSON.stringify({
  data: Array.from({ length: 12 }, (_, at) => ({ id: at, part_number: `P-${at}`, description: 'x'.repeat(150) })),
})
writeFileSync(`${within('stub')}/answer.json`, answer)
// The stand-in for the server is a server block of the same nginx: its own work is counted, too.
const stub = `
server {
  listen 127.0.0.1:${stubPort};
  access_log off;
  root ${folder}/stub;
  location / { default_type application/json; try_files /answer.json =404; }
}
`
const start = async (name, variables, connections) => {
  const prepared = await prepareNginx({ folder: within(name), deploy: `${folder}/deploy`, variables, connections })
  const site = `${folder}/${name}/conf/tradepost.conf`
  writeFileSync(site, readFileSync(site, 'utf8') + (name === 'plain' ? stub : ''))
  return startNginx(nginx, prepared)
}
const api = { TRADEPOST_API: `http://127.0.0.1:${stubPort}` }
const plain = await start('plain', api)

/** The files that a first visit of the login asks for, and what they weigh as they travel. */
const visits = async (origin) => {
  const executablePath = await findBrowser()
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] })
  const page = await browser.newPage()
  const paths = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.origin === origin && !url.pathname.startsWith('/api')) paths.push(url.pathname)
  })
  await page.goto(`${origin}/login/ACME`, { waitUntil: 'networkidle' })
  await browser.close()
  const weight = (path) => {
    const file = `${root}dist${/\.\w+$/.test(path) ? path : '/index.html'}`
    return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
  }
  return { paths, bytes: paths.reduce((sum, path) => sum + weight(path), 0) }
}

/** CPU seconds that the processes of a name have used so far. */
const cpuOf = (name) => {
  const { stdout } = spawnSync('pgrep', ['-x', name], { encoding: 'utf8' })
  return stdout
    .split('\n')
    .filter((pid) => pid !== '' && existsSync(`/proc/${pid}/stat`))
    .map((pid) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [])
    .reduce((sum, fields) => sum + (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / 100, 0)
}

const rows = []
const measure = (what, url, connections, { paths, close, headers = {} } = {}) => {
  const script = `${folder}/${rows.length}.lua`
  const list = (paths ?? [new URL(url).pathname + new URL(url).search]).map((path) => JSON.stringify(path)).join(', ')
  const lines = Object.entries({ 'Accept-Encoding': 'br', ...headers, ...(close ? { Connection: 'close' } : {}) })
  writeFileSync(
    script,
    `local paths = { ${list} }
local at = 0
${lines.map(([name, value]) => `wrk.headers[${JSON.stringify(name)}] = ${JSON.stringify(value)}`).join('\n')}
request = function() at = at % #paths + 1 return wrk.format('GET', paths[at]) end
done = function(summary, latency)
  local errors = summary.errors
  io.write(string.format('RESULT %d %d %f %f %d %d\\n', summary.requests, summary.duration, latency:percentile(50), latency:percentile(99), errors.status + errors.timeout, errors.connect + errors.read + errors.write))
end
`,
  )
  const before = cpuOf('nginx')
  const { stdout } = spawnSync(
    'wrk',
    ['-t2', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s', '-s', script, new URL(url).origin],
    { encoding: 'utf8' },
  )
  const [, requests, micros, middle, slow, bad, cut] =
    /RESULT (\d+) (\d+) ([\d.]+) ([\d.]+) (\d+) (\d+)/.exec(stdout) ?? []
  if (requests === undefined) throw new Error(stdout)
  const rate = Number(requests) / (Number(micros) / 1e6)
  const used = cpuOf('nginx') - before
  const [, transfer = ''] = /Transfer\/sec:\s+(\S+)/.exec(stdout) ?? []
  rows.push({
    what,
    connections,
    'per second': Math.round(rate),
    'p50 ms': (middle / 1000).toFixed(1),
    'p99 ms': (slow / 1000).toFixed(1),
    transfer,
    'nginx cores': (used / seconds).toFixed(2),
    'per core of nginx': Math.round(requests / used),
    'wrong or late': bad,
    cut,
  })
  return rate
}

try {
  const visit = await visits(plain.origin)
  console.log(
    `${cpus().length} cores (${cpus()[0]?.model}), load before: ${loadavg()[0]?.toFixed(1)}. ${seconds} s a row.`,
  )
  console.log(
    `A first visit of the login: ${visit.paths.length} files, ${Math.round(visit.bytes / 1000)} kB (brotli).\n`,
  )
  const files = { paths: visit.paths }
  measure('page only', `${plain.origin}/login`, 64)
  const rate = measure('files of a first visit', plain.origin, 64, files)
  for (const connections of [1000, 4000]) measure('files of a first visit', plain.origin, connections, files)
  const call = '/api/products/ACME?page=1&per_page=12&lang=en'
  const token = { Authorization: 'Bearer x' }
  measure('/api', plain.origin + call, 64, { headers: token })
  measure('/api', plain.origin + call, 1000, { headers: token })
  const small = await start('small', api, 768)
  measure("/api, Debian's 768 connections", small.origin + call, 2000, { headers: token })
  await small.stop()
  measure('new connection each', `${plain.origin}/login`, 64, { close: true })
  for (const [kind, args] of [
    ['RSA 2048', ['rsa:2048']],
    ['ECDSA P-256', ['ec', '-pkeyopt', 'ec_paramgen_curve:P-256']],
  ]) {
    const name = kind.split(' ')[0].toLowerCase()
    const [key, certificate] = [`${folder}/${name}-key.pem`, `${folder}/${name}.pem`]
    spawnSync('openssl', [
      'req',
      '-x509',
      '-nodes',
      '-days',
      '1',
      '-newkey',
      ...args,
      '-keyout',
      key,
      '-out',
      certificate,
      '-subj',
      '/CN=localhost',
    ])
    const port = await freePort()
    // The port of prepareNginx serves the health question; the site itself listens with TLS beside it.
    const secure = await prepareNginx({
      folder: within(name),
      deploy: `${folder}/deploy`,
      variables: { ...api, TRADEPOST_CERTIFICATE: certificate, TRADEPOST_KEY: key },
    })
    writeFileSync(`${folder}/${name}/conf/options/more.conf`, `listen 127.0.0.1:${port} ssl http2;\n`)
    const running = await startNginx(nginx, secure)
    measure(`TLS handshake each, ${kind}`, `https://localhost:${port}/login`, 64, { close: true })
    if (name === 'ecdsa') {
      measure('files of a first visit, TLS', `https://localhost:${port}`, 64, files)
      measure('/api, TLS', `https://localhost:${port}${call}`, 64, { headers: token })
    }
    await running.stop()
  }
  console.table(rows)
  console.log(`First visits a second, plain: ${Math.round(rate / visit.paths.length)}`)
} finally {
  await plain.stop()
  rmSync(folder, { recursive: true, force: true })
}
