import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { ShortcutsActor } from '../../machines/shell/shortcuts.machine'
import { isJumping, isListingKeys, selectEarly, selectSingleKeys } from '../../machines/shell/shortcuts.selectors'
import { ModalDialog } from '../components/dialog'
import { JumpBox } from './jump-box'
import styles from './shortcuts.module.css'

/** What stands beside a key: the key as English keyboards have it, and what it does. */
const groups = [
  {
    title: 'keys.anywhere',
    keys: [
      ['/ , Ctrl K', 'keys.jump'],
      ['?', 'keys.list'],
      ['F6', 'keys.region'],
      ['Ctrl Z', 'keys.undo'],
    ],
  },
  {
    title: 'keys.box',
    keys: [
      ['Enter', 'keys.add'],
      ['Ctrl Enter', 'keys.openProduct'],
      ['↑ ↓', 'keys.choose'],
    ],
  },
  {
    title: 'keys.goods',
    keys: [
      ['Enter', 'keys.nextQuantity'],
      ['Shift Enter', 'keys.quantityBefore'],
      ['PageUp PageDown', 'keys.count'],
    ],
  },
  {
    title: 'keys.pad',
    keys: [
      ['Enter', 'keys.nextRow'],
      ['Shift Enter', 'keys.rowAbove'],
      ['F8', 'keys.problem'],
      ['Shift F8', 'keys.problemBefore'],
      ['Alt Enter', 'keys.fix'],
    ],
  },
  {
    title: 'keys.cart',
    keys: [
      ['Enter', 'keys.nextQuantity'],
      ['Shift Enter', 'keys.quantityBefore'],
      ['F8', 'keys.problem'],
      ['Shift F8', 'keys.problemBefore'],
      ['Alt Enter', 'keys.fix'],
    ],
  },
] as const

/** Letters go first: Escape is the box's own until it is empty. */
const keepLetters = (event: KeyboardEvent) =>
  event.target instanceof HTMLInputElement && event.target.value !== '' && event.preventDefault()

/** The jump box and the list of keys, over whatever screen is shown; loaded when one of them is first wanted. */
export const ShortcutDialogs = ({ actor }: { readonly actor: ShortcutsActor }) => {
  const { t } = useTranslation()
  const jumps = useSelector(actor, isJumping)
  const lists = useSelector(actor, isListingKeys)
  const early = useSelector(actor, selectEarly)
  const isSingleOn = useSelector(actor, selectSingleKeys)
  /** As they stand on a keyboard of the reader's country. */
  const printed: Record<string, string> = {
    Enter: t('keys.enter'),
    Shift: t('keys.shift'),
    PageUp: t('keys.pageUp'),
    PageDown: t('keys.pageDown'),
  }
  const close = () => actor.send({ type: 'box.closed' })
  return (
    <>
      <ModalDialog
        isWide
        isOpen={jumps}
        title={t('jump.title')}
        closeLabel={t('common.close')}
        onClose={close}
        onEscape={keepLetters}
      >
        <div className={styles['jump']}>
          <JumpBox hasFocus early={early} />
        </div>
      </ModalDialog>
      <ModalDialog isWide isOpen={lists} title={t('keys.title')} closeLabel={t('common.close')} onClose={close}>
        {/* What scrolls on a phone can be reached by keyboard. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className={styles['groups']} role="group" aria-label={t('keys.title')} tabIndex={0}>
          <div className={styles['sections']}>
            {groups.map(({ title, keys }, at) => (
              <section key={title}>
                {/* There is nothing to answer: the focus starts where reading does. */}
                <h3 {...(at === 0 && { tabIndex: -1, 'data-focus-first': true })}>{t(title)}</h3>
                <dl className={styles['keys']}>
                  {keys.map(([key, does]) => (
                    <div key={key}>
                      <dt>
                        {key
                          .split(' ')
                          .map((cap) =>
                            cap === ',' ? (
                              <span key={cap}>{t('keys.or')}</span>
                            ) : (
                              <kbd key={cap}>{printed[cap] ?? cap}</kbd>
                            ),
                          )}
                      </dt>
                      <dd>{t(does)}</dd>
                    </div>
                  ))}
                </dl>
              </section>
            ))}
          </div>
        </div>
        <label className={styles['switch']}>
          <input
            type="checkbox"
            checked={isSingleOn}
            onChange={({ target }) => actor.send({ type: 'single.switched', isOn: target.checked })}
          />
          {t('keys.single')}
        </label>
        <p className={styles['hint']}>{t('keys.singleHint')}</p>
      </ModalDialog>
    </>
  )
}
