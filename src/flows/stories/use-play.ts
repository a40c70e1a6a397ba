import { useEffect, useState } from 'react'

/** The pace at which a story begins, in ms a step. */
const firstPace = 3500

/** Plays a story step by step until its end; `goTo` shows a step by its place. */
export const usePlay = (step: number, last: number, goTo: (place: number) => void) => {
  const [isWanted, setWanted] = useState(false)
  const [pace, setPace] = useState(firstPace)
  const isPlaying = isWanted && step < last
  useEffect(() => {
    if (!isPlaying) return undefined
    const timer = setTimeout(() => goTo(step + 1), pace)
    return () => clearTimeout(timer)
  })
  return {
    isPlaying,
    pace,
    onPace: setPace,
    onPlay: (isOn: boolean) => {
      setWanted(isOn)
      if (isOn && step === last) goTo(0)
    },
    /** Shows a step, and plays no further. */
    onStep: (place: number) => {
      setWanted(false)
      goTo(place)
    },
  }
}
export type Play = ReturnType<typeof usePlay>
