/** Turns over all bits of a number (32-bit finalizer of Murmur3). */
const stirred = (hash: number): number => {
  let mixed = hash
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
const after = (hash: number, sign: string): number => stirred(hash ^ Math.imul(sign.codePointAt(0) ?? 0, 0x9e3779b1))

/** Signs that say nothing of somebody, and much of what a text is: all but those by which addresses write other signs. */
const kept = /[^\p{L}\p{N}\s%@,;:|/\\]/u
/** Letters for all signs that are neither digits nor plain letters: each has a capital of its own. */
const others = 'àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþāăąćĉċčďđēĕėęěĝğġģĥħĩīĭįĵķĺļľłńņňŋōŏőœŕŗřśŝşšţťŧũūŭůűųŵŷźżž'
/** Another place among so many (32 at most), by a number: no two places lead to the same. */
const otherPlace = (place: number, count: number, hash: number): number => {
  const all = count > 16 ? 31 : 15
  let at = place
  // Each step is one to one among 16 or 32; who comes out beyond goes on until they are within.
  do
    for (let round = 0, key = hash; round < 3; round += 1, key >>>= 10) {
      at = Math.imul(at ^ key, (key >>> 4) | 1) & all
      at ^= at >> 2
    }
  while (at >= count)
  return at
}

/**
 * Stand-ins of one session: the same text has the same stand-in, of the same length and kind, and no other text has it.
 * Words that begin alike have stand-ins that begin alike, in whatever case, so that what is typed letter by letter, trimmed
 * or compared stays so. `salt` (32 bits by chance) is told to nobody: without it nobody can try which text a stand-in
 * stands for.
 */
export const createStandIns = (salt: number) => {
  const secrets = new Map<number, number>()
  /** Signs of no alphabet by what stands before them, in the order in which they came. */
  const met = new Map<number, string[]>()
  const seed = stirred(salt)
  const metOne = (sign: string, hash: number): string => {
    const signs = met.get(hash) ?? []
    met.set(hash, signs)
    if (!signs.includes(sign)) signs.push(sign)
    return others[(hash + signs.indexOf(sign)) % others.length] ?? ''
  }
  const standIn = (text: string): string => {
    let hash = seed
    let made = ''
    for (const sign of text) {
      // Part numbers that differ in hyphens alone have stand-ins that do, and a word in brackets is the word.
      if (kept.test(sign)) {
        made += sign
        continue
      }
      const small = sign.toLowerCase()
      if (small >= '0' && small <= '9') made += otherPlace(Number(small), 10, hash)
      else if (sign <= 'z' && small >= 'a' && small <= 'z') {
        const letter = String.fromCharCode(97 + otherPlace(small.charCodeAt(0) - 97, 26, hash))
        made += sign === small ? letter : letter.toUpperCase()
      } else if (/[\s@,;:|/]/.test(sign)) made += sign
      // A sign of two units (an emoji, say) keeps its length.
      else made += (sign === small ? metOne(small, hash) : metOne(small, hash).toUpperCase()).repeat(sign.length)
      // A word has the same stand-in in every text.
      hash = /[\s,;|/]/.test(sign) ? seed : after(hash, small)
    }
    return made
  }
  return {
    text: standIn,
    /** For what is never taken: whether there is any, whether it is short, and which are the same. */
    secret: (text: string): string => {
      if (text === '') return ''
      let hash = ~salt
      for (const sign of text) hash = after(hash, sign)
      const number = secrets.get(hash) ?? secrets.size + 1
      secrets.set(hash, number)
      return text.length < 8 ? `pw${number}` : `secret-${number}`
    },
  }
}
export type StandIns = ReturnType<typeof createStandIns>
