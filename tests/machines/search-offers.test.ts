// @vitest-environment node
import { createActor } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { ProductPage } from '../../src/api/schemas/catalogue'
import { padOfferMachine } from '../../src/machines/catalogue/pad-offer.machine'
import { selectOffer } from '../../src/machines/catalogue/pad-offer.selectors'
import { spellingMachine, type SpellingFound } from '../../src/machines/catalogue/spelling.machine'
import type { PadPageNews } from '../../src/machines/ordering/pad.types'
import { weighOffer, type Searched, type WeighedOffer } from '../../src/machines/rules/pad-offer-reading'
import type { ProductQuery } from '../../src/machines/rules/product-query'
import { collectingParent, question, record, testApp } from '../support/machine'
import { pageWith } from '../support/pads'

describe('what stands in the search, for the order pad', () => {
  const recorder = record(padOfferMachine)
  const start = (search = '') => {
    const app = testApp()
    const pad = collectingParent<PadPageNews>()
    const readings = question<WeighedOffer, Searched>()
    const logged: string[] = []
    const logic = padOfferMachine.provide({
      actors: { weighOffer: readings.logic },
      actions: { logFailure: (_, { what }) => logged.push(what) },
    })
    const actor = createActor(logic, {
      input: { app: app.app, pad: pad.parent, pathname: '/products', search },
      inspect: recorder.inspect,
    }).start()
    const type = (text: string) => actor.send({ type: 'text.typed', text })
    /** As what reads it answers, when it is there. */
    const read = () => readings.answer(weighOffer(readings.last().input))
    return { actor, app, pad, readings, logged, type, read, offer: () => selectOffer(actor.getSnapshot()) }
  }
  const column = 'CB-120\t6\nAN-12\t2\nFW-M8\t1'

  test('a part number with a quantity is offered while it stands there, and handed over by one press', async () => {
    const { actor, app, pad, readings, type, read, offer } = start()
    expect(offer()).toBeNull()
    type('CB-120')
    expect([offer(), readings.calls.length]).toEqual([null, 0])
    type('CB-120 6')
    expect(offer()).toBeNull()
    await read()
    expect(offer()).toEqual({ kind: 'one', part: 'CB-120', quantity: 6 })
    expect([pad.told, app.moves()]).toEqual([[], []])
    actor.send({ type: 'offer.taken' })
    actor.send({ type: 'offer.taken' })
    expect(pad.told).toEqual([{ type: 'text.pasted', text: 'CB-120 6' }])
    expect(app.moves()).toEqual(['/order-pad'])
  })

  test('a pasted column stays what it was, although the field makes one line of it', async () => {
    const { actor, pad, type, read, offer } = start()
    actor.send({ type: 'text.pasted', text: column })
    type(column.replaceAll('\n', ' '))
    await read()
    expect(offer()).toEqual({ kind: 'many', lines: 3 })
    actor.send({ type: 'offer.taken' })
    expect(pad.told).toEqual([{ type: 'text.pasted', text: column }])
  })

  test('it is forgotten when it stands there no longer; words that are pasted are words', async () => {
    const { actor, readings, type, read, offer } = start()
    actor.send({ type: 'text.pasted', text: column })
    await read()
    expect(offer()).not.toBeNull()
    type('bolt')
    expect(offer()).toBeNull()
    actor.send({ type: 'text.pasted', text: 'bolt\nnut' })
    expect([offer(), readings.calls.length]).toEqual([null, 1])
  })

  test('what was typed meanwhile counts, and a reader that cannot be fetched offers nothing', async () => {
    const { readings, logged, type, read, offer } = start()
    type('CB-120 6')
    const late = readings.last()
    type('CB-120 60')
    late.resolve(weighOffer(late.input))
    await read()
    expect(offer()).toMatchObject({ quantity: 60 })
    type('bolt 6')
    await read()
    expect(offer()).toBeNull()
    type('CB-120 7')
    await readings.fail(new Error('no network'))
    expect([offer(), logged]).toEqual([null, ['Order pad']])
  })

  test('a search that is applied counts as typed, one of another screen does not', async () => {
    const { app, read, offer } = start('?search=CB-120+x6')
    await read()
    expect(offer()).toMatchObject({ part: 'CB-120', quantity: 6 })
    app.tell({ type: 'place.changed', pathname: '/products', search: '?search=bolt' })
    expect(offer()).toBeNull()
    app.tell({ type: 'place.changed', pathname: '/cart', search: '?search=CB-120+6' })
    expect(offer()).toBeNull()
  })

  test('QA: every state, transition and answer of a guard was reached', () => {
    expect(recorder.unreached()).toEqual([])
  })
})

describe('nothing was found: other spellings', () => {
  const recorder = record(spellingMachine)
  const start = (patch: Partial<ProductQuery>) => {
    const searches = question<ProductPage, { readonly code: string; readonly search: string; readonly page: number }>()
    const { parent, told } = collectingParent<SpellingFound>({ inspect: recorder.inspect })
    const query: ProductQuery = { page: 1, perPage: 12, search: '', categoryId: null, tagIds: [], ...patch }
    createActor(spellingMachine.provide({ actors: { searchParts: searches.logic } }), {
      parent,
      input: { code: 'ACME', query },
    }).start()
    const asked = () => searches.calls.map(({ input }) => input.search)
    return { searches, told, asked }
  }

  test('they are asked for one after the other, until the server knows one; only that is told', async () => {
    const { searches, told, asked } = start({ search: 'CB120' })
    await searches.answer(pageWith([]))
    await searches.answer(pageWith([{ id: 1, part_number: 'CB-1200' }]))
    expect([asked(), told]).toEqual([['CB-120', 'CB 120', '120'], []])
    await searches.answer(
      pageWith([
        { id: 1, part_number: 'CB-120-L' },
        { id: 2, part_number: 'CB-120' },
      ]),
    )
    expect(told).toEqual([{ type: 'spelling.found', part: 'CB-120' }])
  })

  test('a server that knows none is not asked for ever, and a failure offers nothing', async () => {
    const { searches, told, asked } = start({ search: 'CB120' })
    for (let at = 0; at < 5; at += 1) await searches.answer(pageWith([]))
    const failing = start({ search: 'CB120' })
    await failing.searches.fail({ kind: 'unreachable' })
    expect([asked().length, told, failing.asked(), failing.told]).toEqual([3, [], ['CB-120'], []])
  })

  test('QA: every state, transition and answer of a guard was reached', () => {
    expect(recorder.unreached()).toEqual([])
  })
})
