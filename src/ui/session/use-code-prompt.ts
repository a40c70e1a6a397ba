import { useRef, useState, type RefObject } from 'react'

/** What the company code is asked for: the public catalogue, or About Us (C-19, C-20). */
export type CodePurpose = 'browse' | 'aboutUs'
export type CodePrompt = {
  readonly purpose: CodePurpose
  readonly box: RefObject<HTMLInputElement | null>
  readonly ask: (purpose: CodePurpose) => void
}

/** The box for the company code: a link that needs a code says what for, and puts the cursor into the box. */
export const useCodePrompt = (): CodePrompt => {
  const [purpose, setPurpose] = useState<CodePurpose>('browse')
  const box = useRef<HTMLInputElement>(null)
  return {
    purpose,
    box,
    ask: (next) => {
      setPurpose(next)
      box.current?.focus()
    },
  }
}
