// @vitest-environment node
import { readFileSync } from 'node:fs'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createChecker } from '../../mocks/openapi/checker'
import { contractDocument, contractText } from '../../mocks/openapi/document'
import { createWorld, type World } from '../../mocks/world'
import { operations } from '../../src/api/schemas/operations'
import { projectFiles } from '../support/files'

type Handler = { readonly info: { readonly method?: unknown; readonly path?: unknown } }
type Module = Readonly<Record<string, unknown>>

const modules = import.meta.glob<Module>('../../mocks/handlers/*.ts', { eager: true })
const handlersOf = (module: Module, world: World) =>
  Object.entries(module).flatMap(([name, make]) =>
    name.endsWith('Handlers') && typeof make === 'function' ? (make(world) as readonly Handler[]) : [],
  )
/** Method and path of every /api call that the mock answers; path parameters without their names. */
const answered = (): readonly string[] =>
  Object.values(modules)
    .flatMap((module) => handlersOf(module, createWorld('test')))
    .map(({ info }) => `${String(info.method)} ${String(info.path)}`.replace(' *', ' ').replace(/:\w+/g, '{}'))
    .filter((call) => call.includes(' /api/'))
    .toSorted()

describe('the contract as OpenAPI', () => {
  it('API-29 docs/openapi.json is what the schemas say now; npm run openapi writes it', () => {
    expect(readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8')).toBe(contractText())
  })

  it('is valid OpenAPI 3.1 by all recommended rules of the linter', async () => {
    const config = await createConfig({ extends: ['recommended'] })
    const problems = await lintFromString({ source: contractText(), absoluteRef: 'openapi.json', config })
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([])
  })

  it('API-29 has an example for every body that is sent and every answer, of success and of failure, valid by its schema', () => {
    const { paths, components } = contractDocument()
    const ajv = new Ajv2020({ strict: false, formats: { date: true } })
    ajv.addSchema({ $id: 'contract', components })
    const said = Object.values(paths).flatMap((methods) =>
      Object.values(methods).flatMap(({ operationId, requestBody, responses }) => {
        const answers = Object.entries(responses).filter(([status]) => status.startsWith('2'))
        return [requestBody, ...answers.map(([, answer]) => answer)].flatMap((part) =>
          part && 'content' in part ? [{ operationId, body: part.content['application/json'] }] : [],
        )
      }),
    )
    expect(said.length).toBeGreaterThan(20)
    const refused = Object.entries(components.responses).map(([name, { content }]) => ({
      operationId: name,
      body: content['application/json'],
    }))
    expect(refused.length).toBeGreaterThan(7)
    for (const { operationId, body } of [...said, ...refused]) {
      const check = ajv.compile({ $ref: String(body.schema['$ref']).replace('#', 'contract#') })
      const example = 'example' in body ? body.example : undefined
      expect([operationId, check(example), check.errors]).toEqual([operationId, true, null])
      // What an example does not say, nobody learns from it.
      expect(JSON.stringify(example), operationId).not.toMatch(/"text"/)
    }
  })

  it('and the linter does complain: about an operation without a summary', async () => {
    const config = await createConfig({ extends: ['recommended'] })
    const source = contractText().replace('"summary": "Places an order",', '')
    const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config })
    expect(problems.map(({ ruleId }) => ruleId)).toEqual(['operation-summary'])
  })

  it('API-29 has an operation for every handler of the mock, and a handler for every operation', () => {
    const named = operations.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`)
    expect(named.toSorted()).toEqual(answered())
  })

  it('costs the product nothing: no file of it imports the contract, its tables or its generator', () => {
    const importers = projectFiles(['src'], /\.tsx?$/)
      .filter(([, text]) => /from '(?:ajv|@valibot\/to-json-schema|.*\/(?:wire|[\w-]*operation[\w-]*))/.test(text))
      .map(([path]) => path)
    expect(importers).toEqual([
      'src/api/schemas/catalogue-operations.ts',
      'src/api/schemas/operation-parts.ts',
      'src/api/schemas/operations.ts',
    ])
  })

  it('compiles the schema of an answer once, and reads each answer once', () => {
    const checker = createChecker()
    const product = {
      id: 1,
      part_number: 'P-1',
      description: 'Hex bolt',
      primary_image: null,
      selling_price: '0.10',
      uom_code: 'EA',
      categories_names: ['Bolts'],
      additional_info: '',
      default_puom_id: 9,
      tags: [{ id: 1, name: 'New', colour: 'FFFFFF' }],
    }
    const body = JSON.stringify({
      data: Array.from({ length: 100 }, (_, id) => ({ ...product, id })),
      meta: { from: 1, to: 100, total: 100, last_page: 1, current_page: 1 },
    })
    const check = () => checker.checkAnswer('GET', '/api/products/ACME', 200, 'application/json', body)
    expect(check()).toEqual([])
    const compiled = vi.spyOn(Ajv2020.prototype, 'compile')
    const read = vi.spyOn(JSON, 'parse')
    onTestFinished(() => {
      compiled.mockRestore()
      read.mockRestore()
    })
    createChecker().checkAnswer('GET', '/api/products/ACME', 200, 'application/json', body)
    expect(compiled).toHaveBeenCalledTimes(1)
    for (let turn = 0; turn < 20; turn += 1) expect(check()).toEqual([])
    expect(compiled).toHaveBeenCalledTimes(1)
    expect(read).toHaveBeenCalledTimes(21)
  })
})
