import { deviceKeys } from './device-keys'

/** Enough for an order of about a hundred lines, in letters of which storage counts two bytes each. */
const room = ' '.repeat(16_384)

/**
 * Local storage for what has to be written down before an order is sent: room is set aside for it, so that a device that
 * became full meanwhile still takes it. Where there is none left, the tab's own storage keeps it through a reload, and
 * `onNoRoom` is told; where that is forbidden, too, it throws (quality R5). The room is there between `open` and `close`.
 */
export const createOrderRoom = (window: Window, onNoRoom: () => void) => {
  const ofTab = (key: string): string | null => {
    try {
      return window.sessionStorage.getItem(key)
    } catch {
      return null
    }
  }
  const tried = (write: () => void): boolean => {
    try {
      write()
      return true
    } catch {
      return false
    }
  }
  /** Nothing of it stands in the tab any more, nor what all tabs saw meanwhile. */
  const forgetInTab = (key: string): void => {
    tried(() => {
      window.sessionStorage.removeItem(key)
      window.sessionStorage.removeItem(deviceKeys.room)
    })
  }
  let isOpen = false
  const setAside = (): void => {
    tried(() => {
      const { localStorage } = window
      if (isOpen && localStorage.getItem(deviceKeys.room) === null) localStorage.setItem(deviceKeys.room, room)
    })
  }
  /** What the tab kept goes where all tabs see it, as soon as there is room, unless another tab wrote there since. */
  const moveBack = (): void => {
    const [kept, before] = [ofTab(deviceKeys.attempts), ofTab(deviceKeys.room)]
    if (kept === null) return
    tried(() => {
      if ((window.localStorage.getItem(deviceKeys.attempts) ?? '') !== before) return
      window.localStorage.setItem(deviceKeys.attempts, kept)
      forgetInTab(deviceKeys.attempts)
    })
  }
  return {
    open: (): void => {
      isOpen = true
      moveBack()
      setAside()
    },
    close: (): void => {
      isOpen = false
      tried(() => window.localStorage.removeItem(deviceKeys.room))
    },
    getItem: (key: string): string | null => ofTab(key) ?? window.localStorage.getItem(key),
    setItem: (key: string, value: string): void => {
      const write = () => window.localStorage.setItem(key, value)
      const isWritten = tried(write) || (tried(() => window.localStorage.removeItem(deviceKeys.room)) && tried(write))
      if (isWritten) {
        forgetInTab(key)
        setAside()
        return
      }
      // What all tabs see meanwhile, to know later whether another one wrote.
      if (ofTab(key) === null) {
        tried(() => window.sessionStorage.setItem(deviceKeys.room, window.localStorage.getItem(key) ?? ''))
      }
      window.sessionStorage.setItem(key, value)
      onNoRoom()
    },
    removeItem: (key: string): void => {
      forgetInTab(key)
      window.localStorage.removeItem(key)
    },
  }
}
