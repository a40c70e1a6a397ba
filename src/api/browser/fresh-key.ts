/** A random key of 32 hex digits; works also where `crypto.randomUUID` is missing (plain HTTP on a local network). */
export const freshKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
