import { test as base } from '../journeys/support'
import { framed } from '../storms/document-visit'

/** As the journeys'; documents are framed without scripts, and a browser says so. */
export const test = base.extend({ expectedErrors: framed })
export { expect } from '../journeys/support'
export { note } from '../storms/storm-test'
