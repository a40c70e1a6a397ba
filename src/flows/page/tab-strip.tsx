import { useEffect, useRef } from 'react'
import * as Tabs from 'radix-ui/tabs'
import styles from './flows-page.module.css'
import type { FlowsTab } from './tab'

/** Where the strip goes on it fades. */
const markEdges = (strip: HTMLElement): void => {
  const { scrollLeft, clientWidth, scrollWidth } = strip
  strip.toggleAttribute('data-before', scrollLeft > 1)
  strip.toggleAttribute('data-after', scrollLeft + clientWidth < scrollWidth - 1)
}

/** The views to choose from; the one that is open is always in sight. */
export const TabStrip = ({ tabs, current }: { readonly tabs: readonly FlowsTab[]; readonly current: string }) => {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const open = list.current?.querySelector('[aria-selected=true]')
    open?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [current])
  useEffect(() => {
    const strip = list.current
    if (!strip) return undefined
    const observer = new ResizeObserver(() => markEdges(strip))
    observer.observe(strip)
    return () => observer.disconnect()
  }, [])
  return (
    <Tabs.List
      ref={list}
      onScroll={({ currentTarget }) => markEdges(currentTarget)}
      aria-label="Views"
      data-paper="no"
      className={styles['tabList']}
    >
      {tabs.map(({ id, title }) => (
        <Tabs.Trigger key={id} value={id} className={styles['tab']}>
          {title}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
  )
}
