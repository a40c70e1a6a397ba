import { useState } from 'react'
import { api, portal, type ListedScenario } from './api'
import { useAsked, useBench } from './bench'
import type { Look } from '../scenario-looks'
import { LoginTable } from './login-table'
import { Button, classes, CopyButton, Nothing, Section } from './parts'
import styles from './lists.module.css'
import { SearchField } from './search-field'

const fits = ({ name, says, look }: ListedScenario, sought: string): boolean =>
  sought
    .toLowerCase()
    .split(/\s+/)
    .every((word) => `${name} ${says} ${look.at} ${look.shows}`.toLowerCase().includes(word))

/** Where a scenario shows, in the portal beside this panel. */
const placeOf = ({ at }: Look): string => new URL(at.slice(1), portal).href
const addressOf = (name: string): string => `?scenario=${name}`

/** The ways in, and the situations that a tester can begin. */
export const ScenariosTab = () => {
  const { state, act } = useBench()
  const [sought, setSought] = useState('')
  const { answer: scenarios, problem } = useAsked(`${state.scenario} ${state.beginnings}`, api.scenarios)
  /** What runs when the list is opened comes first, and stays there while others are begun. */
  const [leading] = useState(state.scenario)
  const shown = (scenarios ?? [])
    .filter((one) => fits(one, sought.trim()))
    .toSorted((one, other) => Number(other.name === leading) - Number(one.name === leading))
  const begin = ({ name, look }: ListedScenario) =>
    act(() => api.beginScenario(name), {
      text: `“${name}” has begun: another catalogue, log and faults. Who is signed in stays so.`,
      link: { label: `Open ${look.at}`, href: placeOf(look) },
    })
  return (
    <>
      <LoginTable />
      <Section
        title="Scenarios"
        says="Each begins the world anew; who is signed in stays so."
        aside={<SearchField label="Search scenarios" value={sought} onChange={setSought} />}
      >
        {problem !== null && <Nothing>{problem}</Nothing>}
        {scenarios !== null && shown.length === 0 && <Nothing>No scenario has “{sought}” in it.</Nothing>}
        <ul className={styles['list']}>
          {shown.map((one) => {
            const { name, says, look, isActive } = one
            return (
              <li key={name} className={classes(styles['item'], isActive && styles['isActive'])}>
                <div className={styles['itemText']}>
                  <h3>
                    {name}
                    {isActive && <span className={styles['mark']}>Active</span>}
                  </h3>
                  <p>{says}</p>
                  <p className={styles['look']}>
                    Look at <a href={placeOf(look)}>{look.at}</a>
                    {look.needs !== undefined && ` (with ${look.needs})`}: {look.shows}
                  </p>
                </div>
                <div className={styles['address']} title="Works on any page of the portal">
                  <code>{addressOf(name)}</code>
                  <CopyButton name={`address of ${name}`} text={() => new URL(addressOf(name), portal).href} />
                </div>
                <Button aria-label={`${isActive ? 'Begin again' : 'Begin'} ${name}`} onClick={() => void begin(one)}>
                  {isActive ? 'Begin again' : 'Begin'}
                </Button>
              </li>
            )
          })}
        </ul>
      </Section>
    </>
  )
}
