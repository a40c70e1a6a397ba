import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { encode } from 'uqr'
import { code128Modules, lineOf } from './bar-codes'

const [width, height] = [640, 480]
/** A film of one picture, as a camera gives it: the brightness of each pixel, and no colour. */
const filmOf = (brightness: (x: number, y: number) => number): string => {
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420mpeg2\n`)
  const luma = Buffer.alloc(width * height)
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) luma[y * width + x] = brightness(x, y)
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, Buffer.alloc((width * height) / 2, 128)])
  const path = join(mkdtempSync(join(tmpdir(), 'film-')), 'film.y4m')
  writeFileSync(path, Buffer.concat([head, ...Array.from({ length: 10 }, () => frame)]))
  return path
}

/** A label with a bar code (Code 128), grey on white. */
export const barFilm = (text: string): string => {
  const line = lineOf(code128Modules(text), 3)
  const from = Math.floor((width - line.length) / 2)
  return filmOf((x, y) => (y > 120 && y < 360 ? (line[x - from] ?? 255) : 255) * 0.8 + 20)
}
/** A label with a QR code. */
export const squareFilm = (text: string): string => {
  const { data, size } = encode(text, { border: 4 })
  const scale = Math.floor(height / size)
  const from = Math.floor((width - size * scale) / 2)
  return filmOf((x, y) => (data[Math.floor(y / scale)]?.[Math.floor((x - from) / scale)] ? 25 : 230))
}
/** How a browser begins that has such a film for a camera. */
export const withCamera = (film: string) => ({
  ...(process.env['CHROME_PATH'] ? { executablePath: process.env['CHROME_PATH'] } : {}),
  args: [
    '--no-sandbox',
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ],
})
