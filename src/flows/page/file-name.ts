/** The name of a machine's files, without an ending: `aboutUs` is `about-us`. */
export const fileNameOf = (id: string): string => id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
