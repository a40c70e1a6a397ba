import { renderToString } from 'react-dom/server'
import { I18nextProvider, useTranslation } from 'react-i18next'
export { anyCode, doorName, failureName } from '../src/api/browser/door.ts'
import { createApp } from '../src/app.ts'
import { buildSettings } from '../src/build-settings.ts'
import type { Language } from '../src/api/schemas/shared.ts'
import { Button } from '../src/ui/components/button.tsx'
import { Notice } from '../src/ui/components/state-panels.tsx'
import { createWords } from '../src/ui/i18n.ts'
import { WholePortal } from '../src/ui/whole-portal.tsx'

/** The page as the portal draws it for a guest in this window, while no answer of the server is there. */
export const drawDoor = async (window: Window): Promise<string> => {
  const { words, show: loadWords, loadRest } = createWords()
  const app = createApp({
    window,
    basePath: buildSettings.basePath,
    fetch: () => new Promise(() => undefined),
    loadWords,
    loadRest,
    say: (word) => words.t(word),
    // As in the browser, where problems can be reported.
    recording: { over: (options) => options, calls: (fetch) => fetch, write: () => Promise.resolve('') },
  })
  await loadWords(app.firstLanguage)
  await app.decided()
  const drawn = renderToString(<WholePortal app={app} words={words} />)
  app.root.stop()
  return drawn
}

const Unfetched = () => {
  const { t } = useTranslation()
  return (
    <Notice tone="danger" action={<Button>{t('common.retry')}</Button>}>
      {t('common.unreachable')}
    </Notice>
  )
}
/** What a login says whose code cannot be had. */
export const drawFailure = async (language: Language): Promise<string> => {
  const { words, show } = createWords()
  await show(language)
  return renderToString(
    <I18nextProvider i18n={words}>
      <Unfetched />
    </I18nextProvider>,
  )
}
