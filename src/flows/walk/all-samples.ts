import { noSamples, type Samples } from './sample'
import { accountSamples } from './samples/account'
import { catalogueSamples } from './samples/catalogue'
import { jumpSamples } from './samples/jump'
import { scanSamples } from './samples/scan'
import { listSamples } from './samples/lists'
import { orderDeskSamples } from './samples/order-desk'
import { orderingSamples } from './samples/ordering'
import { partNumberSamples } from './samples/part-numbers'
import { padSamples } from './samples/pad'
import { receiptSamples } from './samples/receipts'
import { rootSamples } from './samples/root'
import { sessionSamples } from './samples/session'
import { shellSamples } from './samples/shell'
import { tenantSamples } from './samples/tenant'

const all = new Map(
  [
    accountSamples,
    catalogueSamples,
    jumpSamples,
    listSamples,
    scanSamples,
    orderDeskSamples,
    orderingSamples,
    padSamples,
    partNumberSamples,
    receiptSamples,
    rootSamples,
    sessionSamples,
    shellSamples,
    tenantSamples,
  ]
    .flat()
    .map(({ id, samples }) => [id, samples]),
)

/** The samples of a machine by its id; none for a machine that nobody has written any for. */
export const samplesFor = (id: string): Samples => all.get(id) ?? noSamples
