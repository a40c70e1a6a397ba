import * as DropdownMenu from 'radix-ui/dropdown-menu'
import { useState, type ReactNode } from 'react'
import { direction } from './direction'
import { takesFocusBack } from './focus-back'
import { Link } from './link'
import styles from './menu.module.css'

type MenuProps = {
  readonly label: string
  readonly trigger: ReactNode
  readonly align?: 'start' | 'center' | 'end'
  readonly children: ReactNode
}

/** A button that opens a list of places and deeds, in the part of the page that the button stands in. */
export const Menu = ({ label, trigger, align = 'end', children }: MenuProps) => {
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  return (
    <DropdownMenu.Root modal={false} dir={direction()}>
      <DropdownMenu.Trigger ref={setButton} className={styles['trigger']} aria-label={label}>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={button?.closest('header, main') ?? null}>
        <DropdownMenu.Content
          className={styles['menu']}
          align={align}
          sideOffset={4}
          loop
          collisionPadding={8}
          onCloseAutoFocus={(event) => takesFocusBack(event, button)}
          onKeyDownCapture={(event) => {
            if (event.key !== 'Tab') return
            // Radix would hold the key: it leads on from the button, and the menu closes.
            event.stopPropagation()
            button?.focus()
          }}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

/** A place in a menu. */
export const MenuLink = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <DropdownMenu.Item asChild className={styles['item'] ?? ''}>
    <Link to={to}>{children}</Link>
  </DropdownMenu.Item>
)

/** An action in a menu. */
export const MenuAction = ({ onSelect, children }: { readonly onSelect: () => void; readonly children: ReactNode }) => (
  <DropdownMenu.Item className={styles['item'] ?? ''} onSelect={onSelect}>
    {children}
  </DropdownMenu.Item>
)
