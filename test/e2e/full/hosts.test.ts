import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { rowsOfThisRun } from '../../setup/choose-rows.js'
import { type HostApp, linkedApp } from '../../setup/linked-app.js'
import type { ProgramResult } from '../../setup/run-program.js'
import { outsideFolder, type Scratch } from '../../setup/scratch.js'
import { type SpawnedProgram, spawnProgram } from '../../setup/spawn-program.js'
import { writeNetworks } from '../../setup/write-networks.js'
import { connectInPage } from '../hosts/connect-in-page.js'
import { lostText } from '../hosts/lost-text.js'
import { findManager } from '../hosts/managers.js'
import { matrix } from '../hosts/matrix.data.js'
import { copyFixture, openProject, putButton } from '../hosts/project.js'
import { quickInit } from '../hosts/quick-init.js'
import { hashTree, readTree } from '../hosts/read-tree.js'
import { startApp } from '../hosts/start-app.js'
import { createTimings, showTimings, type Timings } from '../hosts/timings.js'
import { withoutNetwork } from '../hosts/without-network.js'
import { connectBrowser, walletScript } from '../shared.js'

/** Milliseconds: several installs and three builds of the largest host on a busy machine. */
const ROW_MS = 1_200_000
/** Milliseconds until the local stack is up. */
const READY_MS = 60_000

const kit = inject('kit')
const chains = inject('chains')
const runs = new Map<string, Timings>()
let browser: Browser
let tools: Scratch
let wallet = ''
let stack: SpawnedProgram | undefined
let otherApp: HostApp | undefined
/** The program of the kit in another app. */
let bin = ''
beforeAll(async () => {
  otherApp = await linkedApp({ name: 'matrix', kit, files: {} })
  bin = join(otherApp.dir, 'node_modules/create-modal-kit/bin/create-modal-kit.js')
  // What `init` turns on asks the local stack, which people run beside their app.
  stack = spawnProgram(process.execPath, [bin, 'dev', '--no-chains', '--ephemeral'], { cwd: otherApp.dir })
  await stack.says(/^modal-kit dev: ready$/m, READY_MS)
  tools = await outsideFolder()
  browser = await connectBrowser()
  wallet = await walletScript({ chains })
})
afterAll(async () => {
  stack?.kill()
  await stack?.ended
  await Promise.all([browser?.close(), tools?.remove(), otherApp?.remove()])
  console.log(`\n${showTimings(runs)}\n\nNo network: ${withoutNetwork().by}\n`)
})

test.each(rowsOfThisRun(matrix, 1).map((row) => [row.title, row] as const))(
  'param: %s: init, build, a wallet connects, doctor, remove --all, and again without a network',
  async (title, row) => {
    const { host, kind, manager: id } = row
    const timings = createTimings()
    runs.set(title, timings)
    const { step } = timings
    const manager = await findManager(id, tools)
    const args = [
      'init',
      '--yes',
      '--spec',
      kit.spec,
      '--package-manager',
      id,
      ...(kind === 'new' ? host.scaffold : []),
    ]
    const quick = await quickInit(row, bin, args)
    timings.note('init --no-install', quick.ms)

    const folder = await outsideFolder()
    const dir = join(folder.dir, 'app')
    await mkdir(dir)
    const project = openProject({ dir, manager, spec: kit.spec })
    try {
      if (kind === 'existing') {
        await copyFixture(host, dir)
        await step('install', project.install)
      }
      const before = await readTree(dir)
      ends(0, await step('init', () => project.npx(args)))
      const made = await readTree(dir)
      expect(made, 'with and without an install').toEqual(quick.tree)
      expect(lostText(before, made), 'text of the app that is gone').toEqual({})

      await writeNetworks(dir, chains, true)
      if (kind === 'existing') await putButton(host, dir)
      ends(0, await step('generate', () => project.kit('generate')))
      const generated = await hashTree(dir)
      ends(0, await project.kit('generate'))
      ends(0, await project.kit('generate', '--check'))
      expect(await hashTree(dir), 'the second generate').toEqual(generated)
      ends(0, await step('doctor', () => project.kit('doctor')))

      const refused = await project.buildForOthers()
      expect([refused.code === 0, refused.stdout + refused.stderr]).toEqual([
        false,
        expect.stringMatching(/this machine.*, and this is for production/),
      ])
      const built = await step('build', () => project.script('build'))
      expect(`${built.stdout}${built.stderr}`, 'warnings about files of the kit').not.toMatch(
        /modal-kit\/index\.\w+ \(/,
      )
      if (host.check) await project.script(host.check)
      const server = await step('start', () => startApp(host, dir))
      try {
        const visit = await step('connect', () => connectInPage(browser, server.origin, wallet))
        expect(visit.errors, 'errors in the page').toEqual([])
        expect(visit.account).toMatch(/^0x\w\w…\w{6}/)
        expect(visit.restored, 'after a reload').toBe(visit.account)
        if (kind === 'existing') expect(visit.heading).toBe('Shop')
      } finally {
        await server.stop()
      }

      const without = kind === 'new' ? host.without : { [host.page]: before[host.page] ?? '' }
      for (const [path, text] of Object.entries(without)) await writeFile(join(dir, path), text)
      ends(0, await step('remove', () => project.kit('remove', '--all', '--yes')))
      if (kind === 'existing') expect(await readTree(dir), 'after remove --all').toEqual(before)
      await project.install()
      await step('build bare', () => project.script('build'))

      const offline = withoutNetwork()
      ends(0, await step('init offline', () => project.npx(args, offline)))
      if (kind === 'existing') expect(await readTree(dir), 'init, the second time').toEqual(made)
      await step('build offline', () => project.script('build', offline))
    } finally {
      await folder.remove()
    }
  },
  ROW_MS,
)

/** Expects a program to have ended with this code, and shows what it said otherwise. */
function ends(code: number, result: ProgramResult): void {
  expect(result.code, `${result.stdout}\n${result.stderr}`).toBe(code)
}
