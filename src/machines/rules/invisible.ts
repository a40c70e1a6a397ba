/** Marks that nobody sees, some of which turn text around. */
const invisible = /[\0\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g
const controls = /[^\P{Cc}\t\n\r]/gu

export const withoutInvisible = (text: string): string => text.replace(invisible, '')
/** A text that somebody else wrote, as it is shown and sent: line ends stay, other signs of control do not. */
export const asSeen = (text: string): string => withoutInvisible(text).replace(controls, '')
