/** Each colour of a chart: the token of the portal that gives it, and what stands in for it in a file of its own. */
type Colour = { readonly name: string; readonly token: string; readonly light: string; readonly dark: string }

const colours: readonly Colour[] = [
  { name: 'paper', token: '--surface', light: '#f6f7f8', dark: '#101317' },
  { name: 'state', token: '--surface-raised', light: '#ffffff', dark: '#171b20' },
  { name: 'group', token: '--surface-sunken', light: '#eceef1', dark: '#20252c' },
  { name: 'text', token: '--text', light: '#14181d', dark: '#e9ecef' },
  { name: 'muted', token: '--text-muted', light: '#565f6b', dark: '#a0aab5' },
  { name: 'border', token: '--border-strong', light: '#7d8692', dark: '#727d8a' },
  { name: 'accent', token: '--accent', light: '#0b5c86', dark: '#62b5e0' },
  { name: 'soft', token: '--accent-soft', light: '#e4f0f7', dark: '#12303f' },
  { name: 'guard', token: '--warning', light: '#855000', dark: '#edb95e' },
  { name: 'error', token: '--danger', light: '#b3261e', dark: '#ff9488' },
  { name: 'final', token: '--success', light: '#13694a', dark: '#6fd1a3' },
]
const declared = (side: 'light' | 'dark'): string =>
  colours.map((colour) => `--flow-${colour.name}:var(${colour.token},${colour[side]})`).join(';')

/** The style of a chart: the portal's tokens where there are any, else its own light or dark colours. */
export const chartStyle = [
  `.flow{${declared('light')};font-family:"Inter Variable",Inter,system-ui,sans-serif;font-size:12px}`,
  `@media (prefers-color-scheme:dark){.flow{${declared('dark')}}}`,
  '.flow-paper{fill:var(--flow-paper)}',
  '.flow-box{fill:var(--flow-state);stroke:var(--flow-border);stroke-width:1.25}',
  '.flow-compound>.flow-box,.flow-parallel>.flow-box{fill:var(--flow-group);fill-opacity:.55}',
  '.flow-root>.flow-box{fill:none;stroke:none}',
  '.flow-region>.flow-box{stroke-dasharray:6 4}',
  '.flow-final>.flow-box,.flow-ring{stroke:var(--flow-final)}',
  '.flow-ring{fill:none;stroke-width:1.25}',
  '.flow-closed>.flow-box{stroke-width:2.5}',
  '.flow-rule{stroke:var(--flow-border);stroke-opacity:.4}',
  '.flow-line{fill:none;stroke:var(--flow-muted);stroke-width:1.25}',
  '.flow-head,.flow-dot{fill:var(--flow-muted)}',
  '.flow-by-error>.flow-line{stroke:var(--flow-error)}',
  '.flow-by-error>.flow-head{fill:var(--flow-error)}',
  '.flow-twin{visibility:hidden}',
  '.flow text{fill:var(--flow-text)}',
  '.flow .flow-title{font-size:16px;font-weight:600}',
  '.flow .flow-name{font-size:13px;font-weight:600}',
  '.flow .flow-event{fill:var(--flow-accent);font-weight:600}',
  '.flow .flow-guard{fill:var(--flow-guard)}',
  '.flow .flow-by-error .flow-event{fill:var(--flow-error)}',
  '.flow .flow-code{font-size:11px}',
  '.flow .flow-note,.flow .flow-action,.flow .flow-port,.flow .flow-code{fill:var(--flow-muted)}',
].join('\n')
