import { describe, expect, it } from 'vitest'
import { createMockFetch } from '../../mocks/hosts/node'
import { contractText } from '../../mocks/openapi/document'
import { entities, wireForms } from '../../src/api/schemas/wire'
import { operations } from '../../src/api/schemas/operations'

const asked = (path: string) => createMockFetch('contract').fetch(path)
const read = async () => new DOMParser().parseFromString(await (await asked('/__mock/openapi')).text(), 'text/html')

describe('the contract, served by the mock', () => {
  it('API-29 openapi.json is the file of the repository', async () => {
    const answer = await asked('/__mock/openapi.json')
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
    expect(await answer.text()).toBe(contractText())
  })

  it('API-29 the page has every call and every schema, each with an address of its own', async () => {
    const ids = [...(await read()).querySelectorAll('article')].map(({ id }) => id)
    const named = [...operations.map(({ id }) => id), ...Object.keys(entities), ...Object.keys(wireForms)]
    expect(ids.toSorted()).toEqual(named.toSorted())
  })

  it('every link within the page leads somewhere', async () => {
    const page = await read()
    const targets = [...page.querySelectorAll('a[href^="#"]')].map((link) => link.getAttribute('href') ?? '')
    expect(targets.length).toBeGreaterThan(100)
    expect(targets.filter((target) => page.querySelector(target) === null)).toEqual([])
  })

  it('a call says what it takes, what is sent and what is answered', async () => {
    const page = await read()
    const textOf = (id: string) => page.getElementById(id)?.textContent.replace(/\s+/g, ' ')
    expect(textOf('products')).toContain('per_page')
    expect(textOf('placeOrder')).toContain('Sent: OrderRequest')
    expect(textOf('login')).toContain('Without a token')
    expect(textOf('OrderLine')).toMatch(/sale_qtyNumericneeded/)
  })

  it('shows code as code: no backtick is left in its words', async () => {
    const page = await read()
    expect(page.body.textContent).not.toContain('`')
    const codes = [...page.querySelectorAll('h1 + p code')].map(({ textContent }) => textContent)
    expect(codes).toContain('additionalProperties')
  })

  it('names the address of its own document for whoever makes types of it', async () => {
    const answer = await asked('http://shop.test:8123/__mock/openapi')
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    expect(page.querySelector('pre')?.textContent).toBe(
      'npx openapi-typescript http://shop.test:8123/__mock/openapi.json -o api.d.ts',
    )
  })

  it('S4 it runs nothing and loads nothing', async () => {
    const answer = await asked('/__mock/openapi')
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
    const page = await read()
    expect([page.querySelectorAll('script, [src], [style], [onclick]').length, page.title]).toEqual([
      0,
      'Tradepost: the contract',
    ])
  })
})
