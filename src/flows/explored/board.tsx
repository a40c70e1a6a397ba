import { counted } from '../page/chart-words'
import { standingAt } from '../simulate/possible'
import { machineOf } from './explored-file'
import { players, playerTitles, tabNames, type ExploredStep, type OnDevice, type OnServer } from './explored-story'
import styles from './explored.module.css'
import { attemptWords, titleOf, type Seen } from './told'

type Props = { readonly step: ExploredStep; readonly seen: Seen; readonly onSee: (seen: Seen) => void }

/** Where the machines of a tab stand; each of them shows its chart. */
const TabCard = ({ tab, step, seen, onSee }: Props & { readonly tab: Seen['tab'] }) => {
  const running = players.filter((player) => step.stands[tab][player] !== null)
  return (
    <section aria-label={titleOf(tab)} className={styles['card']}>
      <h3>{titleOf(tab)}</h3>
      {running.length === 0 && <p>Closed.</p>}
      <ul>
        {running.map((player) => (
          <li key={player}>
            <button
              type="button"
              aria-pressed={seen.tab === tab && seen.player === player}
              data-moved={step.moves.some((one) => one.tab === tab && one.machine === player) ? '' : undefined}
              onClick={() => onSee({ tab, player })}
            >
              <b>{playerTitles[player]}</b> {standingAt(machineOf(player), step.stands[tab][player] ?? [])}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const listed = (rows: readonly string[], none: string): string => (rows.length === 0 ? none : rows.join(', '))

const DeviceCard = ({ device }: { readonly device: OnDevice }) => (
  <section aria-label="The device keeps" className={styles['card']}>
    <h3>The device keeps</h3>
    <dl>
      <dt>Signed in</dt>
      <dd>{device.signedIn ?? 'nobody'}</dd>
      <dt>Cart</dt>
      <dd>{listed(device.cart, 'empty')}</dd>
      <dt>Open order</dt>
      <dd>{listed(device.attempts.map(attemptWords), 'none')}</dd>
      <dt>Turn to send</dt>
      <dd>
        {device.hasTurn === null
          ? listed(device.waiting, 'nobody waits')
          : `${device.hasTurn} has it${device.waiting.length > 1 ? `, ${device.waiting.slice(1).join(', ')} waits` : ''}`}
      </dd>
    </dl>
  </section>
)

const ServerCard = ({ server }: { readonly server: OnServer }) => (
  <section aria-label="The server" className={styles['card']}>
    <h3>The server</h3>
    <p className={styles['count']}>{counted(server.orders.length, 'order')}</p>
    <ul>
      {server.orders.map(({ key, lines }) => (
        <li key={key}>
          {key}: {listed(lines, 'no line')}
        </li>
      ))}
      {server.underWay.map(({ key, heardBy }, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same order may be under way twice
        <li key={`${key} ${place}`}>
          {key} is on its way, {heardBy === null ? 'nobody waits for the answer' : `${heardBy} waits for the answer`}
        </li>
      ))}
    </ul>
  </section>
)

/** The server, the device and both tabs at a step. */
export const Board = (props: Props) => (
  <div className={styles['board']}>
    <ServerCard server={props.step.server} />
    <DeviceCard device={props.step.device} />
    {tabNames.map((tab) => (
      <TabCard key={tab} {...props} tab={tab} />
    ))}
  </div>
)
