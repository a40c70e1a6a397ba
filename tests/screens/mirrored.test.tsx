import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ChoiceGroup } from '../../src/ui/components/choice-group'
import { Tabs } from '../../src/ui/components/tabs'
import { TreeView } from '../../src/ui/components/tree-view'
import { fillGaps } from '../support/jsdom-gaps'

/** The arrow that goes on, and the one that goes back, as the page is read. */
const ways = [
  ['ltr', '{ArrowRight}', '{ArrowLeft}'],
  ['rtl', '{ArrowLeft}', '{ArrowRight}'],
] as const
const options = ['One', 'Two', 'Three'].map((label) => ({ value: label, label }))
beforeEach(fillGaps)
afterEach(() => document.documentElement.removeAttribute('dir'))

const Orders = () => {
  const [value, setValue] = useState('One')
  return (
    <Tabs label="Orders" value={value} tabs={options} onChange={setValue}>
      {value}
    </Tabs>
  )
}
const Choice = () => {
  const [value, setValue] = useState('One')
  return <ChoiceGroup label="Delivery" value={value} options={options} onChange={setValue} />
}
const Tree = () => {
  const [isExpanded, setExpanded] = useState(false)
  const row = { depth: 0, hasChildren: false, isExpanded: false, position: 1, setSize: 1 }
  const child = { ...row, id: 2, name: 'Bolts', depth: 1 }
  const rows = [{ ...row, id: 1, name: 'Fasteners', hasChildren: true, isExpanded }, ...(isExpanded ? [child] : [])]
  const toggle = () => setExpanded(!isExpanded)
  return <TreeView label="Categories" rows={rows} selectedId={null} onToggle={toggle} onSelect={() => undefined} />
}

for (const [dir, onwards, backwards] of ways) {
  const show = (element: React.ReactElement) => {
    document.documentElement.dir = dir
    render(element)
    return userEvent.setup()
  }
  const focused = () => document.activeElement?.textContent

  test(`A28 tabs read ${dir}: the arrow that goes on leads to the next tab`, async () => {
    const user = show(<Orders />)
    await user.click(screen.getByRole('tab', { name: 'One' }))
    await user.keyboard(onwards)
    await waitFor(() => expect(focused()).toBe('Two'))
    await user.keyboard(backwards)
    await waitFor(() => expect(focused()).toBe('One'))
  })

  test(`A28 a choice read ${dir}: the arrow that goes on leads to the next`, async () => {
    const user = show(<Choice />)
    const [one, two] = screen.getAllByRole('radio')
    await user.tab()
    expect(document.activeElement).toBe(one)
    await user.keyboard(onwards)
    await waitFor(() => expect(document.activeElement).toBe(two))
    await user.keyboard(backwards)
    await waitFor(() => expect(document.activeElement).toBe(one))
  })

  test(`A28 the tree read ${dir}: the arrow that goes on opens a branch, the other shuts it`, async () => {
    const user = show(<Tree />)
    const branch = within(screen.getByRole('tree')).getByRole('treeitem', { name: 'Fasteners' })
    branch.focus()
    await user.keyboard(onwards)
    expect(branch.getAttribute('aria-expanded')).toBe('true')
    await user.keyboard(backwards)
    expect(branch.getAttribute('aria-expanded')).toBe('false')
  })
}
