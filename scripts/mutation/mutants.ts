// Finds what can be broken in a module, and writes the module with all of it inside, switched by number at run time.
import { parseSync } from 'vite'

/** One small defect: the code between `start` and `end` becomes `replacement`, or is left out where it is a statement. */
export type Mutant = {
  /** Counted through the file, in the order of the text. */
  readonly id: number
  readonly kind: string
  readonly line: number
  readonly start: number
  readonly end: number
  readonly before: string
  readonly replacement: string
  readonly form: 'expression' | 'statement' | 'block'
}
type Draft = Omit<Mutant, 'id' | 'line' | 'before'>

type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<Record<string, unknown>>
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value

/** What becomes of an operator; of `??` the left side stays alone. */
const operators: Readonly<Record<string, readonly string[]>> = {
  '===': ['!=='],
  '!==': ['==='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&&': ['||'],
  '||': ['&&'],
}
/** Calls whose other half is a defect of its own. */
const methods: ReadonlyMap<string, string> = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['startsWith', 'endsWith'],
  ['endsWith', 'startsWith'],
  ['toLowerCase', 'toUpperCase'],
  ['toUpperCase', 'toLowerCase'],
])
/** Words of a chart that no program reads, and names that only the picture shows. */
const wordsOnly = new Set(['description', 'meta', 'types'])

const nameOf = (node: unknown): string | null => {
  if (!isNode(node)) return null
  const { name, value } = node
  if (typeof name === 'string') return name
  return typeof value === 'string' ? value : null
}
const isLogical = (node: Node): boolean => node.type === 'LogicalExpression' && node['operator'] !== '??'
const isCondition = (node: Node): boolean =>
  isLogical(node) ||
  (node.type === 'BinaryExpression' && /^[<>=!]/.test(String(node['operator']))) ||
  (node.type === 'UnaryExpression' && node['operator'] === '!')

/** The defects of one node; `text` is the whole module. */
const draftsOf = (node: Node, parent: Node | null, text: string): readonly Draft[] => {
  const source = (part: unknown): string => (isNode(part) ? text.slice(part.start, part.end) : '')
  const { start, end } = node
  const swap = (kind: string, ...replacements: readonly string[]): readonly Draft[] =>
    replacements.map((replacement) => ({ kind, start, end, replacement, form: 'expression' }))
  const isTested = parent?.['test'] === node
  const { left, right, operator, argument, callee, value, elements, test, consequent, alternate, expression } = node
  const always = isTested || isCondition(node) ? swap('condition', 'true', 'false') : []
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const others = operators[String(operator)] ?? []
      const changed = others.map((other) => `((${source(left)}) ${other} (${source(right)}))`)
      return [...always, ...swap('operator', ...changed, ...(operator === '??' ? [`(${source(left)})`] : []))]
    }
    case 'UnaryExpression':
      return operator === '!' ? [...always, ...swap('not', `(${source(argument)})`)] : []
    case 'ConditionalExpression':
      return swap('choice', `(${source(consequent)})`, `(${source(alternate)})`).filter(() => isNode(test))
    case 'CallExpression': {
      const property = isNode(callee) && callee.type === 'MemberExpression' ? callee['property'] : null
      const other = methods.get(nameOf(property) ?? '')
      const changed =
        other !== undefined && isNode(property)
          ? [`${text.slice(start, property.start)}${other}${text.slice(property.end, end)}`]
          : []
      const filtered =
        nameOf(property) === 'filter' && isNode(callee) ? [`(${source(callee['object'])})`] : ([] as readonly string[])
      return [...always, ...swap('call', ...changed, ...filtered)]
    }
    case 'Literal':
      if (typeof value === 'boolean') return swap('literal', String(!value))
      if (typeof value === 'number') return swap('literal', String(value + 1))
      return typeof value === 'string' ? swap('literal', value === '' ? "'planted'" : "''") : []
    case 'TemplateLiteral':
      return swap('literal', '``')
    case 'ArrayExpression':
      return Array.isArray(elements) && elements.length > 0 ? swap('list', '[]') : []
    case 'ExpressionStatement':
      return isNode(expression) && expression.type !== 'Literal'
        ? [{ kind: 'statement', start, end, replacement: '', form: 'statement' }]
        : []
    case 'ReturnStatement':
    case 'ThrowStatement':
      return parent?.type === 'IfStatement'
        ? [{ kind: 'statement', start, end, replacement: '', form: 'statement' }]
        : []
    default:
      return always
  }
}

/** Places that are no values: types, imports, names of properties, words of a chart. */
const isPassedOver = (node: Node, parent: Node | null): boolean => {
  if (node.type.startsWith('TS') && !/^TS(?:As|Satisfies|NonNull)/.test(node.type)) return true
  if (/^(?:Import|ExportAll)/.test(node.type)) return true
  if (node.type === 'Property') return wordsOnly.has(nameOf(node['key']) ?? '')
  if (parent?.type === 'Property' && parent['key'] === node && parent['computed'] !== true) return true
  // The text of a tagged template is read by its tag, not as an expression.
  if (parent?.type === 'TaggedTemplateExpression' && node.type === 'TemplateLiteral') return true
  return parent?.type === 'ExportNamedDeclaration' && parent['source'] === node
}

const collect = (node: Node, parent: Node | null, text: string, found: Draft[]): void => {
  if (isPassedOver(node, parent)) return
  found.push(...draftsOf(node, parent, text))
  for (const [name, part] of Object.entries(node)) {
    if (name === 'typeAnnotation' || name === 'typeArguments' || name === 'typeParameters' || name === 'returnType')
      continue
    for (const child of Array.isArray(part) ? part : [part]) if (isNode(child)) collect(child, node, text, found)
  }
}

const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length

/** All defects of a module, in the order of its text. */
export const mutantsIn = (path: string, text: string): readonly Mutant[] => {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
  const found: Draft[] = []
  collect(program as unknown as Node, null, text, found)
  return found
    .filter(({ start, end, replacement }) => text.slice(start, end) !== replacement)
    .toSorted((one, other) => one.start - other.start || other.end - one.end)
    .map((draft, id) => ({
      ...draft,
      id,
      line: lineAt(text, draft.start),
      before: text.slice(draft.start, draft.end),
    }))
}

/** The name under which a test run finds the switch: `(file, id) => is it planted?` */
export const switchName = '__isPlanted'

/** The module with every defect inside; which of them shows is asked at run time. */
export const withSwitches = (path: string, text: string, mutants: readonly Mutant[]): string => {
  const asked = ({ id }: Mutant): string => `globalThis.${switchName}(${JSON.stringify(path)}, ${id})`
  /** The text from `start` to `end` with the defects inside it; those with the same place are one after the other. */
  const written = (start: number, end: number, inside: readonly Mutant[]): string => {
    let at = start
    let out = ''
    let rest = inside
    for (let first = rest[0]; first !== undefined; first = rest[0]) {
      const { start: from, end: to, form } = first
      const same = rest.filter((one) => one.start === from && one.end === to && one.form === form)
      const within = rest.filter((one) => !same.includes(one) && one.start >= from && one.end <= to)
      const original = written(from, to, within)
      out += text.slice(at, from)
      out +=
        form === 'expression'
          ? `(${same.map((one) => `${asked(one)} ? (${one.replacement}) : `).join('')}(${original}))`
          : `{ if (!${asked(first)}) { ${original} } }`
      at = to
      rest = rest.filter((one) => !same.includes(one) && !within.includes(one))
    }
    return out + text.slice(at, end)
  }
  return written(0, text.length, mutants)
}
