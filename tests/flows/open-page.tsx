import { configure, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoot } from 'react-dom/client'
import { afterEach, onTestFinished } from 'vitest'
import { layOut } from '../../src/flows/chart/layout'
import { FlowsPage } from '../../src/flows/page/flows-page'
import type { FlowsTab } from '../../src/flows/page/tab'
import { fillGaps } from '../support/jsdom-gaps'

fillGaps()
// The page draws when it wants to, as in a browser: a chart is laid out while the rest stands already.
configure({
  asyncWrapper: (wait) => wait(),
  eventWrapper: (happen) => happen(),
  getElementError: (message) => new Error(message?.slice(0, 300)),
})
/** The pages that are open. */
const open = new Set<() => void>()
/** Closes them, as a reload does. */
export const closePage = (): void => open.forEach((close) => close())
afterEach(() => {
  window.location.hash = ''
})

/** The visualizer with these tabs at an address, once the first of them is there; answers its reader. */
export const openPage = async (tabs: readonly [FlowsTab, ...FlowsTab[]], address: string) => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  window.location.hash = address
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(<FlowsPage tabs={tabs} layOut={layOut} />)
  const close = () => {
    root.unmount()
    place.remove()
    open.delete(close)
  }
  open.add(close)
  onTestFinished(close)
  await screen.findByRole('tab', { name: tabs[0].title })
  return userEvent.setup()
}
