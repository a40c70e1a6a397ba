// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ancestorsOf,
  categoryTree,
  visibleRows,
  type CategoryNode,
  type Tree,
} from '../../src/machines/rules/category-tree'
import { stepsOf } from '../support/steps'
import { runs } from './samples'

type Listed = Parameters<typeof categoryTree>[0][number]

const category = (id: number | string, name: string, parent_id: number | string | null = null): Listed => ({
  id,
  category: name,
  parent_id,
})
const fasteners = [
  category(3, 'Hex bolts', 2),
  category(1, 'Fasteners'),
  category(2, 'Bolts', 1),
  category(4, 'Écrous', '1'),
  category(9, 'Orphan', 77),
]
const names = (nodes: readonly CategoryNode[]): unknown[] => nodes.map(({ name, children }) => [name, names(children)])
const shown = (tree: Tree, expanded: readonly string[], search = '') =>
  visibleRows(tree, new Set(expanded), search).map(({ name, depth }) => `${'>'.repeat(depth)}${name}`)
const everything = (tree: Tree): ReadonlySet<string> => new Set(tree.nodes.keys())

describe('the category tree', () => {
  const tree = categoryTree(fasteners)

  it('SIDE-05, SIDE-16, T-28 is nested by parent_id, in the list’s order, orphans at the root', () => {
    expect(names(tree.roots)).toEqual([
      [
        'Fasteners',
        [
          ['Bolts', [['Hex bolts', []]]],
          ['Écrous', []],
        ],
      ],
      ['Orphan', []],
    ])
  })

  it('SIDE-13 an id listed twice stands once', () => {
    const list = [category(1, 'A'), category('1', 'B'), category(2, 'C', 1), category(2, 'C', 1)]
    expect(names(categoryTree(list).roots)).toEqual([['A', [['C', []]]]])
  })

  it('P16 the members of a cycle are roots, and what hangs on them stays there', () => {
    const list = [category(1, 'A', 2), category(2, 'B', 1), category(3, 'C', 2), category(4, 'Self', 4)]
    expect(names(categoryTree(list).roots)).toEqual([
      ['A', []],
      ['B', [['C', []]]],
      ['Self', []],
    ])
  })

  it('CATB-01 knows the ancestors, topmost first', () => {
    expect(ancestorsOf(tree, '3')).toEqual([1, 2])
    expect(ancestorsOf(tree, 1)).toEqual([])
    expect(ancestorsOf(tree, 'unknown')).toEqual([])
  })

  it('SIDE-06 nodes open and close', () => {
    expect(shown(tree, [])).toEqual(['Fasteners', 'Orphan'])
    expect(shown(tree, ['1'])).toEqual(['Fasteners', '>Bolts', '>Écrous', 'Orphan'])
    expect(shown(tree, ['2'])).toEqual(['Fasteners', 'Orphan'])
  })

  it('A8 a row knows its place: parent, position and how many stand beside it', () => {
    const rows = visibleRows(tree, new Set(['1']), '')
    expect(rows[0]).toEqual({
      id: 1,
      name: 'Fasteners',
      depth: 0,
      parentId: null,
      hasChildren: true,
      isExpanded: true,
      position: 1,
      setSize: 2,
    })
    expect(rows[2]).toMatchObject({ name: 'Écrous', parentId: 1, hasChildren: false, position: 2, setSize: 2 })
  })

  it.each([
    ['hex', ['Fasteners', '>Bolts', '>>Hex bolts']],
    ['BOLT', ['Fasteners', '>Bolts', '>>Hex bolts']],
    ['ecrous', ['Fasteners', '>Écrous']],
    ['fast', ['Fasteners']],
    ['(((', []],
    ['  ', ['Fasteners', 'Orphan']],
  ])('SIDE-03, C-109 the search %j shows %j', (search, rows) => {
    expect(shown(tree, [], search)).toEqual(rows)
  })

  it('C-109 a match whose children do not match has nothing to open', () => {
    const [row] = visibleRows(tree, new Set(['1']), 'fast')
    expect(row).toMatchObject({ hasChildren: false, isExpanded: false, setSize: 1 })
  })
})

const id = fc.oneof(fc.nat(12), fc.nat(12).map(String))
const parent = fc.oneof(id, fc.constantFrom(null, 0, '', 99))
const anyList = fc.array(fc.record({ id, category: fc.constantFrom('bolt', 'Nut', 'Bólt', 'x'), parent_id: parent }), {
  maxLength: 30,
})

describe('tree properties', () => {
  it('P16 every distinct id stands exactly once, orphans and cycle members at the root, in the list’s order', () => {
    fc.assert(
      fc.property(anyList, (list) => {
        const tree = categoryTree(list)
        const rows = visibleRows(tree, everything(tree), '')
        const ids = list.map((listed) => String(listed.id))
        expect(rows.map((row) => String(row.id)).sort()).toEqual([...new Set(ids)].sort())
        for (const listed of list) {
          const first = list.find((other) => String(other.id) === String(listed.id))
          const isKnown = first?.parent_id != null && ids.includes(String(first.parent_id))
          expect(isKnown || tree.parents.get(String(listed.id)) === null).toBe(true)
        }
        for (const siblings of [tree.roots, ...[...tree.nodes.values()].map(({ children }) => children)]) {
          const places = siblings.map((node) => ids.indexOf(String(node.id)))
          expect(places).toEqual([...places].sort((one, other) => one - other))
        }
        for (const row of rows) expect(ancestorsOf(tree, row.id)).toHaveLength(row.depth)
      }),
      runs,
    )
  })

  it('P17 a search shows exactly the matches and their ancestors; without one the opened state is back', () => {
    fc.assert(
      fc.property(anyList, fc.constantFrom('bolt', 'NUT', 'o', 'zzz'), (list, search) => {
        const tree = categoryTree(list)
        const wanted = new Set<string>()
        for (const { id: key, name } of tree.nodes.values()) {
          if (!name.replace('ó', 'o').toLowerCase().includes(search.toLowerCase())) continue
          for (const one of [key, ...ancestorsOf(tree, key)]) wanted.add(String(one))
        }
        const before = visibleRows(tree, new Set(['1', '2']), '')
        const found = visibleRows(tree, new Set(['1', '2']), search)
        expect(new Set(found.map((row) => String(row.id)))).toEqual(wanted)
        expect(found).toHaveLength(wanted.size)
        expect(visibleRows(tree, new Set(['1', '2']), '')).toEqual(before)
      }),
      runs,
    )
  })

  it('P16, R19 5,000 categories, also in one chain or one cycle, cost a few look-ups each', () => {
    const shapes = [(at: number) => Math.floor(at / 8), (at: number) => at + 1, (at: number) => (at + 1) % 5_000]
    for (const shape of shapes) {
      const list = Array.from({ length: 5_000 }, (_, at) => category(at, `Category ${at}`, shape(at)))
      const rows: number[] = []
      const { lookups } = stepsOf(() => {
        const tree = categoryTree(list)
        rows.push(visibleRows(tree, everything(tree), '').length)
        rows.push(visibleRows(tree, new Set(), 'category 4999').length)
      })
      expect(rows).toEqual([5_000, expect.any(Number)])
      expect(rows[1]).toBeGreaterThan(0)
      expect(lookups / list.length).toBeLessThan(40)
    }
  })
})
