import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { readExamples } from '../../build/examples.js'
import { outsideFolder, type Scratch } from '../../setup/scratch.js'
import { writeNetworks } from '../../setup/write-networks.js'
import { connectInPage } from '../hosts/connect-in-page.js'
import { hosts } from '../hosts/hosts.data.js'
import { findManager } from '../hosts/managers.js'
import { copyFixture, openProject, putButton } from '../hosts/project.js'
import { startApp } from '../hosts/start-app.js'
import { connectBrowser, walletScript } from '../shared.js'

/** Milliseconds: an install and a build of Next on a busy machine. */
const RECIPE_MS = 900_000

const kit = inject('kit')
const chains = inject('chains')
let tools: Scratch
let folder: Scratch
beforeAll(async () => {
  ;[tools, folder] = await Promise.all([outsideFolder(), outsideFolder()])
})
afterAll(() => Promise.all([tools?.remove(), folder?.remove()]))

test(
  'param: the cookie recipe of README in a Next app with cache components: the account is in the first HTML',
  async () => {
    const host = hosts.find(({ id }) => id === 'next-app') ?? expect.fail('no such host')
    const dir = join(folder.dir, 'app')
    await mkdir(dir)
    await copyFixture(host, dir)
    const project = openProject({ dir, manager: await findManager('npm', tools), spec: kit.spec })
    await project.install()
    const { code, stdout, stderr } = await project.npx(['init', '--yes', '--features', 'receive', '--spec', kit.spec])
    expect(code, stdout + stderr).toBe(0)
    await writeNetworks(dir, chains)
    expect((await project.kit('generate')).code).toBe(0)
    await putButton(host, dir)
    // The blocks as they stand, where they say that they stand.
    const blocks = readExamples('README.md').filter(({ text }) => text.includes("'create-modal-kit/cookies'"))
    expect(blocks.map(({ name }) => name)).toEqual(['wallets.tsx', 'app/layout.tsx'])
    for (const { name = '', text } of blocks) {
      await mkdir(dirname(join(dir, name)), { recursive: true })
      await writeFile(join(dir, name), text)
    }
    await project.script('build')

    const server = await startApp(host, dir)
    const browser = await connectBrowser()
    try {
      const first = await (await fetch(server.origin)).text()
      expect(first).toContain('data-mk-button="connect"')
      const visit = await connectInPage(browser, server.origin, await walletScript({ chains }))
      expect(visit.errors).toEqual([])
      expect(visit.restored).toBe(visit.account)
      const cookie = visit.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
      const again = await (await fetch(server.origin, { headers: { cookie } })).text()
      expect(again).toContain(visit.account)
      expect(again).not.toContain('data-mk-button="connect"')
    } finally {
      await browser.close()
      await server.stop()
    }
  },
  RECIPE_MS,
)
