import { brotliCompressSync } from 'node:zlib'

/**
 * Bytes of a script of the build over the network (brotli), with the contents' signs in names of files blank: they are
 * other ones with every change anywhere, and no two of them compress alike.
 */
export const bytesOf = (script: string): number =>
  brotliCompressSync(script.replaceAll(/-[\w-]{7}(?=\.(?:js|css|woff2|svg)\b)/g, '-')).length
