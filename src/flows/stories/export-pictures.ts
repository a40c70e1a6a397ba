import { graphFor, type Layouts } from '../page/layouts'
import { captureScreens } from './capture'
import type { ScenePicture } from './export-story'
import type { Look } from './look'
import { markedChart } from './marked-chart'
import { screenAddress } from './screen-frame'
import type { Scene } from './story'

const none: ReadonlySet<string> = new Set()

/** The size of the window that a screen is drawn in, in px. */
const sizeFor = ({ width }: Look) => ({ width, height: width === 390 ? 844 : 900 })

/** Draws every scene of a story: charts, and the real screens out of sight. */
export const picturesOf = async (
  scenes: readonly Scene[],
  look: Look,
  layouts: Layouts,
): Promise<readonly ScenePicture[]> => {
  const addresses = scenes.map((scene) => screenAddress(scene, look))
  const screens = await captureScreens(
    addresses.filter((address) => address !== null),
    sizeFor(look),
  )
  return Promise.all(
    scenes.map(async (scene, place) => {
      const layout = await layouts(graphFor(scene.run.machine), none)
      return {
        scene,
        chart: layout && markedChart(layout, scene.run),
        screen: screens.get(addresses[place] ?? '') ?? null,
      }
    }),
  )
}
