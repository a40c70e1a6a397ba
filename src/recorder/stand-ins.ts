/** Turns over all bits of a number (32-bit finalizer of Murmur3). */
const stirred = (hash: number): number => {
  let mixed = hash
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
const letter = (hash: number, first: string): string => String.fromCharCode(first.charCodeAt(0) + (hash % 26))

/**
 * Stand-ins of one session: the same text has the same stand-in, of the same length and kind. Words that begin
 * alike have stand-ins that begin alike, in whatever case, so that what is typed letter by letter, trimmed or compared stays so. `salt`
 * (32 bits by chance) is told to nobody: without it nobody can try which text a stand-in stands for.
 */
export const createStandIns = (salt: number) => {
  const secrets = new Map<number, number>()
  const standIn = (text: string): string => {
    let hash = salt
    let made = ''
    for (const sign of text) {
      // Part numbers that differ in hyphens alone have stand-ins that do.
      if (/[._-]/.test(sign)) {
        made += sign
        continue
      }
      hash = stirred(hash ^ Math.imul(sign.toLowerCase().codePointAt(0) ?? 0, 0x9e3779b1))
      // A word has the same stand-in in every text.
      if (/[\s,;|/]/.test(sign)) hash = salt
      // A sign of two units (an emoji, say) keeps its length.
      const times = sign.length
      if (/[\s@,;:|/]/.test(sign)) made += sign
      else if (/\p{N}/u.test(sign)) made += String(hash % 10).repeat(times)
      else if (/\p{Lu}/u.test(sign)) made += letter(hash, 'A').repeat(times)
      else made += letter(hash, 'a').repeat(times)
    }
    return made
  }
  return {
    text: standIn,
    /** For what is never taken: whether there is any, whether it is short, and which are the same. */
    secret: (text: string): string => {
      if (text === '') return ''
      let hash = ~salt
      for (const sign of text) hash = stirred(hash ^ Math.imul(sign.codePointAt(0) ?? 0, 0x9e3779b1))
      const number = secrets.get(hash) ?? secrets.size + 1
      secrets.set(hash, number)
      return text.length < 8 ? `pw${number}` : `secret-${number}`
    },
  }
}
export type StandIns = ReturnType<typeof createStandIns>
