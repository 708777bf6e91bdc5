import { expect } from 'vitest'
import { run } from '../../cli/main.js'
import { config, type Files, installed } from './doctor-run.js'
import { fakeContext } from './fake-context.js'

/** Versions of a lockfile, by the place of the package. */
const lockfile = (places: Readonly<Record<string, string>>) => ({
  'package-lock.json': JSON.stringify({
    lockfileVersion: 3,
    packages: Object.fromEntries(
      Object.entries(places).map(([place, version]) => [`node_modules/${place}`, { version }]),
    ),
  }),
})
/** What every host has installed. */
export const common = { react: '19.3.1', 'react-dom': '19.3.1', viem: '2.57.1' }

/** An app that `init` was run in, then changed, with what is installed there; its config is that of `config()`. */
export async function project(
  app: Files,
  places: Readonly<Record<string, string>>,
  change: Files = {},
): Promise<Files> {
  const context = fakeContext({ files: app })
  expect(await run(['init', '--yes', '--no-install'], context)).toBe(0)
  const names = Object.entries(places).map(([place, version]) => installed(place, version))
  const ready = fakeContext({
    files: {
      ...context.files.snapshot(),
      'modal.config.ts': config(),
      ...Object.assign({}, ...names),
      ...lockfile(places),
      ...change,
    },
  })
  expect(await run(['generate'], ready)).toBe(0)
  return ready.files.snapshot()
}
