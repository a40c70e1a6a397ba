/** `M8 x 75`, `30 x 20 x 15`: a number and what it is times. */
const times = /(\d\S*) x (?=\S*\d)/g
/** `20 V`, `15 cm`, `2.5 mm²`: a number and its unit. */
const unit = /(\d) (?=(?:[mcd]?m[²³]?|[mk]?[AVWgl]|[mc]?L|Ah|bar|in|ft|po)(?![\p{L}\d]))/gu

/**
 * The sizes in the name of a product in one piece: they begin a line rather than break. Their spaces stay spaces to whoever
 * copies them, looks for them or hears them, and where even a line of its own is too short a size breaks as a long word does.
 */
export const withWholeSizes = (name: string): string => name.replace(times, '$1\u00a0x\u00a0').replace(unit, '$1\u00a0')
