import type { ContractDocument } from './document'
import { contractStyles } from './page.css'

type Form = Readonly<Record<string, unknown>>
type Operation = ContractDocument['paths'][string][string]

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const text = (value: unknown): string => String(value).replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)
/** Words with what stands in backticks as code: descriptions are CommonMark, and use no more of it. */
const prose = (words: unknown): string => text(words).replace(/`([^`]+)`/g, '<code>$1</code>')
const isForm = (value: unknown): value is Form => typeof value === 'object' && value !== null && !Array.isArray(value)
const formsIn = (value: unknown): readonly Form[] => (Array.isArray(value) ? value.filter(isForm) : [])
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])

const nameIn = (ref: unknown): string => String(ref).split('/').at(-1) ?? ''
const linkTo = (name: string): string => `<a href="#${text(name)}">${text(name)}</a>`

/** A type in a few words, as HTML: `number or text`, `list of Tag`, a link to what has a name. */
const typeOf = (form: unknown): string => {
  if (!isForm(form)) return 'anything'
  if ('$ref' in form) return linkTo(nameIn(form['$ref']))
  if ('const' in form) return `<code>${text(JSON.stringify(form['const']))}</code>`
  if (Array.isArray(form['enum'])) return form['enum'].map((one) => `<code>${text(one)}</code>`).join(', ')
  for (const key of ['anyOf', 'oneOf'] as const) if (key in form) return formsIn(form[key]).map(typeOf).join(' or ')
  if ('allOf' in form) return formsIn(form['allOf']).map(typeOf).join(' with ')
  if (form['type'] === 'array') return `list of ${typeOf(form['items'])}`
  if ('additionalProperties' in form && !('properties' in form)) return `map to ${typeOf(form['additionalProperties'])}`
  return 'type' in form ? text(listOf(form['type']).join(' or ')) : 'anything'
}
/** What holds of a value beside its type. */
const rulesOf = (form: Form): string =>
  [
    ...['minLength', 'maxLength', 'minItems', 'minimum', 'exclusiveMinimum', 'pattern', 'format']
      .filter((rule) => rule in form)
      .map((rule) => `${rule} <code>${text(form[rule])}</code>`),
    ...(Array.isArray(form['examples'])
      ? [`such as ${form['examples'].map((one) => `<code>${text(JSON.stringify(one))}</code>`).join(', ')}`]
      : []),
  ].join('; ')

type Row = { readonly name: string; readonly form: unknown; readonly isNeeded: boolean; readonly says: string }
const tableOf = (rows: readonly Row[]): string =>
  rows.length === 0
    ? ''
    : `<div class="wide"><table>${rows
        .map(({ name, form, isNeeded, says }) => {
          const rules = isForm(form) ? rulesOf(form) : ''
          const words = [says, rules].filter((one) => one !== '').join('. ')
          return `<tr><th scope="row"><code>${text(name)}</code></th><td>${typeOf(form)}</td><td>${isNeeded ? 'needed' : ''}</td><td>${words}</td></tr>`
        })
        .join('')}</table></div>`
const wordsOf = (form: unknown): string => (isForm(form) ? prose(form['description'] ?? '') : '')

const fieldsOf = (form: Form): readonly Row[] => {
  const needed = listOf(form['required'])
  const own = isForm(form['properties']) ? Object.entries(form['properties']) : []
  return [
    ...formsIn(form['allOf']).flatMap(fieldsOf),
    ...own.map(([name, field]) => ({ name, form: field, isNeeded: needed.includes(name), says: wordsOf(field) })),
  ]
}
const schemaOf = ([name, form]: readonly [string, Form]): string =>
  `<article id="${text(name)}"><h3>${text(name)}</h3><p>${wordsOf(form)}</p>${
    'properties' in form || 'allOf' in form
      ? tableOf(fieldsOf(form))
      : `<p>${typeOf(form)} <span class="quiet">${rulesOf(form)}</span></p>`
  }</article>`

const bodyOf = (content: unknown): string => {
  const json = isForm(content) ? content['application/json'] : null
  return isForm(json) ? typeOf(json['schema']) : 'no body'
}
/** What a body looks like, folded: the list of calls stays short. */
const exampleIn = (content: unknown, of: string): string => {
  const json = isForm(content) ? content['application/json'] : null
  if (!isForm(json) || json['example'] === undefined) return ''
  const value = text(JSON.stringify(json['example'], null, 2))
  return `<details><summary>Example of ${of}</summary><pre>${value}</pre></details>`
}
type Call = { readonly path: string; readonly method: string; readonly operation: Operation }
const answersOf = (document: ContractDocument, { responses }: Operation): string =>
  Object.entries(responses)
    .map(([status, answer]) => {
      const shared = '$ref' in answer ? document.components.responses[nameIn(answer.$ref)] : null
      const { description, content } = { content: null, description: '', ...(shared ?? answer) }
      return `<li><code>${status}</code> ${prose(description)} ${shared === null ? bodyOf(content) + exampleIn(content, 'the answer') : ''}</li>`
    })
    .join('')

const operationOf = (document: ContractDocument, { path, method, operation }: Call): string => {
  const parameters = (operation.parameters ?? []).map(({ name, in: place, description, required, schema }) => ({
    name,
    form: schema,
    isNeeded: required,
    says: `${prose(description)} <span class="quiet">(${place})</span>`,
  }))
  return `<article id="${text(operation.operationId)}">
<h3><span class="method">${method.toUpperCase()}</span> <code>${text(path)}</code></h3>
<p>${prose(operation.summary)}. <span class="quiet">${prose(operation.description)} ${
    operation.security.length > 0
      ? 'With the token of the login: <code>Authorization: Bearer</code>.'
      : 'Without a token.'
  }</span></p>
${tableOf(parameters)}
${operation.requestBody === undefined ? '' : `<p>Sent: ${bodyOf(operation.requestBody.content)}</p>${exampleIn(operation.requestBody.content, 'what is sent')}`}
<ul class="plain">${answersOf(document, operation)}</ul></article>`
}

/** The contract for people, as one HTML page without a script; it links every call to the schemas that it sends and answers. */
export const contractPage = (document: ContractDocument, address: string): string => {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => ({ path, method, operation })),
  )
  const areas = document.tags.map(({ name, description }) => ({
    name,
    description,
    calls: calls.filter(({ operation }) => operation.tags.some((tag) => tag === name)),
  }))
  const schemas = Object.entries(document.components.schemas)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(document.info.title)}: the contract</title>
<link rel="icon" href="data:,">
<style>${contractStyles}</style>
</head>
<body>
<header>
<h1>${text(document.info.title)}: the contract</h1>
<p>${prose(document.info.summary)} ${prose(document.info.description)}</p>
<p><a href="openapi.json">openapi.json</a> (OpenAPI ${text(document.openapi)}) · <a href="../__mock">Test bench</a></p>
<p>Types for a client, from a running mock:</p>
<pre>npx openapi-typescript ${text(address)} -o api.d.ts</pre>
</header>
<nav aria-label="Calls">${areas
    .map(
      ({ name, description, calls: own }) =>
        `<h2>${text(name)} <small class="quiet">${prose(description)}</small></h2><ul>${own
          .map(
            ({ path, method, operation }) =>
              `<li><a href="#${text(operation.operationId)}"><span class="method">${method.toUpperCase()}</span> <code>${text(path)}</code></a></li>`,
          )
          .join('')}</ul>`,
    )
    .join('')}</nav>
<main>
<h2>Calls</h2>
${calls.map((one) => operationOf(document, one)).join('\n')}
<h2>Schemas</h2>
${schemas.map(schemaOf).join('\n')}
</main>
</body>
</html>
`
}
