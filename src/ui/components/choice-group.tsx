import * as RadioGroup from 'radix-ui/radio-group'
import { useId } from 'react'
import { direction } from './direction'
import styles from './choice-group.module.css'

type ChoiceProps<TValue extends string> = {
  readonly label: string
  readonly value: TValue
  readonly options: readonly { readonly value: TValue; readonly label: string }[]
  readonly onChange: (value: TValue) => void
  /** What was chosen is read, not changed. */
  readonly isHeld?: boolean
}

/** So many letters have room in half a line of a phone. */
const shortest = 15

/** A choice of one, all options in sight. */
export const ChoiceGroup = <TValue extends string>(props: ChoiceProps<TValue>) => {
  const { label, value, options, onChange, isHeld = false } = props
  const id = useId()
  return (
    <div>
      <p id={id} className={styles['label']}>
        {label}
      </p>
      <RadioGroup.Root
        aria-labelledby={id}
        dir={direction()}
        value={value}
        disabled={isHeld}
        onValueChange={(next) => onChange(next as TValue)}
        className={styles['options']}
        data-long={options.some((one) => one.label.length > shortest) || undefined}
      >
        {options.map((option) => (
          <label key={option.value} className={styles['option']}>
            <RadioGroup.Item value={option.value} className={styles['radio']}>
              <RadioGroup.Indicator className={styles['dot']} />
            </RadioGroup.Item>
            {option.label}
          </label>
        ))}
      </RadioGroup.Root>
    </div>
  )
}
