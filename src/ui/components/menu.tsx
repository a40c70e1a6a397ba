import { Check } from 'lucide-react'
import * as DropdownMenu from 'radix-ui/dropdown-menu'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './menu.module.css'

type MenuProps = {
  readonly label: string
  readonly trigger: ReactNode
  readonly align?: 'start' | 'center' | 'end'
  readonly children: ReactNode
}

/** A button that opens a list of places and deeds. */
export const Menu = ({ label, trigger, align = 'end', children }: MenuProps) => (
  <DropdownMenu.Root modal={false}>
    <DropdownMenu.Trigger className={styles['trigger']} aria-label={label}>
      {trigger}
    </DropdownMenu.Trigger>
    <DropdownMenu.Portal>
      <DropdownMenu.Content className={styles['menu']} align={align} sideOffset={4} collisionPadding={8}>
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Portal>
  </DropdownMenu.Root>
)

/** A place in a menu. */
export const MenuLink = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <DropdownMenu.Item asChild className={styles['item'] ?? ''}>
    <Link to={to}>{children}</Link>
  </DropdownMenu.Item>
)

/** A deed in a menu. */
export const MenuAction = ({ onSelect, children }: { readonly onSelect: () => void; readonly children: ReactNode }) => (
  <DropdownMenu.Item className={styles['item'] ?? ''} onSelect={onSelect}>
    {children}
  </DropdownMenu.Item>
)

type RadioProps = {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string; readonly lang?: string }[]
  readonly onChange: (value: string) => void
}

/** A choice of one in a menu; each option may be in a language of its own. */
export const MenuRadioGroup = ({ label, value, options, onChange }: RadioProps) => (
  <DropdownMenu.RadioGroup value={value} onValueChange={onChange} aria-label={label}>
    {options.map((option) => (
      <DropdownMenu.RadioItem key={option.value} value={option.value} className={styles['item']} lang={option.lang}>
        {option.label}
        <DropdownMenu.ItemIndicator className={styles['tick']}>
          <Check aria-hidden />
        </DropdownMenu.ItemIndicator>
      </DropdownMenu.RadioItem>
    ))}
  </DropdownMenu.RadioGroup>
)
