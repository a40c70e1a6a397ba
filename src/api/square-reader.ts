import jsQr from 'jsqr'

type Picture = { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray }
/** The text of the QR code in a picture, `null` where there is none. */
export const squareCodeIn = ({ width, height, data }: Picture): string | null =>
  jsQr(data, width, height, { inversionAttempts: 'dontInvert' })?.data || null
