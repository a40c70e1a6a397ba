import { useSyncExternalStore, type ComponentType } from 'react'
import { ScreenLoading } from './shell/screen-loading'

/** A screen whose code comes late. */
export type LateScreen = ComponentType & {
  /** Asks for its code beforehand, without a word when it cannot be had: whoever draws the screen is told. */
  readonly prepare: () => Promise<void>
}
type Found = { readonly Screen: ComponentType } | { readonly error: unknown }

/**
 * A screen that is drawn at once where its code is there, and as soon as it comes. What React's `lazy` left waiting would be drawn in
 * slices, begun anew with each thing that changes meanwhile: on a slow device after five seconds (docs/decisions/070).
 */
export const lateScreen = (load: () => Promise<ComponentType>): LateScreen => {
  let found: Found | null = null
  let coming: Promise<void> | null = null
  const come = () => (coming ??= load().then((Screen) => void (found = { Screen })))
  // What could not be had is asked for again when it is drawn.
  const prepare = () => come().catch(() => void (coming = null))
  const subscribe = (tell: () => void) => {
    void come()
      .catch((error: unknown) => void (found = { error }))
      .then(tell)
    return () => undefined
  }
  const now = () => found
  const Late = () => {
    const state = useSyncExternalStore(subscribe, now, now)
    if (state === null) return <ScreenLoading />
    if ('error' in state) throw state.error
    return <state.Screen />
  }
  return Object.assign(Late, { prepare })
}
