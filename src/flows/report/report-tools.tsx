import { FlaskConical, GitCompare, Globe, TriangleAlert } from 'lucide-react'
import { Button } from '../../ui/components/button'
import { basePath } from '../atlas/base-path'
import { save } from '../page/exports'
import { FileChoice } from '../page/file-choice'
import { testOf, worldOf } from './exported'
import type { Played } from './played'

type FileProps = { readonly label: string; readonly icon: 'open' | 'compare'; readonly onText: (text: string) => void }

/** Opens a report from a file. */
export const OpenReport = ({ label, icon, onText }: FileProps) => (
  <FileChoice
    label={`${label}: file`}
    icon={icon === 'compare' ? <GitCompare aria-hidden /> : undefined}
    onFile={(file) => void file.text().then(onText)}
  >
    {label}
  </FileChoice>
)

type Props = {
  readonly played: Played
  readonly onFailure: () => void
  readonly onCompare: (text: string) => void
  readonly onNews: (news: string) => void
}

/** What can be done with an open report. */
export const ReportTools = ({ played: { report }, onFailure, onCompare, onNews }: Props) => {
  const saveText = (name: string, type: string, text: string) => {
    save(name, new Blob([text], { type }))
    onNews(`${name} is saved.`)
  }
  const saveScenario = async () => {
    try {
      const answer = await fetch(`${basePath()}__mock/world`)
      saveText('report-world.json', 'application/json', worldOf(report, (await answer.json()) as object))
    } catch {
      onNews('There is no bench beside this page: a scenario is a world of it.')
    }
  }
  return (
    <>
      <Button onClick={onFailure}>
        <TriangleAlert aria-hidden />
        Jump to the failure
      </Button>
      <Button onClick={() => saveText('report.test.ts', 'text/plain', testOf(report))}>
        <FlaskConical aria-hidden />
        Save as test
      </Button>
      <Button onClick={() => void saveScenario()}>
        <Globe aria-hidden />
        Save as scenario
      </Button>
      <OpenReport label="Compare with another" icon="compare" onText={onCompare} />
    </>
  )
}
