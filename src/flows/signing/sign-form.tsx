import { useState, type ReactNode } from 'react'
import { Button } from '../../ui/components/button'
import styles from './signing.module.css'
import { keepName, knownName } from './use-signing'

type SignFormProps = {
  readonly label: string
  readonly button: ReactNode
  /** Whether there is nothing to keep without words. */
  readonly needsWords: boolean
  /** Answers whether it is kept. */
  readonly onSign: (who: string, words: string) => Promise<boolean>
}

/** A name and some words: for a comment, or for an approval. */
export const SignForm = ({ label, button, needsWords, onSign }: SignFormProps) => {
  const [who, setWho] = useState(knownName)
  const [words, setWords] = useState('')
  const [problem, setProblem] = useState('')
  const sign = async () => {
    const isMissing =
      who.trim() === '' ? 'Your name is missing.' : needsWords && words.trim() === '' ? 'Say something first.' : ''
    setProblem(isMissing)
    if (isMissing !== '') return
    keepName(who.trim())
    // What is not kept stays, to be sent again; what is typed meanwhile stays, too.
    if (await onSign(who.trim(), words.trim())) setWords((now) => (now === words ? '' : now))
  }
  return (
    <form
      aria-label={label}
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        void sign()
      }}
    >
      <label>
        {needsWords ? 'Comment' : 'Words (may be empty)'}
        <textarea rows={2} value={words} onChange={({ target }) => setWords(target.value)} />
      </label>
      <label>
        Your name
        <input value={who} autoComplete="name" onChange={({ target }) => setWho(target.value)} />
      </label>
      <Button type="submit" onClick={() => undefined}>
        {button}
      </Button>
      {problem !== '' && (
        <p role="alert" className={styles['problem']}>
          {problem}
        </p>
      )}
    </form>
  )
}
