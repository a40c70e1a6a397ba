import { deviceKeys } from './device-keys'

/** Enough for an order of about a hundred lines, in letters of which storage counts two bytes each. */
const room = ' '.repeat(16_384)

/**
 * Local storage for what has to be written down before an order is sent: room is set aside for it, so that a device that
 * became full meanwhile still takes it. Where there is none left, the tab's own storage keeps it through a reload, all
 * tabs see the longest of the `shorter` texts for which there is room, and `onNoRoom` is told; where the tab's storage is
 * forbidden, too, it throws (quality R5). The room is there between `open` and `close`.
 */
export const createOrderRoom = (window: Window, onNoRoom: () => void, shorter: (text: string) => readonly string[]) => {
  const from = (storage: 'sessionStorage' | 'localStorage', key: string): string | null => {
    try {
      return window[storage].getItem(key)
    } catch {
      return null
    }
  }
  const ofTab = (key: string) => from('sessionStorage', key)
  const ofAll = (key: string) => from('localStorage', key)
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
    getItem: (key: string): string | null => {
      const kept = ofTab(key)
      if (kept === null) return window.localStorage.getItem(key)
      const [seen, before] = [ofAll(key), ofTab(deviceKeys.room)]
      // Another tab was told of it, and wrote since: that holds. What was wiped, or written unheard of it, does not.
      if (seen === null || seen === before || !shorter(kept).some((text) => text === before)) return kept
      forgetInTab(key)
      return seen
    },
    setItem: (key: string, value: string): void => {
      const write = () => window.localStorage.setItem(key, value)
      const isWritten = tried(write) || (tried(() => window.localStorage.removeItem(deviceKeys.room)) && tried(write))
      if (isWritten) {
        forgetInTab(key)
        setAside()
        return
      }
      // What all tabs see meanwhile, to know later whether another one wrote.
      const isTold = shorter(value).some((text) => tried(() => window.localStorage.setItem(key, text)))
      if (isTold || ofTab(key) === null) tried(() => window.sessionStorage.setItem(deviceKeys.room, ofAll(key) ?? ''))
      window.sessionStorage.setItem(key, value)
      onNoRoom()
    },
    removeItem: (key: string): void => {
      forgetInTab(key)
      window.localStorage.removeItem(key)
    },
  }
}
