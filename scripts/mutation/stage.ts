// Runs before every test file of a mutation run: says which defect is planted, and notes which were reached.
import { appendFileSync, readFileSync } from 'node:fs'
import { afterAll, expect, vi } from 'vitest'
import { switchName } from './mutants'

type Planted = { readonly path: string; readonly id: number }
const folder = `${process.cwd()}/.cache/mutation`
const planted: Planted | null = JSON.parse(readFileSync(`${folder}/planted.json`, 'utf8'))
/** No Set: some tests count what is asked of sets. */
const reached: Record<string, true> = {}
/** A defect may make a loop endless. */
const mostAsked = 3_000_000
let asked = 0

const isPlanted = (path: string, id: number): boolean => {
  if (planted === null) reached[`${path} ${id}`] = true
  else if (planted.id !== id || planted.path !== path) return false
  else if ((asked += 1) > mostAsked) throw new Error('The planted defect runs without end.')
  else return true
  return false
}
vi.stubGlobal(switchName, isPlanted)
vi.setConfig({ testTimeout: 20_000, hookTimeout: 20_000 })

afterAll(() => {
  if (planted !== null) return
  appendFileSync(`${folder}/reached.jsonl`, `${JSON.stringify([expect.getState().testPath, Object.keys(reached)])}\n`)
})
