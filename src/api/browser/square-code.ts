/** The squares of a QR code that holds a text, with a quiet border; what computes them is loaded with the first one. */
export const drawSquares = async (text: string): Promise<readonly (readonly boolean[])[]> => {
  const { encode } = await import('uqr')
  return encode(text, { ecc: 'L', border: 4 }).data
}
