// `npm run contract -- URL --email E --password P [--tenant CODE] [--lang en] [--place]`: a check of a server
// against the contract; read-only, save with --place, which places one order. Ends with 0 when there are no
// differences, 1 when there are some, 2 when it cannot run.
import { parseArgs } from 'node:util'
import { openLoader } from './loader.mjs'

const usage = 'npm run contract -- URL --email EMAIL --password PASSWORD [--tenant CODE] [--lang LANGUAGE] [--place]'
const fail = (message) => {
  console.error(message)
  process.exit(2)
}

const text = { type: 'string' }
const given = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { email: text, password: text, tenant: text, lang: text, place: { type: 'boolean' } },
    })
  } catch (error) {
    return fail(`${error.message}\n${usage}`)
  }
}
const { values, positionals } = given()
const { email, password, tenant = null, lang: language = 'en', place = false } = values
if (positionals.length !== 1 || !email || !password) fail(usage)

const vite = await openLoader()
const { languages } = await vite.ssrLoadModule('/src/languages.ts')
if (!languages.includes(language)) fail(`--lang must be ${languages.join(', ')}, not "${language}".`)
const { checkServer } = await vite.ssrLoadModule('/mocks/openapi/check-server.ts')
const { reportText } = await vite.ssrLoadModule('/mocks/openapi/report.ts')
try {
  const report = await checkServer({ fetch, base: positionals[0], email, password, tenant, language, place })
  console.log(reportText(report))
  process.exitCode = report.differences.length === 0 ? 0 : 1
} catch (error) {
  if (error?.name !== 'CannotRun') console.error(error)
  fail(error.message)
} finally {
  await vite.close()
}
