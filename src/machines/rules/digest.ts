/** FNV-1a: eight hexadecimal digits, the same for the same text and start. Tells texts apart; hides nothing from somebody who tries. */
export const hash = (text: string, start: number): string => {
  let state = start
  for (let at = 0; at < text.length; at += 1) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193)
  return (state >>> 0).toString(16).padStart(8, '0')
}

/** Stands for a text that must not be told. */
export const digest = (text: string): string =>
  `${text.length.toString(16)}-${hash(text, 0x811c9dc5)}${hash(text, 0x1b873593)}`

/** Stands for a buyer on a device that may have other readers. */
export const buyerMark = (email: string): string => hash(email.trim().toLowerCase(), 0x811c9dc5)
