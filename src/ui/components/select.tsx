import { Check, ChevronDown } from 'lucide-react'
import * as RadixSelect from 'radix-ui/select'
import styles from './select.module.css'

type SelectProps = {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (value: string) => void
}

/** A short choice in a quiet look, for tools beside a list. */
export const Select = ({ label, value, options, onChange }: SelectProps) => (
  <RadixSelect.Root value={value} onValueChange={onChange}>
    <RadixSelect.Trigger aria-label={label} className={styles['trigger']}>
      <RadixSelect.Value />
      <ChevronDown aria-hidden />
    </RadixSelect.Trigger>
    <RadixSelect.Portal>
      <RadixSelect.Content className={styles['list']} position="popper" align="end" sideOffset={4} collisionPadding={8}>
        <RadixSelect.Viewport>
          {options.map((option) => (
            <RadixSelect.Item key={option.value} value={option.value} className={styles['item']}>
              <RadixSelect.ItemText>{option.label}</RadixSelect.ItemText>
              <RadixSelect.ItemIndicator>
                <Check aria-hidden />
              </RadixSelect.ItemIndicator>
            </RadixSelect.Item>
          ))}
        </RadixSelect.Viewport>
      </RadixSelect.Content>
    </RadixSelect.Portal>
  </RadixSelect.Root>
)
