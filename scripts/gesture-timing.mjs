// How long something takes until it is painted, as the page itself sees it.

/** In the page: how long the next event of a kind takes until what it changes is painted, or until what is looked for is, in ms. */
const watch = ({ kind, looked }) => {
  const isThere = () => looked === null || document.querySelectorAll(looked.css).length >= looked.count
  globalThis.tookNow = new Promise((resolve, reject) =>
    addEventListener(
      kind,
      ({ timeStamp }) => {
        const paint = () => {
          if (performance.now() - timeStamp > 60_000) return reject(new Error(`${looked.css} does not come.`))
          if (!isThere()) return requestAnimationFrame(paint)
          const channel = new MessageChannel()
          channel.port1.addEventListener('message', () => resolve(performance.now() - timeStamp), { once: true })
          channel.port1.start()
          return channel.port2.postMessage(null)
        }
        requestAnimationFrame(paint)
      },
      { capture: true, once: true },
    ),
  )
}
export const taken = async (page, kind, act, looked = null) => {
  await page.evaluate(watch, { kind, looked })
  await act()
  return page.evaluate(() => globalThis.tookNow)
}
/** To the end of the page, until a row is there and painted. */
export const jump = (page, last) =>
  page.evaluate(async (row) => {
    const began = performance.now()
    scrollTo(0, document.documentElement.scrollHeight)
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    do {
      await frame()
      if (performance.now() - began > 20_000) throw new Error(`${row} does not come.`)
    } while (document.querySelector(row) === null)
    return performance.now() - began
  }, last)
export const toTop = async (page) => {
  await page.evaluate(() => scrollTo(0, 0))
  await page.waitForTimeout(300)
}

/** The pointer is there before it is pressed, as with people; nothing else is asked of the page meanwhile. */
export const click = (find, looked) => async (page) => {
  await find(page).hover()
  await page.waitForTimeout(150)
  const press = async () => {
    await page.mouse.down()
    await page.mouse.up()
  }
  return taken(page, 'click', press, looked)
}
/** Another choice of a list, until it is painted, or until what is looked for is there. */
export const choose = (find, value, looked) => (page) =>
  taken(page, 'change', () => find(page).selectOption(value), looked)
export const press = (key) => (page) => taken(page, 'keydown', () => page.keyboard.press(key))
