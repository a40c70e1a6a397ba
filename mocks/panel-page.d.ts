/** Made by `mocks/hosts/panel-plugin.ts`. */
declare module 'virtual:mock-panel' {
  /** The whole HTML page of the panel. */
  export const page: string
}
