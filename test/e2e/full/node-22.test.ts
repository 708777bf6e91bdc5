import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { mustRun } from '../../setup/run-program.js'
import { hostApp } from '../host-app.js'
import { buildServer } from '../server-render.js'

const kit = inject('kit')
const { chains, dir } = inject('app')

/** Runs a program under Node 22, which npm has as a package. */
const underNode22 = (args: readonly string[], cwd: string) =>
  mustRun('npm', ['exec', '--yes', '--package', `node-${process.platform}-${process.arch}@22`, '--', 'node', ...args], {
    cwd,
  })

test('param: renders on a server under Node 22', async () => {
  const app = await hostApp({ name: 'server-node-22', entry: 'hydrate', kit, chains })
  const program = await buildServer(app)
  expect((await underNode22(['--version'], app.dir)).stdout).toMatch(/^v22\./)
  const { stdout } = await underNode22([program, '--print'], app.dir)
  expect(stdout).toContain('data-mk-button="connect"')
  await app.remove()
})

test('param: generate gives the same bytes under Node 22', async () => {
  const bin = join(dir, 'node_modules/create-modal-kit/bin/create-modal-kit.js')
  const { stdout, stderr } = await underNode22([bin, 'generate', '--check'], dir)
  expect(`${stdout}${stderr}`).not.toContain('stale')
})
