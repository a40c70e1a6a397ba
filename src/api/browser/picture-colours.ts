const side = 32

const painter = (document: Document): CanvasRenderingContext2D => {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser draws nothing.')
  return context
}

/** Colours as CSS writes them, each as `#rrggbb`; what is no colour, or is seen through, is left out. */
export const plainColours = (document: Document, written: readonly string[]): readonly string[] => {
  if (written.length === 0) return []
  const context = painter(document)
  return written.flatMap((text) => {
    context.fillStyle = '#000000'
    context.fillStyle = text
    return typeof context.fillStyle === 'string' && context.fillStyle.startsWith('#') ? context.fillStyle : []
  })
}

/**
 * The pixels of a picture, decoded small once the browser has nothing better to do. Rejects where it cannot be fetched,
 * or its host does not allow it to be read (CORS).
 */
export const pixelsOf = async (window: Window, url: string): Promise<Uint8ClampedArray> => {
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 2000 })
    else resolve()
  })
  const picture = window.document.createElement('img')
  picture.crossOrigin = 'anonymous'
  picture.src = url
  await picture.decode()
  const context = painter(window.document)
  context.drawImage(picture, 0, 0, side, side)
  return context.getImageData(0, 0, side, side).data
}
