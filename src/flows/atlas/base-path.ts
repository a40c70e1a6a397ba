/** Where the portal lives below the origin: '/' or '/sub/'. The static demo learns it only in the browser. */
export const basePath = (): string => document.documentElement.dataset['base'] ?? import.meta.env.BASE_URL
