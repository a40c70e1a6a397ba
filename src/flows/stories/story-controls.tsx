import { ChevronLeft, ChevronRight, Pause, Play as PlaySign, SlidersHorizontal } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button, classes, IconButton } from '../../ui/components/button'
import { Select } from '../../ui/components/select'
import tools from '../page/tools.module.css'
import { useNarrow } from '../page/use-narrow'
import styles from './stories.module.css'
import type { Play } from './use-play'

const speedsOf = ({ slow, normal, fast }: Play['paces']) => [
  { value: String(slow), label: 'Slow' },
  { value: String(normal), label: 'Normal' },
  { value: String(fast), label: 'Fast' },
]

type Props = {
  /** The place of the step, and how many there are. */
  readonly step: number
  readonly count: number
  readonly play: Play
  /** What can be done with the whole story. */
  readonly deeds?: ReactNode
  /** What else can be chosen. */
  readonly children?: ReactNode
  /** On a phone that stands behind a button, with the speed. */
  readonly isFolded?: boolean
}

/** Plays a story, and steps through it. */
export const StoryControls = ({ step, count, play, deeds, children, isFolded = false }: Props) => {
  const { isPlaying, pace, paces, onPlay, onPace, onStep } = play
  const hasButton = useNarrow('phone') && isFolded
  const [isOpen, setOpen] = useState(false)
  return (
    <div role="group" aria-label="The story" className={classes(tools['tools'], styles['controls'])}>
      <IconButton name="Step back" aria-disabled={step === 0} onClick={() => onStep(step - 1)}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <Button variant="primary" onClick={() => onPlay(!isPlaying)}>
        {isPlaying ? <Pause aria-hidden /> : <PlaySign aria-hidden />}
        {isPlaying ? 'Pause' : 'Play'}
      </Button>
      <IconButton name="Step forth" aria-disabled={step === count - 1} onClick={() => onStep(step + 1)}>
        <ChevronRight aria-hidden />
      </IconButton>
      <span className={styles['place']}>
        Step {step + 1} of {count}
      </span>
      <span className={tools['gap']} />
      {deeds}
      {hasButton && (
        <IconButton name="Speed and look" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <SlidersHorizontal aria-hidden />
        </IconButton>
      )}
      <span className={styles['choices']} hidden={hasButton && !isOpen}>
        <Select
          label="Speed"
          value={String(pace)}
          options={speedsOf(paces)}
          onChange={(value) => onPace(Number(value))}
        />
        {children}
      </span>
    </div>
  )
}
