/** How long what is to be seen first is waited for, in ms: what comes later says nothing about the page. */
const patience = 300

/**
 * Until what stands in the page is painted, and the picture that belongs to it. A second visit has the code at hand before
 * the first frame, and would run all of it in front of a page that is ready to be seen. Nobody waits for a page that is not
 * looked at: it is given no frames.
 */
export const firstFrame = (
  { document, requestAnimationFrame, setTimeout }: Window,
  picture: Promise<unknown> = Promise.resolve(),
): Promise<void> =>
  new Promise((painted) => {
    if (document.visibilityState === 'hidden') return painted()
    setTimeout(painted, patience)
    // What is asked for within a frame comes after it.
    void picture.then(() => requestAnimationFrame(() => setTimeout(painted)))
  })
