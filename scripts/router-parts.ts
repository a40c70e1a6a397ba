import type { Plugin } from 'vite'

/** Without the names that the package gives its parts for developers: each name keeps a part that nobody uses. */
export const withoutNames = (code: string): string =>
  code
    .replace(/^\w+\.displayName = "[^"\n]*";$/gm, '')
    .replace(/(?<=^var \w+ = )(?=React\d*\.(?:forwardRef|createContext|memo)\()/gm, '/* @__PURE__ */ ')

/** Of the router is built what the portal uses: forms, and what asks a server for pages beforehand, are left out. */
export const routerParts = (): Plugin => ({
  name: 'tradepost-router-parts',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\/production\/.*\.mjs$/ },
    handler: (code) => ({ code: withoutNames(code), map: null }),
  },
})
