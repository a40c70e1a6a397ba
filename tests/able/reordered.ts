/**
 * Values on the page whose letters and figures are not drawn from left to right, though they are read so in every
 * language: phone numbers, addresses of mail and web, part numbers, streets with the number in front. Runs in the page.
 */
export const reordered = (): readonly string[] => {
  const values =
    /\(\d{3}\) \d{3}-\d{4}|[\w.]+@[\w.]+\w|https?:\/\/\S+|(?<![\w$.])[A-Z\d]+(?:-[A-Z\d]+)+|\d+ [A-Z][a-z]{2,} [A-Z][a-z]+/g
  const found: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const boxOf = (node: Node, at: number) => {
    range.setStart(node, at)
    range.setEnd(node, at + 1)
    return range.getBoundingClientRect()
  }
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent ?? ''
    for (const { 0: value, index } of text.matchAll(values)) {
      const boxes = Array.from(value, (_, at) => boxOf(node, index + at))
      const isTurned = boxes.some((box, at) => {
        const next = boxes[at + 1]
        return next && box.width > 0 && next.width > 0 && next.top < box.bottom && next.left < box.left - 0.5
      })
      if (isTurned) found.push(`turned round: ${value}`)
    }
  }
  return found
}
