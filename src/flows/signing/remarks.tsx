import { MessageSquarePlus } from 'lucide-react'
import { SignForm } from './sign-form'
import styles from './signing.module.css'
import { signing } from './store'
import { remarksOn, type Subject } from './subjects'
import { today, useSigning } from './use-signing'

const headings: Readonly<Record<Subject['on'], string>> = {
  machine: 'Comments on the machine',
  state: 'Comments on the state',
  transition: 'Comments on this way',
  screen: 'Comments on the screen',
  step: 'Comments on this step',
}

/** What was said about what is looked at, and room to say more. */
export const Remarks = ({ subject }: { readonly subject: Subject }) => {
  const { signOff, isServed, problem } = useSigning()
  const found = remarksOn(signOff, subject)
  const add = (who: string, words: string) => {
    const { on, id, machine, fingerprint } = subject
    return signing.add({ remarks: [{ on, machine, id, fingerprint, who, when: today(), words }] })
  }
  return (
    <section aria-label={`Comments on ${subject.title}`} className={styles['remarks']}>
      <h3>{headings[subject.on]}</h3>
      {found.length > 0 && (
        <ul>
          {found.map(({ who, when, words, fingerprint }) => (
            <li key={`${when} ${who} ${words}`}>
              <p>{words}</p>
              <p className={styles['by']}>
                {who}, {when}
                {fingerprint !== subject.fingerprint && <b> changed since this comment</b>}
              </p>
            </li>
          ))}
        </ul>
      )}
      <SignForm
        key={subject.id}
        label="Comment"
        needsWords
        button={
          <>
            <MessageSquarePlus aria-hidden />
            Add comment
          </>
        }
        onSign={add}
      />
      {!isServed && found.length > 0 && (
        <p className={styles['by']}>
          Kept in this browser.{' '}
          <button type="button" onClick={signing.saveFile}>
            Save as a file to send
          </button>
        </p>
      )}
      {problem !== '' && (
        <p role="alert" className={styles['problem']}>
          {problem}
        </p>
      )}
    </section>
  )
}
