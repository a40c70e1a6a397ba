import type { Plugin } from 'vite'

type Attributes = Readonly<Record<string, string>>
type Shape = readonly [tag: string, attributes: Attributes]

const round = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0z`
const boxed = (x: number, y: number, width: number, height: number, rx: number, ry: number): string =>
  rx === 0
    ? `M${x} ${y}h${width}v${height}h${-width}z`
    : `M${x + rx} ${y}h${width - 2 * rx}a${rx} ${ry} 0 0 1 ${rx} ${ry}v${height - 2 * ry}` +
      `a${rx} ${ry} 0 0 1 ${-rx} ${ry}h${2 * rx - width}a${rx} ${ry} 0 0 1 ${-rx} ${-ry}` +
      `v${2 * ry - height}a${rx} ${ry} 0 0 1 ${rx} ${-ry}z`
const known = new Set('d key cx cy r rx ry x y x1 x2 y1 y2 width height points'.split(' '))
/** A shape as the line of a path; `null` for one that is filled, or of a kind that no icon of ours has. */
const lineOf = ([tag, attributes]: Shape): string | null => {
  const at = (name: string): number => Number(attributes[name] ?? 0)
  if (Object.keys(attributes).some((name) => !known.has(name))) return null
  const rx = Number(attributes['rx'] ?? attributes['ry'] ?? 0)
  switch (tag) {
    case 'path':
      // A path may begin anywhere: what follows another one is not meant from where that ended.
      return attributes['d']?.replace(/^m/, 'M0 0m') ?? null
    case 'line':
      return `M${at('x1')} ${at('y1')}L${at('x2')} ${at('y2')}`
    case 'circle':
      return round(at('cx'), at('cy'), at('r'), at('r'))
    case 'ellipse':
      return round(at('cx'), at('cy'), at('rx'), at('ry'))
    case 'rect':
      return boxed(at('x'), at('y'), at('width'), at('height'), rx, Number(attributes['ry'] ?? rx))
    case 'polyline':
      return `M${attributes['points'] ?? ''}`
    case 'polygon':
      return `M${attributes['points'] ?? ''}z`
    default:
      return null
  }
}

/** One path for all shapes of an icon, drawn as they were; the shapes themselves where one of them is no line. */
export const onePath = (shapes: readonly Shape[]): readonly Shape[] => {
  const lines = shapes.map(lineOf)
  return lines.includes(null) ? shapes : [['path', { d: lines.join('') }]]
}

const node = /(?<= node: )\[\n[^;]*?\n {2}\](?=,?\n)/
const name = /(?<=[{,]\s*)(?:[a-zA-Z0-9-]+|"[^"]+")(?=: )/g
/** The shapes in the module of an icon; `null` where it holds none. */
export const shapesIn = (code: string): readonly Shape[] | null => {
  const text = node.exec(code)?.[0]
  return text === undefined ? null : JSON.parse(text.replace(name, (one) => `"${one.replaceAll('"', '')}"`))
}

/** What draws an icon: the package's own reads a context, and sets ten attributes each; how all are drawn says `base.css`. */
const drawing = `import { createElement } from 'react'
export default ({ name, node }) => {
  const names = 'lucide lucide-' + name
  const shapes = node.map(([tag, attributes], key) => createElement(tag, { key, ...attributes }))
  return ({ className, ...rest }) =>
    createElement('svg', { viewBox: '0 0 24 24', className: className ? names + ' ' + className : names, ...rest }, shapes)
}`

/** Icons as they are built: two elements each, however many shapes they are drawn of (decision 061). */
export const icons = (): Plugin => ({
  name: 'tradepost-icons',
  apply: 'build',
  transform: {
    filter: { id: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/](?:createLucideIcon\.mjs|icons[\\/].+\.mjs)$/ },
    handler(code, id) {
      if (id.endsWith('createLucideIcon.mjs')) return { code: drawing, map: null }
      const shapes = shapesIn(code)
      return shapes && { code: code.replace(node, () => JSON.stringify(onePath(shapes))), map: null }
    },
  },
})
