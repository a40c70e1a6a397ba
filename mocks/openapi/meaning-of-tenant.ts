import { type Answer, type Asker, isRow, type Row } from './asking'
import { gotWords } from './difference'

const flags = ['b2b_advanced_categories', 'b2b_sell_minimum']
const isOn = (value: unknown): boolean => String(value) === '1'
export const bodyOf = (answer: Answer | null): Row => (answer?.status === 200 && isRow(answer.body) ? answer.body : {})

/** Notes settings of buyers that say another thing than those of everybody. */
export const checkFlags = (note: Asker['note'], open: Answer | null, own: Answer | null): void => {
  const [known, told] = [bodyOf(open), bodyOf(own)]
  for (const flag of flags) {
    if (own === null || !(flag in known) || !(flag in told) || isOn(known[flag]) === isOn(told[flag])) continue
    note(own.operation, `#/${flag}`, `${gotWords(known[flag])}, as in the public settings`, gotWords(told[flag]))
  }
}

/** Notes an answer that names the tenant otherwise than the login did. */
export const checkTenant = (note: Asker['note'], answer: Answer | null, tenant: Row, fields: Readonly<Row>): void => {
  const body = bodyOf(answer)
  for (const [field, of] of Object.entries(fields)) {
    const [known, told] = [tenant[String(of)], body[field]]
    if (answer === null || typeof known !== 'string' || typeof told !== 'string' || told.trim() === '') continue
    const isSame = of === 'code' ? known.toLowerCase() === told.toLowerCase() : known.trim() === told.trim()
    if (!isSame) note(answer.operation, `#/${field}`, `${gotWords(known)}, as at the login`, gotWords(told))
  }
}
