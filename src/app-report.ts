import { fromPromise } from 'xstate'
import { saveTextFile } from './api/browser/table-file'
import { ask } from './app-ports'
import { copyTextIn } from './app-sharing'
import { listening } from './machines/port'
import { reportMachine, type NetworkReturned } from './machines/shell/report.machine'
import type { WrittenReport } from './machines/shell/report.types'
import type { Recording } from './recorder/early'
import type { Report, Surroundings } from './recorder/report'

/** What is in a report, in numbers. The text is hidden from whoever copies data: the next report must not hold this one. */
const summaryOf = (text: string): WrittenReport => {
  const { entries, calls } = JSON.parse(text) as Report
  const sent = entries.flatMap((entry) => (entry.kind === 'sent' ? [entry.event.type] : []))
  const summary = {
    events: sent.length,
    calls: calls.length,
    places: 1 + sent.filter((type) => type === 'address.changed').length,
  }
  return Object.defineProperty(summary, 'text', { value: text }) as WrittenReport
}

/** What of the page stands in a report at this moment. */
export const surroundingsOf = (window: Window, edition: string | null): Surroundings => {
  const { document, location, innerWidth, innerHeight } = window
  return {
    edition,
    language: document.documentElement.lang,
    place: `${location.pathname}${location.search}`,
    screen: { width: innerWidth, height: innerHeight },
  }
}

/** The dialog's logic over the recorder of this tab; loaded when a report is first wanted. */
export const reportLogic = (window: Window, recording: Recording, edition: string | null) =>
  reportMachine.provide({
    actors: {
      writeReport: fromPromise(async () => summaryOf(await recording.write(surroundingsOf(window, edition)))),
      networkNews: listening<NetworkReturned>((tell) => {
        const say = () => tell({ type: 'network.returned' })
        window.addEventListener('online', say)
        return () => window.removeEventListener('online', say)
      }),
      copyText: copyTextIn(window),
      saveReport: ask(async ({ text }: { readonly text: string }) =>
        saveTextFile(window, 'tradepost-report.json', text, 'application/json'),
      ),
    },
  })
