import { CircleHelp } from 'lucide-react'
import * as Popover from 'radix-ui/popover'
import styles from './chart-view.module.css'

const signs = [
  ['●→', 'Where it begins'],
  ['after 8 s', 'When so much time is over'],
  ['at once', 'Decided without waiting'],
  ['load order has answered, load order has failed', 'What became of a question'],
  ['[it is stored]', 'Only if this holds'],
  ['/ forget session', 'What is done on the way'],
  ['⟳ load order', 'What is asked of the outside, or listened to'],
  ['↻', 'The state is entered anew'],
  ['#busy', 'What the screens ask about the state'],
  ['Red', 'Follows a failure'],
  ['Dashed border', 'Active side by side with its neighbours'],
  ['Double border', 'An end'],
  ['Inside a state', 'Events that change no state'],
] as const
const keys = [
  ['Drag, wheel, arrows', 'Move the chart'],
  ['Ctrl + wheel, + -', 'Larger, smaller'],
  ['0, F', 'Own size, all of it'],
  ['Tab', 'From the chart to its states'],
  ['→ ←', 'Follow a way, and back'],
  ['↓ ↑', 'The next state, or way'],
  ['Enter', 'Select'],
  ['C, double click', 'Close or open a state'],
] as const

const List = ({ title, rows }: { readonly title: string; readonly rows: readonly (readonly [string, string])[] }) => (
  <section>
    <h3 className={styles['legendTitle']}>{title}</h3>
    <dl className={styles['legendList']}>
      {rows.map(([sign, meaning]) => (
        <div key={sign}>
          <dt>{sign}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  </section>
)

/** What the signs of a chart mean, and which keys move it. */
export const ChartLegend = () => (
  <Popover.Root>
    <Popover.Trigger className={styles['legendButton']} aria-label="Signs and keys">
      <CircleHelp aria-hidden />
    </Popover.Trigger>
    <Popover.Portal>
      <Popover.Content className={styles['legend']} align="end" sideOffset={8} collisionPadding={8}>
        <List title="Signs" rows={signs} />
        <List title="Keys" rows={keys} />
      </Popover.Content>
    </Popover.Portal>
  </Popover.Root>
)
