/** Sets what a browser has and jsdom lacks: sizes (a row of 40 px, a room of 800 px), pointer capture, scrolling. */
const fill = (target: object, values: Readonly<Record<string, unknown>>) => {
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(target, name, { value, configurable: true, writable: true })
  }
}

class StillObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const hiddenStyle = document.createElement('i').style
hiddenStyle.display = 'none'

/** Fills the gaps for the rest of the test file. */
export const fillGaps = (): void => {
  fill(HTMLElement.prototype, {
    scrollIntoView: () => undefined,
    scrollTo: () => undefined,
    hasPointerCapture: () => false,
    setPointerCapture: () => undefined,
    releasePointerCapture: () => undefined,
    clientHeight: 800,
    clientWidth: 400,
    offsetHeight: 40,
    offsetWidth: 400,
  })
  fill(HTMLCanvasElement.prototype, { getContext: () => null })
  fill(window, {
    scrollTo: () => undefined,
    // No style sheet is loaded, so that what stands on the element is the whole truth; working it out is slow in jsdom.
    getComputedStyle: (element: HTMLElement) => (element.hasAttribute('hidden') ? hiddenStyle : element.style),
    ResizeObserver: StillObserver,
    matchMedia: (media: string) => ({
      media,
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  })
}
