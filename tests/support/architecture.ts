import { posix } from 'node:path'

export type Import = { readonly from: string; readonly isType: boolean }
/** What a folder may import: project paths or packages; `byType` only in an `import type`. */
type Rule = { readonly files: RegExp; readonly any: RegExp; readonly byType?: RegExp }

const statement = /(?:^|[\n;])\s*(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]/g
const dynamic = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g
const typePosition = /(?:^|[^=(])[:<|&]\s*(?:typeof\s+)?$/

/** The imports of a text, static and dynamic; a dynamic one in the place of a type is a type. */
export const importsOf = (text: string): readonly Import[] => [
  ...[...text.matchAll(statement)].map(([, type, from = '']) => ({ from, isType: type !== undefined })),
  ...[...text.matchAll(dynamic)].map((match) => ({
    from: match[1] ?? '',
    isType: typePosition.test(text.slice(0, match.index)),
  })),
]

/** The project path of an import, without its ending; a package keeps its name. */
const resolved = (path: string, from: string): string =>
  from.startsWith('.') ? posix.join(posix.dirname(path), from).replace(/\.(?:tsx?|json)$/, '') : from

const isAny = (...parts: readonly string[]): RegExp => new RegExp(`^(?:${parts.join('|')})$`)
const react = [
  'react|react-dom(?:/client)?|react-i18next|react-router-dom',
  '@xstate/react|@tanstack/react-virtual|lucide-react|radix-ui/.+',
].join('|')
const schemas = 'src/api/schemas/.+'
const styles = '.+\\.css'
const buildSettings = 'src/(?:build-settings|languages)'
/** `isSameId`, `isLanguage` and `textIn` are rules about the contract; they live beside it. */
const sharedSchema = 'src/api/schemas/shared'
const areas = ['session', 'tenant', 'catalogue', 'ordering', 'account', 'shell'] as const

const machineRules: Rule[] = areas.map((area) => ({
  files: new RegExp(`^src/machines/${area}/`),
  any: isAny(
    'xstate',
    'src/machines/(?:port|delays|loading|news|system|tags|rules/.+)',
    sharedSchema,
    `src/machines/${area}/.+`,
  ),
  byType: isAny(schemas, 'src/machines/.+'),
}))
const areaRules: Rule[] = areas.map((area) => ({
  files: new RegExp(`^src/ui/${area}/`),
  any: isAny(
    react,
    styles,
    `src/ui/(?:[^/]+|components/.+|layouts/.+|${area}/.+)`,
    'src/ui/[a-z]+/(?!.*-screen$).+',
    'src/machines/(?:delays|tags|rules/.+)',
    'src/machines/(?:app\\.selectors|[a-z]+/.+\\.(?:selectors|types))',
    // Lists of the contract may be shown; reading answers with it is the business of api alone.
    `${schemas}|src/api/countries|src/languages`,
  ),
  byType: isAny('src/machines/.+', 'i18next|xstate', 'src/app(?:-[a-z]+)?'),
}))

/** The table of the architecture: who may import whom. The first rule that fits a file is its rule. */
const rules: readonly Rule[] = [
  { files: /^src\/languages\.ts$/, any: isAny() },
  { files: /^src\/build-settings\.ts$/, any: isAny('src/languages') },
  { files: /^src\/api\/schemas\//, any: isAny('valibot', schemas, buildSettings) },
  {
    files: /^src\/api\//,
    any: isAny('src/api/.+', 'ky|valibot|papaparse|uqr|jsqr|country-region-data(?:/.+)?', buildSettings),
  },
  {
    // The service worker knows nothing of the portal but its files.
    files: /^src\/keeper\//,
    any: isAny('src/keeper/.+', 'workbox-precaching/.+', buildSettings),
  },
  {
    // The black box knows the library and nothing of the portal but how it marks texts: whatever happens there is only a
    // value to it.
    files: /^src\/recorder\//,
    any: isAny('src/recorder/.+', 'src/machines/rules/digest'),
    byType: isAny('xstate', 'src/recorder/.+'),
  },
  { files: /^src\/machines\/rules\//, any: isAny('src/machines/rules/.+', sharedSchema), byType: isAny(schemas) },
  {
    // The roots know every machine; what they know of screens is types alone, so that the login does not carry them.
    files: /^src\/machines\/(?:app|shop|showcase)\.[^/]+$/,
    any: isAny(
      'xstate',
      'src/machines/(?:(?:app|shop|showcase)\\..+|port|news|system|loading|delays|rules/.+|.+\\.machine)',
    ),
    byType: isAny(schemas, sharedSchema, 'src/machines/.+'),
  },
  {
    files: /^src\/machines\/[^/]+$/,
    any: isAny('xstate', 'src/machines/system'),
    byType: isAny(schemas, 'src/machines/.+'),
  },
  ...machineRules,
  {
    files: /^src\/ui\/components\//,
    any: isAny(react, styles, 'src/ui/(?:components/.+|i18n|format)', 'src/machines/rules/.+'),
    byType: isAny(schemas, 'i18next'),
  },
  {
    files: /^src\/ui\/layouts\//,
    any: isAny(react, styles, 'src/ui/(?:(?:components|layouts|shell)/.+|[^/]+)'),
    byType: isAny('i18next'),
  },
  {
    // The visualizer is an entry of its own: it may look at everything, and nothing imports it.
    files: /^src\/flows\//,
    any: isAny(
      react,
      styles,
      'xstate|elkjs/.+|src/portal',
      'src/flows/.+|src/languages|src/recorder/.+|src/ui/.+|src/machines/.+|src/app(?:-[a-z]+)?|src/api/browser/.+',
    ),
    byType: isAny(schemas),
  },
  ...areaRules,
  {
    files: /^src\/ui\/[^/]+$/,
    any: isAny(
      react,
      styles,
      'i18next|locales/.+|virtual:words|src/ui/.+',
      'src/machines/(?:system|tags|rules/.+|.+\\.selectors)',
      sharedSchema,
    ),
    byType: isAny(schemas, 'xstate', 'src/(?:languages|machines/.+)', 'src/app(?:-[a-z]+)?'),
  },
  {
    files: /^src\/app(?:-[a-z]+)?\.ts$/,
    any: isAny('xstate', 'src/api/.+', 'src/machines/.+', 'src/app(?:-[a-z]+)?'),
    byType: isAny('src/recorder/.+'),
  },
  {
    files: /^src\/(?:main|demo|portal|first)\.tsx?$/,
    any: isAny(react, 'src/.+', styles),
    byType: isAny('xstate'),
  },
  { files: /^mocks\/hosts\/[a-z]+-plugin\.ts$/, any: isAny('mocks/.+', 'vite', 'node:crypto') },
  {
    files: /^mocks\/openapi\//,
    any: isAny('mocks/.+', schemas, 'valibot', '@valibot/to-json-schema|ajv(?:/.+)?'),
  },
  {
    // What a real server said is masked as the black box does it (decision 074).
    files: /^mocks\/recording\/mask\.ts$/,
    any: isAny('mocks/.+', schemas, 'src/recorder/(?:masking|stand-ins)'),
  },
  {
    // The panel is a page that knows the mock by its addresses alone.
    files: /^mocks\/panel\//,
    any: isAny('react|react-dom/client|lucide-react|radix-ui/.+', 'mocks/panel/.+', 'src/ui/theme\\.css'),
    byType: isAny('mocks/.+'),
  },
  { files: /^mocks\/hosts\/worker\.ts$/, any: isAny('mocks/.+', 'src/keeper/keeping') },
  {
    files: /^mocks\//,
    any: isAny('mocks/.+', schemas, 'msw(?:/.+)?|@mswjs/data|valibot|node:.+|virtual:mock-panel', styles),
  },
]

/** What a file imports although the architecture says that it must not; a file that no rule knows is one line, too. */
export const wrongImports = (path: string, text: string): readonly string[] => {
  const rule = rules.find(({ files }) => files.test(path))
  if (!rule) return [`${path} stands in no folder of the architecture`]
  return importsOf(text)
    .map(({ from, isType }) => ({ to: resolved(path, from), isType }))
    .filter(({ to, isType }) => !rule.any.test(to) && !(isType && rule.byType?.test(to)))
    .map(({ to, isType }) => `${path} imports ${isType ? 'the types of ' : ''}${to}`)
}

const lineCount = (text: string): number => text.replace(/\n$/, '').split('\n').length
const mostLines = (path: string): number => {
  if (path === 'src/main.tsx') return 40
  if (path.startsWith('tests/')) return 300
  if (path.endsWith('.machine.ts')) return 200
  return path.endsWith('.tsx') ? 150 : 250
}
/** A file that is longer than its kind may be. */
export const tooLong = (path: string, text: string): readonly string[] =>
  lineCount(text) > mostLines(path) ? [`${path} has ${lineCount(text)} lines, at most ${mostLines(path)}`] : []

const bans: readonly { readonly files: RegExp; readonly text: RegExp; readonly what: string }[] = [
  { files: /^(?:src|mocks)\/.+\.tsx?$/, text: /^export default\b|\bas default\b/m, what: 'has a default export' },
  {
    files: /^(?:src|mocks)\/.+\.tsx?$/,
    text: /^export (?:type )?(?:\*|\{[^}]*\}) from\b/m,
    what: 'hands on what another file exports',
  },
  { files: /^(?:src|mocks)\/(?:.+\/)?index\.tsx?$/, text: /(?:)/, what: 'is a barrel' },
  {
    files: /^src\/machines\//,
    text: /\b(?:Date\.now|Math\.random|performance\.now|new Date)\(\)/,
    what: 'reads a clock or rolls dice without a port',
  },
  {
    files: /^src\/machines\//,
    text: /\b(?:localStorage|sessionStorage|window|document|navigator)\.|\bfetch\(/,
    what: 'reaches the browser without a port',
  },
  {
    files: /^src\/ui\/.+\.tsx?$/,
    text: /\b(?:localStorage|sessionStorage)\b|\bfetch\(|\bhistory\.(?:push|replace)State\b/,
    what: 'fetches, stores or navigates by itself',
  },
  {
    files: /^src\/ui\/(?!theme\.css$).+\.(?:css|tsx?)$/,
    text: /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b(?!;)|\b(?:rgba?|hsla?|oklch|oklab|hwb|lab|lch)\(/i,
    what: 'has a colour of its own',
  },
  {
    files: /^src\/ui\/.+\.tsx?$/,
    text: /\.(?:matches|hasTag)\(/,
    what: 'asks for a state or a tag without a selector',
  },
  {
    files: /^src\/ui\/.+\.tsx?$/,
    text: /\(\{\s*context\b[^)]*\)\s*=>|\buseSelector\((?:[^(),]|\([^()]*\))*,\s*(?:\(|\w+\s*=>)/,
    what: 'selects without a named selector',
  },
  {
    // What actors have to do with one another stands in their charts; `app.ts` holds the one observer of errors. Words are no
    // actor; `seenLater` is what `useSelector` is given (docs/decisions/063).
    files: /^src\/(?!flows\/|app\.ts$|ui\/words-on-screen\.ts$|ui\/seen-later\.ts$).+\.tsx?$/,
    text: /\.(?:subscribe|getSnapshot|on)\(/,
    what: 'listens to an actor, or reads one, past the charts',
  },
  {
    files: /^src\/app\.ts$/,
    text: /\.(?:getSnapshot|on)\(|\.subscribe\((?!\{ error: )|\.subscribe\([\s\S]*\.subscribe\(/,
    what: 'listens to more than the errors of the root',
  },
  {
    // The visualizer, and the black box (docs/decisions/064).
    files: /^src\/(?!flows\/|recorder\/).+\.tsx?$/,
    text: /\binspect\b/,
    what: 'looks on at what actors do',
  },
  {
    files: /^src\/(?!flows\/|machines\/system\.ts$).+\.tsx?$/,
    text: /\bsystem\.get\b/,
    what: 'asks the system for an actor past the typed helper',
  },
  {
    // Said before anything that holds an arrow: the text is read up to the first `>`.
    files: /^src\/ui\/.+\.tsx$/,
    text: /<form\b(?![^>]*\bnoValidate\b)/,
    what: 'lets the browser speak of a field, in its own language',
  },
  {
    // One place, which is there before its words and outside of what is busy.
    files: /^src\/ui\/(?!components\/told\.tsx$).+\.tsx$/,
    text: /<(?=[^>]*visually-hidden)[^>]*(?:role="(?:status|alert)"|aria-live)/,
    what: 'tells what is only heard past `Told`',
  },
  {
    // One way to say why a form was not taken, and when (docs/decisions/072).
    files: /^src\/ui\/(?!form-errors\.tsx$).+\.tsx$/,
    text: /<Notice(?=[^>]*"danger")[^>]*<ReportLink \/>[^>]*isTold/,
    what: 'says why a whole form was not taken past `FormErrors`',
  },
  {
    files: /^src\/app(?:-[a-z]+)?\.ts$/,
    text: /^\s*let /m,
    what: 'holds a variable that changes',
  },
]

/** What else a file does that the architecture or the style forbids. */
export const wrongDeeds = (path: string, text: string): readonly string[] =>
  bans.filter((ban) => ban.files.test(path) && ban.text.test(text)).map(({ what }) => `${path} ${what}`)
