import { Check, Save } from 'lucide-react'
import { Button } from '../../ui/components/button'
import { writeRecord } from '../difference/record'
import { FileChoice } from '../page/file-choice'
import { graphFor } from '../page/layouts'
import type { FlowsTabProps } from '../page/tab'
import { Earlier } from './earlier'
import { SaidList } from './said-list'
import { approvalsOf, statusOf } from './sign-off'
import { SignForm } from './sign-form'
import { rowsNow } from './sign-rows'
import { SignTable } from './sign-table'
import styles from './signing.module.css'
import { signing } from './store'
import { today, useSigning } from './use-signing'

/** Who signed a machine and what was said of it; Approve; and how it stands with all machines and stories. */
export const SignOffTab = ({ machine, parameters }: FlowsTabProps) => {
  const { signOff, isServed, problem, told } = useSigning()
  const rows = rowsNow()
  const wanted = parameters.get('of-story')
  const row = rows.find(({ of, id }) =>
    wanted === null ? of === 'machine' && id === machine.id : of === 'story' && id === wanted,
  )
  if (!row) return <p className={styles['tab']}>This is nothing that can be signed.</p>
  const status = statusOf(signOff, row.of, row.id, row.now)
  const [approval, ...earlier] = approvalsOf(signOff, row.of, row.id)
  const said = signOff.remarks.filter((one) => row.of === 'machine' && one.machine === row.id)
  const approve = (who: string, words: string) => {
    const { of, id, now } = row
    const approvals = [{ of, id, fingerprint: now, who, when: today(), words }]
    return signing.add(
      of === 'machine' ? { approvals, machine: id, record: writeRecord(graphFor(machine)) } : { approvals },
    )
  }
  return (
    <div className={styles['tab']}>
      <section aria-label="Signature">
        <h2>{row.title}</h2>
        <p role="status" data-status={status} className={styles['status']}>
          {approval === undefined
            ? 'Nobody has signed it yet.'
            : `${status === 'signed' ? 'Signed' : 'Changed since signed'}: ${approval.who}, ${approval.when}${approval.words === '' ? '' : `, “${approval.words}”`}.`}
        </p>
        <Earlier key={`earlier ${row.id}`} approvals={earlier} now={row.now} />
        {status === 'changed' && row.of === 'machine' && (
          <p>
            <a href={`#/${row.id}/compare?with=signed`}>What has changed since</a>
          </p>
        )}
        <SignForm
          key={row.id}
          label={`Approve ${row.title}`}
          needsWords={false}
          button={
            <>
              <Check aria-hidden />
              Approve
            </>
          }
          onSign={approve}
        />
        {problem !== '' && (
          <p role="alert" className={styles['problem']}>
            {problem}
          </p>
        )}
        <p role="status">{told}</p>
        <p className={styles['by']}>
          {isServed
            ? 'Kept in docs/flows/sign-off.json, and what was signed beside it in docs/flows/signed: commit both.'
            : 'There is no development server here: it stays in this browser. Save it as a file and send it.'}
        </p>
        <div className={styles['files']}>
          <Button variant="quiet" onClick={signing.saveFile}>
            <Save aria-hidden />
            Save as file
          </Button>
          <FileChoice label="A file that was sent" onFile={(chosen) => void signing.open(chosen)}>
            Open a file that was sent
          </FileChoice>
        </div>
        <SaidList machine={row.id} said={said} />
      </section>
      <SignTable rows={rows} machine={machine.id} />
    </div>
  )
}
