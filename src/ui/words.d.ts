/** How the words of each language are fetched, those of the door by themselves (scripts/words.ts). */
declare module 'virtual:words' {
  type Loader = () => Promise<{ default: Readonly<Record<string, object>> }>
  export const loaders: Readonly<Record<import('../languages').Language, Readonly<Record<'door' | 'rest', Loader>>>>
}
