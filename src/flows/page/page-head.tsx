import { ArrowLeft, Moon, PanelLeft, PanelRight, Sun } from 'lucide-react'
import { useState } from 'react'
import type { AnyStateMachine } from 'xstate'
import { IconButton } from '../../ui/components/button'
import { firstSentence } from './chart-words'
import { ExportMenu } from './export-menu'
import styles from './flows-page.module.css'
import { graphFor } from './layouts'

type PageHeadProps = {
  readonly machine: AnyStateMachine
  readonly isListOpen: boolean
  readonly onList: (isOpen: boolean) => void
  readonly areWordsOpen: boolean
  readonly onWords: (areOpen: boolean) => void
  readonly onTheme: ((isDark: boolean) => void) | undefined
}

const ThemeButton = ({ onTheme }: Pick<PageHeadProps, 'onTheme'>) => {
  const [isDark, setDark] = useState(() => document.documentElement.dataset['theme'] === 'dark')
  const turn = () => {
    document.documentElement.dataset['theme'] = isDark ? 'light' : 'dark'
    setDark(!isDark)
    onTheme?.(!isDark)
  }
  return (
    <IconButton tip="end" name={isDark ? 'Light theme' : 'Dark theme'} onClick={turn}>
      {isDark ? <Sun aria-hidden /> : <Moon aria-hidden />}
    </IconButton>
  )
}

/** The head of the page: where one is, the way back to the portal, and the switches. */
export const PageHead = ({ machine, isListOpen, onList, areWordsOpen, onWords, onTheme }: PageHeadProps) => (
  <header className={styles['head']} data-paper="yes">
    <IconButton
      tip="start"
      name={isListOpen ? 'Hide the machines' : 'Show the machines'}
      aria-expanded={isListOpen}
      onClick={() => onList(!isListOpen)}
    >
      <PanelLeft aria-hidden />
    </IconButton>
    {/* The static demo learns only in the browser which folder it stands in. */}
    <a
      href={document.documentElement.dataset['base'] ?? import.meta.env.BASE_URL}
      className={styles['home']}
      data-paper="no"
      aria-label="Back to the portal"
    >
      <ArrowLeft aria-hidden />
      <span className={styles['wideOnly']}>Portal</span>
    </a>
    <h1 className={styles['title']}>
      <span className={styles['wideOnly']}>State charts</span> <strong>{machine.id}</strong>
    </h1>
    <p className={styles['about']}>{firstSentence(graphFor(machine).description)}</p>
    <ExportMenu machine={machine} />
    <ThemeButton onTheme={onTheme} />
    <IconButton
      tip="end"
      name={areWordsOpen ? 'Hide the words' : 'Show the words'}
      aria-expanded={areWordsOpen}
      onClick={() => onWords(!areWordsOpen)}
    >
      <PanelRight aria-hidden />
    </IconButton>
  </header>
)
