import type { AnyStateMachine } from 'xstate'
import { walkedOf } from '../atlas/screens'
import type { Layout } from '../chart/layout'
import { mermaidOf } from '../chart/mermaid'
import { chartStyle } from '../chart/palette'
import { statelyJsonOf } from '../chart/stately-json'
import { svgOf } from '../chart/svg'
import { writeRecord } from '../difference/record'
import { fileNameOf } from './file-name'
import { graphFor } from './layouts'

/** A text that leaves the page: `name` is the name of its file. */
export type ExportedText = { readonly name: string; readonly type: string; readonly text: string }

/** The chart as Mermaid. */
export const mermaidFile = (machine: AnyStateMachine): ExportedText => ({
  name: `${fileNameOf(machine.id)}.mmd`,
  type: 'text/plain',
  text: mermaidOf(graphFor(machine)),
})

/** The chart as the JSON that the Stately editor imports. */
export const jsonFile = (machine: AnyStateMachine): ExportedText => ({
  name: `${fileNameOf(machine.id)}.json`,
  type: 'application/json',
  text: `${JSON.stringify(statelyJsonOf(graphFor(machine)), null, 2)}\n`,
})

/** The chart as it is kept in `docs/flows`, which Compare opens: another version is held against it. */
export const recordFile = async (machine: AnyStateMachine): Promise<ExportedText> => ({
  name: `${fileNameOf(machine.id)}.chart.json`,
  type: 'application/json',
  text: writeRecord(graphFor(machine), await walkedOf(machine.id)),
})

/** The chart as a picture of lines. */
export const svgFile = (layout: Layout): ExportedText => ({
  name: `${fileNameOf(layout.graph.id)}.svg`,
  type: 'image/svg+xml',
  text: svgOf(layout, { title: `State chart of ${layout.graph.id}: ${layout.graph.description}` }),
})

const tokens = [...new Set([...chartStyle.matchAll(/var\((--[\w-]+),/g)].map(([, token]) => token ?? ''))]
/** A picture of dots knows no page around it: it is given the colours that the page has now. */
const withColours = (svg: string): string => {
  const style = getComputedStyle(document.documentElement)
  const colours = tokens.map((token) => `${token}:${style.getPropertyValue(token).trim()}`).join(';')
  return svg.replace('<svg ', `<svg style="${colours}" `)
}
const density = 2

/** The chart as a PNG, two dots for each pixel, in the colours of the page. Fails when the browser cannot draw it. */
export const pngOf = async (layout: Layout): Promise<Blob> => {
  const image = new Image(layout.width, layout.height)
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(withColours(svgFile(layout).text))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = layout.width * density
  canvas.height = layout.height * density
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large.'))), 'image/png')
  })
}

/** Saves something as a file of the reader. */
export const save = (name: string, content: Blob): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
