import type { BuildSettings } from '../src/build-settings.ts'

/** The kinds of answers that differ in their headers. */
export type AnswerKind = 'page' | 'asset' | 'file' | 'api'
export type HeaderList = Readonly<Record<string, string>>

/** The policy of the page (quality S4), directive by directive. */
const policyOf = ({ aboutUsOrigins }: Pick<BuildSettings, 'aboutUsOrigins'>): readonly string[] => [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' https: data:",
  "font-src 'self'",
  ["connect-src 'self'", ...aboutUsOrigins].join(' '),
  "frame-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types about-us workers',
]

/** The policy of a page of the static demo, which no server sends: a meta element cannot forbid framing, the rest it says. */
export const demoPolicy = (page: 'portal' | 'visualizer'): string =>
  policyOf({ aboutUsOrigins: [] })
    .filter((directive) => !directive.startsWith('frame-ancestors'))
    // The visualizer reads the charts that it draws, and shows the portal, which has policies of its own.
    .map((directive) => (page === 'visualizer' ? directive.replace(/^(trusted-types .*)$/, '$1 charts') : directive))
    .join('; ')

/** What a page may not use; the camera is for scanning codes. */
const permissions = [
  'accelerometer=()',
  'autoplay=()',
  'bluetooth=()',
  'browsing-topics=()',
  'camera=(self)',
  'display-capture=()',
  'encrypted-media=()',
  'fullscreen=()',
  'geolocation=()',
  'gyroscope=()',
  'hid=()',
  'idle-detection=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'payment=()',
  'picture-in-picture=()',
  'publickey-credentials-get=()',
  'screen-wake-lock=()',
  'serial=()',
  'usb=()',
  'web-share=()',
  'xr-spatial-tracking=()',
].join(', ')

/** What every answer says. A host that answers over plain HTTP may say HSTS too: browsers heed it over HTTPS only. */
const everywhere: HeaderList = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=63072000',
}

/** What is no page is none in a frame of another site either. It says nothing of connections: a worker's script is such a file. */
const noPage = "object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

const caching: Readonly<Record<AnswerKind, string>> = {
  page: 'no-store',
  api: 'no-store',
  // Their names hold a hash of their content.
  asset: 'public, max-age=31536000, immutable',
  // Kept, and asked for again each time: the icon and the script of the theme keep their names.
  file: 'no-cache',
}

/** The headers of an answer: the one place where they are written. */
export const headersFor = (kind: AnswerKind, settings: Pick<BuildSettings, 'aboutUsOrigins'>): HeaderList => ({
  ...everywhere,
  'Cache-Control': caching[kind],
  ...(kind === 'page'
    ? {
        'Content-Security-Policy': policyOf(settings).join('; '),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Permissions-Policy': permissions,
      }
    : // Whatever the server answers, a browser that is led there by a link shows none of it as a page.
      { 'Content-Security-Policy': kind === 'api' ? `default-src 'none'; ${noPage}` : noPage }),
})

/**
 * Which kind of answer a path of the portal gets: what is no file is a page, because the portal reads its own addresses.
 * An answer that failed is never kept.
 */
export const kindOf = (
  pathname: string,
  isPage: boolean,
  { basePath, apiPath }: Pick<BuildSettings, 'basePath' | 'apiPath'>,
): AnswerKind => {
  const api = basePath.slice(0, -1) + apiPath
  if (pathname === api || pathname.startsWith(`${api}/`)) return 'api'
  if (isPage) return 'page'
  return pathname.startsWith(`${basePath}assets/`) ? 'asset' : 'file'
}
