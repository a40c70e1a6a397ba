import { ChevronLeft, ChevronRight, Download, Pause, Play } from 'lucide-react'
import { Button, IconButton } from '../../ui/components/button'
import { Select } from '../../ui/components/select'
import type { Look } from './look'
import styles from './stories.module.css'

const speeds = [
  { value: '6000', label: 'Slow' },
  { value: '3500', label: 'Normal' },
  { value: '1500', label: 'Fast' },
] as const
const widths = [
  { value: '390', label: 'Phone, 390' },
  { value: '1280', label: 'Desktop, 1280' },
] as const
const languages = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Español' },
  { value: 'fr', label: 'Français' },
] as const
const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const

type Props = {
  /** The place of the step, and how many there are. */
  readonly step: number
  readonly count: number
  readonly onStep: (step: number) => void
  readonly isPlaying: boolean
  readonly onPlay: (isPlaying: boolean) => void
  /** How long a step is shown while the story plays, in ms. */
  readonly pace: number
  readonly onPace: (pace: number) => void
  readonly look: Look
  readonly onLook: (name: 'width' | 'lang' | 'theme', value: string) => void
  readonly isExporting: boolean
  readonly onExport: () => void
}

/** Plays a story, steps through it, and chooses how its screens look. */
export const StoryControls = (props: Props) => {
  const { step, count, onStep, isPlaying, onPlay, pace, onPace, look, onLook, isExporting, onExport } = props
  return (
    <div role="group" aria-label="The story" className={styles['controls']}>
      <IconButton name="Step back" aria-disabled={step === 0} onClick={() => onStep(step - 1)}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <Button variant="primary" onClick={() => onPlay(!isPlaying)}>
        {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
        {isPlaying ? 'Pause' : 'Play'}
      </Button>
      <IconButton name="Step forth" aria-disabled={step === count - 1} onClick={() => onStep(step + 1)}>
        <ChevronRight aria-hidden />
      </IconButton>
      <span className={styles['place']}>
        Step {step + 1} of {count}
      </span>
      <Select label="Speed" value={String(pace)} options={speeds} onChange={(value) => onPace(Number(value))} />
      <span className={styles['gap']} />
      <Select
        label="Width of the screen"
        value={String(look.width)}
        options={widths}
        onChange={(value) => onLook('width', value)}
      />
      <Select
        label="Language of the screen"
        value={look.language}
        options={languages}
        onChange={(value) => onLook('lang', value)}
      />
      <Select
        label="Theme of the screen"
        value={look.theme}
        options={themes}
        onChange={(value) => onLook('theme', value)}
      />
      <Button isBusy={isExporting} busyLabel="Drawing..." onClick={onExport}>
        <Download aria-hidden />
        Export as one file
      </Button>
    </div>
  )
}

/** The pace at which a story begins, in ms a step. */
export const firstPace = 3500
