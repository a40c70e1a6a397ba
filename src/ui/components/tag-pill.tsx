import { X } from 'lucide-react'
import { classes } from './button'
import styles from './tag-pill.module.css'

/** A tag in its own colours; the text colour was chosen for contrast by the rules. */
export const TagPill = ({
  name,
  background,
  text,
}: {
  readonly name: string
  readonly background: string
  readonly text: string
}) => (
  <span className={styles['pill']} style={{ backgroundColor: background, color: text }}>
    {name}
  </span>
)

type ChipProps = {
  readonly label: string
  readonly removeLabel: string
  readonly swatch?: string | undefined
  readonly onRemove: () => void
}

/** An active filter, removable. */
export const Chip = ({ label, removeLabel, swatch, onRemove }: ChipProps) => (
  <span className={classes(styles['chip'])}>
    {swatch !== undefined && <span className={styles['swatch']} style={{ backgroundColor: swatch }} aria-hidden />}
    <span className={styles['label']}>{label}</span>
    <button type="button" className={styles['remove']} aria-label={removeLabel} onClick={onRemove}>
      <X aria-hidden />
    </button>
  </span>
)
