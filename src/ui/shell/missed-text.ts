import { useEffect, useRef } from 'react'

/**
 * A text for which Enter was pressed and nothing is found: it is selected each time, which readers are told, and the next
 * part is typed over it. Who types on meanwhile goes on.
 */
export const useMissedText = (text: string, isMissed: boolean) => {
  const input = useRef<HTMLInputElement>(null)
  const isPressed = useRef(false)
  useEffect(() => {
    isPressed.current = false
  }, [text])
  useEffect(() => {
    if (isMissed && isPressed.current) input.current?.select()
  }, [isMissed])
  const onEnter = () => {
    isPressed.current = true
    if (isMissed) input.current?.select()
  }
  return [input, onEnter] as const
}
