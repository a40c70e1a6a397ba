import type { Answer, Asker } from './asking'
import { gotWords } from './difference'
import { dataOf } from './meaning'

type Note = Asker['note']

/** Two days in ms: somewhere it is tomorrow already, and clocks go wrong. */
const slack = 2 * 24 * 60 * 60_000

/** Notes orders of days that there are not, or that are still to come. `now` in ms. */
export const checkDays = (note: Note, list: Answer | null, now = Date.now()): void => {
  for (const [at, { order_date: said }] of dataOf(list).entries()) {
    const day = /^\d{4}-\d\d-\d\d/.exec(String(said))?.[0]
    if (list === null || day === undefined) continue
    const time = Date.parse(`${day}T00:00:00Z`)
    const where = `#/data/${at}/order_date`
    if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day)
      note(list.operation, where, 'a day of the calendar', gotWords(said))
    else if (time > now + slack) note(list.operation, where, 'a day that has come', gotWords(said))
  }
}

/** Notes orders of one number that are several. */
export const checkNumbers = (note: Note, lists: readonly (Answer | null)[]): void => {
  const seen = new Map<string, string>()
  for (const list of lists) {
    for (const [at, { id, sale_no: number }] of dataOf(list).entries()) {
      const [own, known] = [String(id), seen.get(String(number))]
      if (number === undefined || number === '') continue
      seen.set(String(number), known ?? own)
      if (list !== null && known !== undefined && known !== own)
        note(list.operation, `#/data/${at}/sale_no`, `another number than that of order ${known}`, gotWords(number))
    }
  }
}
