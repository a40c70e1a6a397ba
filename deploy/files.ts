import type { BuildSettings } from '../src/build-settings.ts'
import { headersFor, type AnswerKind, type HeaderList } from './headers.ts'

type Made = Readonly<Record<string, string>>

const madeBy = 'Made by `npm run deploy:files` from deploy/headers.ts: change it there.'
const entries = (headers: HeaderList) => Object.entries(headers)

/** An nginx snippet. What is kept is kept only where it was found; every other header is on every answer. */
const nginxSnippet = (kind: AnswerKind, headers: HeaderList): string => {
  const lines = entries(headers).map(([name, value]) => {
    const isOnlyForFound = name === 'Cache-Control' && (kind === 'asset' || kind === 'file')
    return `add_header ${name} "${value}"${isOnlyForFound ? '' : ' always'};`
  })
  // What the server behind /api says of the same is replaced, not doubled.
  const hidden = kind === 'api' ? entries(headers).map(([name]) => `proxy_hide_header ${name};`) : []
  return `# ${madeBy}\n${[...lines, ...hidden].join('\n')}\n`
}

const block = (pattern: string, headers: HeaderList): string =>
  `${pattern}\n${entries(headers)
    .map(([name, value]) => `  ${name}: ${value}`)
    .join('\n')}\n`

type Of = (kind: AnswerKind) => HeaderList

/** Files that keep their names, and are asked for each time: the theme, the service worker and the name of its version. */
const named = ['theme.js', 'keeper.js', 'edition.txt'] as const

/** The first parts of the portal's own addresses; hosts without a rule for "all others" need them one by one. */
export const pages = [
  'login',
  'register',
  'forgot-password',
  'about-us',
  'dashboard',
  'products',
  'category',
  'browse',
  'cart',
  'checkout',
  'order-success',
  'orders',
  'catalogs',
  'lists',
  'part-numbers',
  'order-link',
  'order-pad',
  'desk',
  'profile',
] as const

/**
 * `_headers` of Netlify, Cloudflare Pages and those who copied them. Where two blocks name the same header both values
 * are sent, so what may be kept is said for each address apart.
 */
const underscoreHeaders = (base: string, of: Of): string => {
  const { 'Cache-Control': _, ...everywhere } = of('page')
  const kept = (kind: AnswerKind, ...patterns: readonly string[]) =>
    patterns.map((pattern) => `${pattern}\n  Cache-Control: ${of(kind)['Cache-Control']}\n`)
  const blocks = [
    block(`${base}*`, everywhere),
    ...kept('asset', `${base}assets/*`),
    ...kept('file', ...named.map((name) => base + name)),
    ...kept('page', base, `${base}index.html`, ...pages.flatMap((page) => [`${base}${page}`, `${base}${page}/*`])),
  ]
  return `# ${madeBy}\n${blocks.join('\n')}`
}

const vercel = (base: string, api: string, of: Of): string => {
  const list = (headers: HeaderList) => entries(headers).map(([key, value]) => ({ key, value }))
  const cache = (kind: AnswerKind) => [{ key: 'Cache-Control', value: of(kind)['Cache-Control'] }]
  const rules = {
    headers: [
      { source: `${base}(.*)`, headers: list(of('page')) },
      { source: `${base}assets/(.*)`, headers: cache('asset') },
      ...named.map((name) => ({ source: base + name, headers: cache('file') })),
    ],
    rewrites: [
      { source: `${api}/:path*`, destination: 'https://API-HOST/api/:path*' },
      { source: `${base}((?!assets/).*)`, destination: `${base}index.html` },
    ],
  }
  return `${JSON.stringify(rules, null, 2)}\n`
}

/** Caddy as a server of one file: a small alternative to nginx. */
const caddy = (base: string, api: string, of: Of): string => {
  const list = (headers: HeaderList) =>
    entries(headers)
      .map(([name, value]) => `\t\t\t${name} "${value}"`)
      .join('\n')
  const { 'Cache-Control': kept, ...asset } = of('asset')
  return `# ${madeBy}
{$TRADEPOST_SERVER_NAME} {
	request_body {
		max_size 1MB
	}
	handle ${api}/* {
		# More than that by its own length is refused before anything is read: some versions say 502 of it else.
		@large header_regexp Content-Length ^([2-9]\\d{6}|1[1-9]\\d{5}|10[5-9]\\d{4}|\\d{8,})$
		respond @large 413
		# What the server says of the same is replaced, not doubled: so these come last.
		header {
${list(of('api'))}
			defer
		}
		reverse_proxy {$TRADEPOST_API} {
			header_up Host {upstream_hostport}
		}
	}
	handle ${base}assets/* {
		root * {$TRADEPOST_ROOT}
		header {
${list(asset)}
		}
		# What is not there is not kept for ever.
		@found file
		header @found Cache-Control "${kept}"
		@missing not file
		header @missing Cache-Control "${of('page')['Cache-Control']}"
		file_server {
			precompressed br gzip
		}
	}
	handle {
		root * {$TRADEPOST_ROOT}
		header {
${list(of('page'))}
		}
		try_files {path} ${base}index.html
		file_server {
			precompressed br gzip
		}
	}
}
`
}

/** Every file of `deploy` that follows from the headers and the settings, by its path there. */
export const deployFiles = (settings: BuildSettings): Made => {
  const of: Of = (kind) => headersFor(kind, settings)
  const api = settings.basePath.slice(0, -1) + settings.apiPath
  const kinds: readonly AnswerKind[] = ['page', 'asset', 'file', 'api']
  return {
    ...Object.fromEntries(kinds.map((kind) => [`nginx/headers/${kind}.conf`, nginxSnippet(kind, of(kind))])),
    'nginx/paths.env': `# ${madeBy}\nTRADEPOST_BASE=${settings.basePath}\nTRADEPOST_API_PATH=${api}\n`,
    'static-hosts/_headers': underscoreHeaders(settings.basePath, of),
    'static-hosts/_redirects': [
      `# ${madeBy}`,
      '# API-HOST: the host of your server. A missing file is 404, never the page, where the host can say so.',
      `${api}/*  https://API-HOST/api/:splat  200`,
      `${settings.basePath}assets/*  ${settings.basePath}index.html  404`,
      `${settings.basePath}*  ${settings.basePath}index.html  200\n`,
    ].join('\n'),
    'static-hosts/vercel.json': vercel(settings.basePath, api, of),
    'static-hosts/Caddyfile': caddy(settings.basePath, api, of),
  }
}
