import { useRef, useState, type RefObject } from 'react'

/** What the company code is asked for: the login, the public catalogue, or About Us (C-19, C-20, C-125). */
export type CodePurpose = 'login' | 'browse' | 'aboutUs'
export type CodePrompt = {
  readonly purpose: CodePurpose
  readonly box: RefObject<HTMLInputElement | null>
  readonly ask: (purpose: CodePurpose) => void
}

/** The box for the company code: a link that needs a code says what for, and puts the cursor into the box. */
export const useCodePrompt = (usual: CodePurpose): CodePrompt => {
  const [asked, setAsked] = useState<CodePurpose | null>(null)
  const box = useRef<HTMLInputElement>(null)
  return {
    purpose: asked ?? usual,
    box,
    ask: (next) => {
      setAsked(next)
      box.current?.focus()
    },
  }
}
