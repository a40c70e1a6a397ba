import { Download } from 'lucide-react'
import { use, useEffect, useState } from 'react'
import type { AnyStateMachine } from 'xstate'
import { Menu, MenuAction } from '../../ui/components/menu'
import type { Layout } from '../chart/layout'
import { jsonFile, mermaidFile, pngOf, recordFile, save, svgFile, type ExportedText } from './exports'
import { fileNameOf } from './file-name'
import styles from './flows-page.module.css'
import { graphFor, LayoutsContext } from './layouts'

type Deed = { readonly name: string; readonly done: string; readonly run: () => Promise<void> }
const all: ReadonlySet<string> = new Set()

const saveText = ({ name, type, text }: ExportedText): void => save(name, new Blob([text], { type }))
const copyText = ({ text }: ExportedText): Promise<void> => navigator.clipboard.writeText(text)

/** Takes a chart out of the page: as a picture, as Mermaid, as JSON for the Stately editor or to compare with. */
export const ExportMenu = ({ machine }: { readonly machine: AnyStateMachine }) => {
  const layouts = use(LayoutsContext)
  const [news, setNews] = useState('')
  // What is said of one place does not stay at the next one.
  useEffect(() => {
    const forget = () => setNews('')
    window.addEventListener('hashchange', forget)
    return () => window.removeEventListener('hashchange', forget)
  }, [])
  const drawn = async (): Promise<Layout> => {
    const layout = await layouts(graphFor(machine), all)
    if (layout === null) throw new Error('The chart could not be drawn.')
    return layout
  }
  const file = fileNameOf(machine.id)
  const deeds: readonly Deed[] = [
    { name: 'Download SVG', done: `${file}.svg is saved`, run: async () => saveText(svgFile(await drawn())) },
    {
      name: 'Download PNG',
      done: `${file}.png is saved`,
      run: async () => save(`${file}.png`, await pngOf(await drawn())),
    },
    { name: 'Download Mermaid', done: `${file}.mmd is saved`, run: async () => saveText(mermaidFile(machine)) },
    { name: 'Download Stately JSON', done: `${file}.json is saved`, run: async () => saveText(jsonFile(machine)) },
    {
      name: 'Download JSON for Compare',
      done: `${file}.chart.json is saved`,
      run: async () => saveText(await recordFile(machine)),
    },
    { name: 'Copy SVG', done: 'The SVG is copied', run: async () => copyText(svgFile(await drawn())) },
    { name: 'Copy Mermaid', done: 'The Mermaid text is copied', run: () => copyText(mermaidFile(machine)) },
    { name: 'Copy Stately JSON', done: 'The JSON is copied', run: () => copyText(jsonFile(machine)) },
    { name: 'Copy link', done: 'The link is copied', run: () => navigator.clipboard.writeText(window.location.href) },
  ]
  const perform = ({ run, done, name }: Deed) =>
    run().then(
      () => setNews(`${done}.`),
      () => setNews(`${name}: the browser did not allow it.`),
    )
  return (
    <>
      <span role="status" data-paper="no" className={styles['news']}>
        {news}
      </span>
      <Menu
        label="Export"
        trigger={
          <>
            <Download aria-hidden />
            <span className={styles['wideOnly']}>Export</span>
          </>
        }
      >
        {deeds.map((deed) => (
          <MenuAction key={deed.name} onSelect={() => void perform(deed)}>
            {deed.name}
          </MenuAction>
        ))}
      </Menu>
    </>
  )
}
