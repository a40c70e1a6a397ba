import type { AppRef } from '../../../machines/app.types'
import type { Recipient } from '../../../machines/news'
import { scanMachine, type TextPasted } from '../../../machines/shell/scan.machine'
import { standIn } from '../../xstate-private'
import { samplesOf } from '../sample'

const app: AppRef = standIn('app')
const jump: Recipient<TextPasted> = standIn('jump')
/** A picture of nothing, where the browser knows pictures that move: the story's screen shows it. */
const picture = 'MediaStream' in globalThis ? new MediaStream() : ({} as MediaStream)
const base = 'https://orders.example/order-link'

export const scanSamples = [
  samplesOf(scanMachine, {
    inputs: { 'in the jump box': { app, to: jump, base } },
    events: {
      'camera.opened': { 'a picture': { picture } },
      'code.seen': {
        'a part number': { text: 'HB-M8-40' },
        'another one': { text: 'FW-M8' },
        'an order link': { text: `${base}#1/ACME/HB-M8-40*4` },
      },
    },
    ports: { findCamera: { done: { 'there is one': true, 'there is none': false } } },
    news: { camera: ['camera.opened', 'camera.failed', 'code.seen'] },
  }),
]
