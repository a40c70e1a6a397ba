import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Signs } from '../../src/ui/components/amount'

test.each([
  ['Wedge anchor, stainless M8 x 75', ['M8 x 75']],
  ['Boulon M6 x 50, acier', ['M6 x 50,']],
  ['Order SO-10101 could not be read. Try again.', ['SO-10101']],
  ['2 x HB-100 added', ['2 x HB-100']],
  ['Cable tie, UV-resistant', []],
  [`${'9'.repeat(40)}-1`, []],
])('%s: sizes and part numbers stand in one piece, and the text is what it was', (text, pieces) => {
  const { container } = render(<Signs text={text} />)
  expect([...container.querySelectorAll('span')].map((piece) => piece.textContent)).toEqual(pieces)
  expect(container.textContent).toBe(text)
})
