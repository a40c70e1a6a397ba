type Told =
  | { readonly type: 'camera.opened'; readonly picture: MediaStream }
  | { readonly type: 'camera.failed' }
  | { readonly type: 'code.seen'; readonly text: string }
/** Reads the pixels of a picture (four bytes each); `null` where they hold no code. */
export type ReadPixels = (picture: ImageData) => string | null
type ReadCanvas = (canvas: HTMLCanvasElement) => Promise<string | null>

/** The platform's own reader of codes; missing in most browsers. */
type Detector = { readonly detect: (source: HTMLCanvasElement) => Promise<readonly { readonly rawValue: string }[]> }
type DetectorClass = {
  new (options: { formats: readonly string[] }): Detector
  readonly getSupportedFormats: () => Promise<readonly string[]>
}
const formats = ['code_128', 'ean_13', 'ean_8', 'upc_a', 'qr_code']
/** Between two looks, in ms; and the widest picture that is looked at, in px. */
const pause = 120
const widest = 960

/** A camera that may be asked for, on a device that is held in the hand. */
export const hasCamera = (window: Window): boolean => {
  const { mediaDevices } = window.navigator as { readonly mediaDevices?: MediaDevices }
  return mediaDevices?.getUserMedia !== undefined && window.matchMedia('(any-pointer: coarse)').matches
}

const platformReader = async (window: Window): Promise<ReadCanvas | null> => {
  const { BarcodeDetector: Detects } = window as { readonly BarcodeDetector?: DetectorClass }
  if (Detects === undefined) return null
  try {
    const supported = await Detects.getSupportedFormats()
    if (!formats.every((format) => supported.includes(format))) return null
    const detector = new Detects({ formats })
    return async (canvas) => (await detector.detect(canvas))[0]?.rawValue || null
  } catch {
    // A platform that has the reader and cannot use it has none.
    return null
  }
}
const ownReader = (read: ReadPixels): ReadCanvas => {
  return async (canvas) => {
    const pixels = canvas.getContext('2d', { willReadFrequently: true })
    return pixels === null ? null : read(pixels.getImageData(0, 0, canvas.width, canvas.height))
  }
}

/** Shows what the camera sees until it is stopped, and tells every code in it; pictures stay on the device. */
export const watchCamera = (
  window: Window,
  loadReader: () => Promise<ReadPixels>,
  tell: (news: Told) => void,
): (() => void) => {
  const stop = new AbortController()
  const { signal } = stop
  const wait = () => new Promise((resolve) => setTimeout(resolve, pause))
  const look = async (): Promise<void> => {
    const picture = await window.navigator.mediaDevices.getUserMedia({
      video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 } },
      audio: false,
    })
    const close = () => picture.getTracks().forEach((track) => track.stop())
    if (signal.aborted) return close()
    signal.addEventListener('abort', close)
    tell({ type: 'camera.opened', picture })
    const video = window.document.createElement('video')
    Object.assign(video, { muted: true, playsInline: true, srcObject: picture })
    const [platform] = await Promise.all([platformReader(window), video.play()])
    const read = platform ?? ownReader(await loadReader())
    const canvas = window.document.createElement('canvas')
    while (!signal.aborted) {
      const scale = Math.min(1, widest / (video.videoWidth || 1))
      canvas.width = Math.round(video.videoWidth * scale)
      canvas.height = Math.round(video.videoHeight * scale)
      if (canvas.width > 0) {
        canvas.getContext('2d', { willReadFrequently: true })?.drawImage(video, 0, 0, canvas.width, canvas.height)
        const text = await read(canvas)
        if (text !== null && !signal.aborted) tell({ type: 'code.seen', text })
      }
      await wait()
    }
  }
  look().catch(() => {
    if (!signal.aborted) tell({ type: 'camera.failed' })
    stop.abort()
  })
  return () => stop.abort()
}
