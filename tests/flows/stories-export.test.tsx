import { act, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { graphOf } from '../../src/flows/chart/graph'
import { layOut } from '../../src/flows/chart/layout'
import { FlowsPage } from '../../src/flows/page/flows-page'
import { storyHtml } from '../../src/flows/stories/export-story'
import { frozenPage } from '../../src/flows/stories/frozen-page'
import { markedChart } from '../../src/flows/stories/marked-chart'
import { lostAnswer } from '../../src/flows/stories/doubt-stories'
import { stories } from '../../src/flows/stories/stories'
import { StoriesTab } from '../../src/flows/stories/stories-tab'
import { scenesOf } from '../../src/flows/stories/story'
import { registration } from '../../src/flows/stories/visitor-stories'
import { fillGaps } from '../support/jsdom-gaps'

fillGaps()
// The whole document is long, and costly to print at every look.
configure({ getElementError: (message) => new Error(message?.slice(0, 300)) })
const tabs = [{ id: 'stories', title: 'Stories', Body: StoriesTab }]
const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html')

describe('the page of the stories', () => {
  const open = async (address: string) => {
    window.location.hash = address
    await act(async () => render(<FlowsPage tabs={tabs} layOut={layOut} />))
    await screen.findByRole('navigation', { name: 'Stories' })
    return userEvent.setup()
  }
  afterEach(() => {
    window.location.hash = ''
  })
  const caption = () => within(screen.getByRole('main')).getByRole('heading', { level: 2 }).textContent
  const says = (place: number) => registration.steps[place]?.says

  test('lists every story, and opens one with what it answers', async () => {
    const user = await open('#/login/stories')
    for (const { title } of stories) expect(screen.getByRole('button', { name: title })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: registration.title }))
    expect(await screen.findByText(registration.lesson)).toBeTruthy()
    expect(caption()).toBe(says(0))
  })

  test('steps forth and back, with calls and states, and keeps the place in the address', async () => {
    const user = await open('#/registration/stories?story=registration&step=6')
    expect(caption()).toBe(says(5))
    expect(await screen.findByRole('button', { name: /^State form\.submitting, active/ })).toBeTruthy()
    const calls = within(screen.getByRole('region', { name: 'Calls so far' }))
    expect(calls.getByRole('listitem').textContent).toBe('POST /api/registerunder way')
    await user.click(screen.getByRole('button', { name: 'Step forth' }))
    await waitFor(() => expect(caption()).toBe(says(6)))
    expect(calls.getByRole('listitem').textContent).toBe('POST /api/register422: The email has already been taken.')
    expect(window.location.hash).toContain('step=7')
    await user.click(screen.getByRole('button', { name: 'Step back' }))
    await waitFor(() => expect(caption()).toBe(says(5)))
  })

  test('plays by itself until it is paused or over', async () => {
    const user = await open(`#/registration/stories?story=registration&step=${registration.steps.length - 1}`)
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Play' }))
    expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy()
    await waitFor(() => expect(caption()).toBe(registration.steps.at(-1)?.says), { timeout: 15_000 })
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull(), { timeout: 15_000 })
  })

  test('shows the real screen in the chosen language, theme and width', async () => {
    await open('#/checkout/stories?story=lost-answer&step=16&lang=fr&theme=dark&width=1280')
    const frame = screen.getByTitle<HTMLIFrameElement>('The screen')
    const { searchParams } = new URL(frame.src)
    expect(searchParams.get('run')).toMatch(/^orderSender!.+!done\.searchOrders$/)
    expect([searchParams.get('lang'), searchParams.get('theme')]).toEqual(['fr', 'dark'])
    expect(frame.style.width).toBe('1280px')
    fireEvent.click(screen.getByRole('button', { name: 'Step forth' }))
    await waitFor(() => expect(screen.getByTitle<HTMLIFrameElement>('The screen').src).toContain('run=orderList'))
  })
})

describe('a story as one file', () => {
  const evil = '<script>alert(1)</script><p onclick="x()">"quoted" & more</p>'
  const scenes = scenesOf(lostAnswer)
  const pictures = scenes.map((scene) => ({ scene, chart: null, screen: { page: evil, height: 1200 } }))

  test('holds every caption, what is seen, and the calls', () => {
    const page = parsed(storyHtml(lostAnswer, pictures, 390))
    const sections = [...page.querySelectorAll('section')]
    expect(sections).toHaveLength(scenes.length)
    for (const [place, { step }] of scenes.entries()) {
      expect(sections[place]?.querySelector('h2')?.textContent).toBe(step.says)
      if (step.sees !== undefined) expect(sections[place]?.textContent).toContain(step.sees)
    }
    expect(page.body.textContent).toContain(lostAnswer.lesson)
    expect(sections.at(-1)?.textContent).toContain('no answer, the connection is lost')
  })

  test('runs no script: screens are closed in, and nothing is asked of a network', () => {
    const html = storyHtml({ ...lostAnswer, title: evil }, pictures, 390)
    expect(html.toLowerCase()).not.toContain('<script')
    const page = parsed(html)
    expect(page.querySelectorAll('script, [src], [href], [onclick]')).toHaveLength(0)
    expect(page.title).toBe(evil)
    const frames = [...page.querySelectorAll('iframe')]
    expect(frames).toHaveLength(scenes.length)
    for (const frame of frames) {
      expect(frame.getAttribute('sandbox')).toBe('')
      expect(frame.getAttribute('srcdoc')).toBe(evil)
    }
    const policy = page.querySelector('meta[http-equiv="Content-Security-Policy"]')
    expect(policy?.getAttribute('content')).toContain("default-src 'none'")
  })

  test('draws the chart with the states lit', async () => {
    const scene = scenes.find(({ step }) => step.leads.includes('orderSender.order.doubt.told'))
    if (!scene) throw new Error('The story has lost its point.')
    const svg = parsed(markedChart(await layOut(graphOf(scene.run.machine)), scene.run))
    const marked = (selector: string, name: string) =>
      [...svg.querySelectorAll(selector)].map((part) => part.getAttribute(name))
    expect(marked('.flow-lit', 'data-state')).toEqual(scene.run.steps.at(-1)?.to)
    expect(marked('.flow-last', 'data-transition')).toEqual(scene.run.steps.at(-1)?.taken)
    expect(marked('.flow-last', 'data-transition')).toHaveLength(1)
    expect(svg.querySelector('style')).toBeNull()
  })
})

test('a page is frozen with its styles and what stands in its fields, without scripts, handlers and addresses', () => {
  const page = document.implementation.createHTMLDocument('A screen')
  page.documentElement.dataset['theme'] = 'dark'
  page.head.innerHTML = '<script>let a</script><link href="/x.css"><base href="https://elsewhere.test/">'
  page.body.innerHTML = `
    <a href="https://elsewhere.test/" onclick="go()">Orders</a>
    <input id="po"><input id="secret" type="password"><input id="pick" type="radio"><textarea></textarea>
    <select><option>A</option><option>B</option></select>
    <img src="/media/x.png" srcset="/media/y.png 2x" alt="A bolt"><img src="data:image/png;base64,AA==" alt="">
    <i style="background: url(/media/z.png)"></i><svg><script>1</script></svg>`
  const field = <T extends Element>(selector: string) => page.querySelector<T>(selector) as T
  field<HTMLInputElement>('#po').value = 'PO-1'
  field<HTMLInputElement>('#secret').value = 'hush'
  field<HTMLInputElement>('#pick').checked = true
  field<HTMLTextAreaElement>('textarea').value = '</textarea><script>'
  field<HTMLSelectElement>('select').selectedIndex = 1
  const css = ['@font-face{src:url(/f.woff2)}', '.a{background:url("/b.png");color:red}']
  const rules = css.map((cssText) => ({ cssText }))
  Object.defineProperty(page, 'styleSheets', { value: [{ cssRules: rules }] })

  const html = frozenPage(page)
  expect(html.toLowerCase()).not.toContain('<script')
  expect(html).not.toMatch(/elsewhere|hush|\/media\/|woff2|b\.png/)
  const copy = parsed(html)
  expect(copy.documentElement.dataset['theme']).toBe('dark')
  expect(copy.querySelectorAll('script, link, base, [onclick], [srcset]')).toHaveLength(0)
  expect(copy.querySelector('style')?.textContent).toContain('color:red')
  expect(copy.querySelector('a')?.getAttribute('href')).toBe('#')
  expect(copy.querySelector<HTMLInputElement>('#po')?.value).toBe('PO-1')
  expect(copy.querySelector<HTMLInputElement>('#pick')?.checked).toBe(true)
  expect(copy.querySelector('textarea')?.value).toBe('</textarea><script>')
  expect(copy.querySelector('select')?.value).toBe('B')
  expect([...copy.images].map((image) => image.getAttribute('src'))).toEqual([null, 'data:image/png;base64,AA=='])
})
