import { ChevronRight } from 'lucide-react'
import * as RadixAccordion from 'radix-ui/accordion'
import type { ReactNode } from 'react'
import { direction } from './direction'
import styles from './accordion.module.css'

type AccordionProps = {
  readonly defaultOpen: string
  readonly sections: readonly {
    readonly id: string
    readonly title: string
    readonly count: number
    readonly body: ReactNode
  }[]
}

/** Sections of which at most one is open; the open one can be closed. */
export const Accordion = ({ defaultOpen, sections }: AccordionProps) => (
  <RadixAccordion.Root
    type="single"
    dir={direction()}
    collapsible
    defaultValue={defaultOpen}
    className={styles['sections']}
  >
    {sections.map(({ id, title, count, body }) => (
      <RadixAccordion.Item key={id} value={id} className={styles['section']}>
        <RadixAccordion.Header asChild>
          <h2 className={styles['head']}>
            <RadixAccordion.Trigger className={styles['trigger']}>
              <ChevronRight aria-hidden />
              {title}
              <span className={styles['count']}>{count}</span>
            </RadixAccordion.Trigger>
          </h2>
        </RadixAccordion.Header>
        <RadixAccordion.Content className={styles['body']}>{body}</RadixAccordion.Content>
      </RadixAccordion.Item>
    ))}
  </RadixAccordion.Root>
)
