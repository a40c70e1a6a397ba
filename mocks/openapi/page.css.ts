/** The looks of the contract's page; alone, because the page may load nothing. */
export const contractStyles = `
:root { color-scheme: light dark; --line: light-dark(#d5d9de, #3a4047); --soft: light-dark(#f3f5f7, #22272c); --quiet: light-dark(#4b5560, #aab3bd) }
* { box-sizing: border-box }
body { margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 64rem; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
h2 { margin-block: 2.5rem 0.75rem; border-block-end: 1px solid var(--line); padding-block-end: 0.25rem }
h3 { margin-block: 0 0.25rem; font-size: 1rem }
code, pre { font-family: ui-monospace, monospace; font-size: 0.9em }
pre { overflow: auto; padding: 0.75rem; background: var(--soft); border-radius: 6px }
a { color: light-dark(#0a55b5, #8ab8ff) }
nav ul, ul.plain { list-style: none; padding: 0; display: grid; gap: 0.25rem }
nav a { display: grid; grid-template-columns: 4rem 1fr; align-items: baseline }
article { margin-block: 0 1rem; padding: 0.75rem 1rem; border: 1px solid var(--line); border-radius: 8px }
article:target { outline: 3px solid light-dark(#0a55b5, #8ab8ff) }
article p { margin-block: 0.25rem }
.method { display: inline-block; min-inline-size: 4rem; font-weight: 700 }
.quiet { color: var(--quiet) }
.wide { overflow-x: auto }
table { border-collapse: collapse; inline-size: 100%; margin-block: 0.5rem }
th, td { text-align: start; vertical-align: top; padding: 0.25rem 0.75rem 0.25rem 0; border-block-start: 1px solid var(--line) }
td { overflow-wrap: normal }
td:last-child { min-inline-size: 14rem }
th[scope=row] { font-weight: 400; white-space: nowrap }
`
