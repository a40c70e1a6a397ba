import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { api } from './api'
import { useBench } from './bench'
import { Button } from './parts'
import { Question } from './question'

/** Takes the world back to its seed, after a question. */
export const ResetButton = () => {
  const { act } = useBench()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>
        <RotateCcw aria-hidden />
        Reset world
      </Button>
      <Question
        isOpen={isAsking}
        title="Reset the world?"
        text="Orders, registrations, sessions, faults, the call log and the clock go back to how the demo data begin."
        yes="Reset"
        onYes={() => void act(api.reset, { text: 'The world is as it began. Who was signed in must sign in again.' })}
        onClose={() => setIsAsking(false)}
      />
    </>
  )
}
