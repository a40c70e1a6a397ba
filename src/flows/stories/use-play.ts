import { useEffect, useState } from 'react'

/** In ms a step. */
export type Paces = { readonly slow: number; readonly normal: number; readonly fast: number }
/** A sentence is read at each step. */
const readAloud: Paces = { slow: 6000, normal: 3500, fast: 1500 }

/** Plays a story step by step until its end; `goTo` shows a step by its place. */
export const usePlay = (step: number, last: number, goTo: (place: number) => void, paces = readAloud) => {
  const [isWanted, setWanted] = useState(false)
  const [pace, setPace] = useState(paces.normal)
  const isPlaying = isWanted && step < last
  useEffect(() => {
    if (!isPlaying) return undefined
    const timer = setTimeout(() => goTo(step + 1), pace)
    return () => clearTimeout(timer)
  })
  return {
    isPlaying,
    pace,
    paces,
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
