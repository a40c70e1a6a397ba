import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useState, type ReactNode } from 'react'
import { rowHeightOf } from './row-height'
import styles from './multi-select.module.css'

/** One entry of a list to choose from; `swatch` is a CSS colour. */
export type Option = { readonly id: string; readonly name: string; readonly swatch?: string }

type OptionListProps = {
  readonly id: string
  readonly label: string
  readonly options: readonly Option[]
  readonly chosen: readonly string[]
  readonly isFull: boolean
  readonly active: number
  readonly tick: ReactNode
  readonly onActive: (index: number) => void
  readonly onToggle: (option: Option) => void
}
/** The listbox of a multi-select: at most 15rem high; only the options in view are mounted. */
export const OptionList = ({
  id,
  label,
  options,
  chosen,
  isFull,
  active,
  tick,
  onActive,
  onToggle,
}: OptionListProps) => {
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const [rowHeight] = useState(() => rowHeightOf(2.25))
  const virtual = useVirtualizer({
    count: options.length,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    overscan: 6,
    initialRect: { width: 300, height: 240 },
  })
  useEffect(() => {
    virtual.scrollToIndex(active)
  }, [active, virtual])
  return (
    <div
      ref={setScroller}
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      aria-multiselectable
      className={styles['list']}
    >
      <div role="presentation" className={styles['rows']} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map((item) => {
          const option = options[item.index] as Option
          const isChosen = chosen.includes(option.id)
          return (
            // Keys are handled by the search box, which keeps the focus and names the active option.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={option.id}
              id={`${id}-${option.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={isChosen}
              aria-disabled={(isFull && !isChosen) || undefined}
              aria-setsize={options.length}
              aria-posinset={item.index + 1}
              className={styles['option']}
              data-active={item.index === active || undefined}
              style={{ transform: `translateY(${item.start}px)` }}
              onPointerMove={() => item.index !== active && onActive(item.index)}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onToggle(option)}
            >
              {option.swatch !== undefined && (
                <span className={styles['swatch']} style={{ backgroundColor: option.swatch }} aria-hidden />
              )}
              <bdi className={styles['name']}>{option.name}</bdi>
              {isChosen && tick}
            </div>
          )
        })}
      </div>
    </div>
  )
}
