import { fromPromise } from 'xstate'
import { hasCamera, watchCamera, type ReadPixels } from './api/browser/camera'
import type { Ports } from './app-ports'
import { listening } from './machines/port'
import type { CameraNews } from './machines/shell/scan.machine'

/** Reads bar codes first, which cost little; the code for both is loaded when the camera is first open. */
const loadReader = async (): Promise<ReadPixels> => {
  const [{ barCodeIn }, { squareCodeIn }] = await Promise.all([
    import('./machines/rules/bar-code'),
    import('./api/square-reader'),
  ])
  return (picture) => barCodeIn(picture) ?? squareCodeIn(picture)
}

/** The ports of scanning. */
export const scanPorts = ({ window }: Pick<Ports, 'window'>) => ({
  findCamera: fromPromise<boolean, void>(async () => hasCamera(window)),
  camera: listening<CameraNews>((tell) => watchCamera(window, loadReader, tell)),
})
