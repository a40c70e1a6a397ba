import { chartStyle } from '../chart/palette'
import type { Asked } from '../walk/stepper'
import type { Captured } from './capture'
import { askedWords, type Call } from './calls'
import { marksStyle } from './marked-chart'
import type { Scene, Story } from './story'

/** What a story looks like at one of its steps: the chart as SVG, the screen as a page. */
export type ScenePicture = {
  readonly scene: Scene
  readonly chart: string | null
  readonly screen: Captured | null
}

/** Room for a screen in the file, in px. */
const screenRoom = 420

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => entities[letter] ?? letter)

const style = `
:root{color-scheme:light dark}
body{box-sizing:border-box;margin:0 auto;max-width:1600px;padding:24px;font:16px/1.5 Inter,system-ui,sans-serif}
h2{margin:0 0 4px;font-size:24px;line-height:1.3}
section{margin:32px 0;padding-top:24px;border-top:1px solid;break-inside:avoid}
.step{margin:0;font-size:14px}
.sees{margin:0 0 12px;font-size:18px}
.columns{display:flex;flex-wrap:wrap;gap:24px;align-items:flex-start}
.columns>*{min-width:0}
.chart{flex:3 1 480px}
.chart svg{width:100%;height:auto;max-height:760px}
.screen{flex:0 1 auto;max-width:100%;overflow:auto;border:1px solid}
.screen iframe{display:block;border:0;transform-origin:0 0}
.calls{flex:1 1 260px;padding:0;list-style:none;font-size:14px;overflow-wrap:anywhere}
.calls li{padding:4px 0}
.sign{display:grid;grid-template-columns:1fr 1fr;gap:32px;margin-top:48px}
.sign p{padding-top:4px;border-top:1px solid}
`

const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"

const callItem = ({ method, path, answer }: Call): string =>
  `<li><strong>${method}</strong> ${escaped(path)}<br>${escaped(answer?.words ?? 'under way')}</li>`

const askedItem = (asked: Asked): string => `<li>asks for ${escaped(askedWords(asked))}</li>`

const screenFrame = (screen: Captured | null, width: number): string => {
  if (screen === null) return ''
  const { page, height } = screen
  const scale = Math.min(1, screenRoom / width)
  const room = `width:${Math.round(width * scale)}px;height:${Math.round(height * scale)}px`
  const look = `width:${width}px;height:${height}px;transform:scale(${scale})`
  const frame = `<iframe sandbox="" title="The screen" style="${look}" srcdoc="${escaped(page)}"></iframe>`
  return `<div class="screen" style="${room}">${frame}</div>`
}

const sceneSection = ({ scene, chart, screen }: ScenePicture, place: number, all: number, width: number): string => {
  const { step, run, calls } = scene
  const asked = run.steps.at(-1)?.asked ?? []
  return [
    '<section>',
    `<p class="step">Step ${place + 1} of ${all}, ${escaped(step.machine)}</p>`,
    `<h2>${escaped(step.says)}</h2>`,
    step.sees === undefined ? '' : `<p class="sees">${escaped(step.sees)}</p>`,
    '<div class="columns">',
    `<div class="chart">${chart ?? ''}</div>`,
    screenFrame(screen, width),
    `<ul class="calls">${calls.map(callItem).join('')}${asked.map(askedItem).join('')}</ul>`,
    '</div>',
    '</section>',
  ].join('\n')
}

/**
 * A story as one HTML file for sign-off: it needs nothing else, works offline, and holds no script. `width` is that
 * of the screens, in px.
 */
export const storyHtml = (story: Story, pictures: readonly ScenePicture[], width: number): string =>
  [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    // Whatever a screen holds: nothing is asked of any network, nothing runs.
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    `<title>${escaped(story.title)}</title>`,
    `<style>${style}${chartStyle}\n${marksStyle}</style>`,
    '</head>',
    '<body>',
    `<h1>${escaped(story.title)}</h1>`,
    `<p class="sees">${escaped(story.lesson)}</p>`,
    ...pictures.map((picture, place) => sceneSection(picture, place, pictures.length, width)),
    '<div class="sign"><p>Name</p><p>Date</p></div>',
    '</body>',
    '</html>',
    '',
  ].join('\n')
