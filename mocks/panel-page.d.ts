/** Made by `mocks/hosts/panel-plugin.ts`. */
declare module 'virtual:mock-panel' {
  /** The whole HTML page of the panel. */
  export const page: string
  /** The policy that it is sent with. */
  export const policy: string
}
