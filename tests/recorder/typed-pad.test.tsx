import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { allMachines } from '../../src/flows/all-machines'
import { departureWords, play } from '../../src/flows/report/played'
import { readReport } from '../../src/flows/report/report-file'
import { startRecording } from '../../src/recorder/early'
import type { Report } from '../../src/recorder/report'
import { visit } from '../support/screen'

const surroundings = { edition: null, language: 'en', place: '/order-pad', screen: { width: 1280, height: 800 } }

test('rows that are typed into the pad one by one replay to the recorded end', async () => {
  const recording = startRecording(window)
  const { user } = await visit('/order-pad', { signedInAs: 'buyer@acme.test', recording })
  await user.type(await screen.findByLabelText('Part number, row 1'), 'P-1001{Enter}')
  await user.type(await screen.findByLabelText('Part number, row 2'), 'Millstone-99{Enter}')
  expect(await screen.findByText('Not found')).toBeDefined()
  const report = readReport(await recording.write(surroundings)) as Report
  const played = play(
    report,
    allMachines.map(({ machine }) => machine),
  )
  expect(departureWords(played)).toBeNull()
  expect([...played.replay.lost]).toEqual([])
  expect(JSON.stringify(report)).not.toMatch(/millstone|P-1001/i)
})
