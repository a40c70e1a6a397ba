import { spawnSync } from 'node:child_process'
import { root } from './install.mjs'

/** The path of a program of the installed packages. */
export const bin = (name) => `${root}node_modules/.bin/${name}`
/** Runs a program in the root of the project, its output shown, `more` added to its environment; whether it ended with 0. */
export const run = (command, args, more = {}) =>
  spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, ...more },
  }).status === 0
