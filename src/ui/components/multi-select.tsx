import { Check, ChevronDown } from 'lucide-react'
import * as Popover from 'radix-ui/popover'
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { matcher } from '../../machines/rules/matching'
import { Button, classes } from './button'
import { takesFocusBack } from './focus-back'
import styles from './multi-select.module.css'
import { ListState, type ListStatus, type ListWords } from './list-state'
import { OptionList, type Option } from './option-list'

type MultiSelectProps = {
  /** Name of the button; with `trigger` it is read out instead of shown. */
  readonly label: string
  readonly trigger?: ReactNode
  readonly options: readonly Option[]
  readonly chosen: readonly string[]
  /** At most this many can be chosen. */
  readonly limit?: number
  readonly status: ListStatus
  readonly words: ListWords & { readonly search: string; readonly retry: string; readonly hint?: string }
  /** No letter came for a while: how many fit is told. */
  readonly isSettled: boolean
  readonly onOpen: () => void
  /** A letter came. */
  readonly onSearch: () => void
  readonly onRetry: () => void
  readonly onChange: (chosen: readonly string[]) => void
}

/** A button that opens a searchable list of which several can be chosen: an ARIA combobox over a listbox. */
export const MultiSelect = (props: MultiSelectProps) => {
  const { label, trigger, options, chosen, limit, status, isSettled, words, onOpen, onSearch, onRetry, onChange } =
    props
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [search, setSearch] = useState('')
  // Whether something was looked for since it was opened: how many there are is told again once that is emptied.
  const [isSought, setSought] = useState(false)
  const [active, setActive] = useState(0)
  const fits = matcher(search)
  const shown = status === 'ready' ? options.filter(({ name }) => fits(name)) : []
  const at = Math.min(active, shown.length - 1)
  const isFull = limit !== undefined && chosen.length >= limit

  const change = (open: boolean) => {
    setOpen(open)
    setSearch('')
    setSought(false)
    setActive(0)
    if (open) onOpen()
  }
  const toggle = (option: Option | undefined) => {
    if (!option) return
    if (chosen.includes(option.id)) onChange(chosen.filter((one) => one !== option.id))
    else if (!isFull) onChange([...chosen, option.id])
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab' && status === 'ready') {
      event.preventDefault()
      return change(false)
    }
    const moves: Readonly<Record<string, number>> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: shown.length - 1,
    }
    const move = moves[event.key]
    if (event.key === 'Enter') toggle(shown[at])
    else if (move === undefined || ((event.key === 'Home' || event.key === 'End') && search !== '')) return
    else setActive((move + shown.length) % Math.max(1, shown.length))
    event.preventDefault()
  }
  return (
    <Popover.Root open={isOpen} onOpenChange={change}>
      <Popover.Trigger asChild ref={button}>
        {trigger ? (
          <button type="button" className={styles['small']} aria-label={label} aria-haspopup="listbox">
            {trigger}
          </button>
        ) : (
          <Button aria-haspopup="listbox" className={styles['trigger']}>
            {label}
            {chosen.length > 0 && <span className={styles['count']}>{chosen.length}</span>}
            <ChevronDown aria-hidden />
          </Button>
        )}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className={styles['popover']}
          align={trigger ? 'start' : 'end'}
          sideOffset={4}
          collisionPadding={8}
          aria-label={label}
          onCloseAutoFocus={(event) => takesFocusBack(event, button.current)}
        >
          <input
            ref={box}
            role="combobox"
            className={styles['search']}
            aria-label={words.search}
            placeholder={words.search}
            aria-expanded={shown.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={shown[at] ? `${id}-${shown[at].id}` : undefined}
            aria-autocomplete="list"
            autoComplete="off"
            value={search}
            onChange={(event) => {
              setSearch(event.target.value)
              setSought(true)
              setActive(0)
              onSearch()
            }}
            onKeyDown={onKeyDown}
          />
          {words.hint !== undefined && <p className={styles['hint']}>{words.hint}</p>}
          <ListState status={status} words={words} count={shown.length} isTold={isSettled && isSought} />
          {(status === 'slow' || status === 'failed') && (
            // The button goes away when it is pressed: the focus stays in the list.
            <Button onClick={() => (box.current?.focus(), onRetry())}>{words.retry}</Button>
          )}
          {shown.length > 0 && (
            <OptionList
              id={id}
              label={label}
              options={shown}
              chosen={chosen}
              isFull={isFull}
              active={at}
              onActive={setActive}
              onToggle={toggle}
              tick={<Check aria-hidden className={classes(styles['tick'])} />}
            />
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
