/** A way to speak with the other tabs of this browser; it does not hear itself. */
export type Channel = { readonly say: (message: unknown) => void; readonly close: () => void }

/**
 * The channel of that name, of our own origin: no other window can join it. What is heard is unchecked. `null` in old
 * browsers, and where storage is forbidden: tabs may not even speak there.
 */
export const openChannel = (window: Window, name: string, hear: (message: unknown) => void): Channel | null => {
  const Speaking = (window as { readonly BroadcastChannel?: typeof BroadcastChannel }).BroadcastChannel
  if (Speaking === undefined) return null
  try {
    const opened = new Speaking(name)
    opened.addEventListener('message', ({ data }: MessageEvent<unknown>) => hear(data))
    return {
      // A channel has no origin to name.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      say: (message) => opened.postMessage(message),
      close: () => opened.close(),
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'SecurityError') return null
    throw error
  }
}
