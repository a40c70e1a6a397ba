import { expect, type Page } from '@playwright/test'

/**
 * Letters that are cut off by what they stand in, run out of their control, or lie over others, on the whole page. What is
 * shortened on purpose (with an ellipsis, after so many lines, or with all of it in a title), what scrolls, and what is only
 * heard is not cut.
 */
export const clipped = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    type Area = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }
    type Seen = { readonly text: string; readonly lines: readonly Area[]; readonly layer: Element | null }
    const slack = 2
    const controls = 'button, a, label, summary, th, td, [role=option], [role=menuitem], [role=treeitem]'
    const found = new Set<string>()
    const seen: Seen[] = []
    const range = document.createRange()
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'

    const look = (node: Node, parent: Element, text: string): void => {
      range.selectNodeContents(node)
      let lines: readonly Area[] = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
      if (lines.length === 0) return
      const edges = {
        left: Math.min(...lines.map((line) => line.left)),
        right: Math.max(...lines.map((line) => line.right)),
        top: Math.min(...lines.map((line) => line.top)),
        bottom: Math.max(...lines.map((line) => line.bottom)),
      }
      const control = parent.closest(controls)
      // A badge at a corner, a letter that is drawn: put there on purpose, and nothing that is read.
      const drawn = parent.closest('[aria-hidden=true]')
      if (drawn !== null && getComputedStyle(drawn).position === 'absolute') return
      const wrong: string[] = []
      let isMeant = false
      let layer: Element | null = null
      let [looksAcross, looksDown] = [true, true]
      for (let box: Element | null = parent; box !== null && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, textOverflow, webkitLineClamp, clipPath, position, display } =
          getComputedStyle(box)
        const place = box.getBoundingClientRect()
        // What is only heard.
        if (clipPath !== 'none' || (cuts(overflowX) && (place.width <= 1 || place.height <= 1))) return
        if (box.hasAttribute('title') || textOverflow === 'ellipsis' || webkitLineClamp !== 'none') isMeant = true
        const isBeside = edges.left < place.left - slack || edges.right > place.right + slack
        const isBelow = edges.top < place.top - slack || edges.bottom > place.bottom + slack
        const isControl = box === control && display !== 'inline' && display !== 'contents'
        if (!isMeant && looksAcross && isBeside && (cuts(overflowX) || isControl)) wrong.push(`beside ${box.tagName}`)
        if (!isMeant && looksDown && isBelow && (cuts(overflowY) || isControl))
          wrong.push(`above or below ${box.tagName}`)
        // What scrolls shows the rest of it when it is asked to.
        if (scrolls(overflowX)) looksAcross = false
        if (scrolls(overflowY)) looksDown = false
        if (overflowX !== 'visible' || overflowY !== 'visible')
          lines = lines.map(({ left, top, right, bottom }) => ({
            left: Math.max(left, place.left),
            top: Math.max(top, place.top),
            right: Math.min(right, place.right),
            bottom: Math.min(bottom, place.bottom),
          }))
        if (layer === null && (position === 'fixed' || position === 'sticky')) layer = box
      }
      for (const what of wrong) found.add(`${parent.tagName} "${text}": ${what}`)
      seen.push({ text, lines, layer })
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      const parent = node.parentElement
      if (text === '' || parent === null || parent.closest('option, script, style, noscript') !== null) continue
      if (parent.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        look(node, parent, text.slice(0, 50))
    }

    // The room of letters is higher than they are: what touches is not over each other.
    const isOver = (one: Area, other: Area): boolean =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > slack &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > (one.bottom - one.top) / 3
    seen.forEach((one, at) => {
      for (const other of seen.slice(at + 1))
        // What lies over the page, or stays while it scrolls, covers what is below.
        if (one.layer === other.layer && one.lines.some((line) => other.lines.some((area) => isOver(line, area))))
          found.add(`"${one.text}" lies over "${other.text}"`)
    })

    for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
      const { textOverflow, opacity } = getComputedStyle(field)
      const isRead = !['checkbox', 'radio', 'file', 'hidden'].includes(field.type) && field.value !== ''
      if (!isRead || field.clientWidth <= 1 || textOverflow === 'ellipsis' || opacity === '0') continue
      if (field.scrollWidth > field.clientWidth + 1 || field.scrollHeight > field.clientHeight + 1)
        found.add(`${field.tagName} "${field.value.slice(0, 50)}": wider or higher than its field`)
    }
    return [...found]
  })

/** The check can fail: a heading that gets less room than it needs is found, cut or over what follows. */
export const findsWhatIsCut = async (page: Page): Promise<void> => {
  for (const overflow of ['hidden', 'visible']) {
    await page.evaluate((chosen) => {
      const heading = document.querySelector('h1')
      if (heading)
        Object.assign(heading.style, { display: 'block', blockSize: '6px', margin: '0 0 -2em', overflow: chosen })
    }, overflow)
    expect(await clipped(page), overflow).not.toEqual([])
  }
}
