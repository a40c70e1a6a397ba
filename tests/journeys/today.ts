/** The day by number: what is too much for every run takes turns by it. */
export const today = Math.floor(Date.now() / 86_400_000)
