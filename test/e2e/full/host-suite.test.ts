import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { chromium } from '../../setup/chromium.js'
import { ensureProgram } from '../../setup/debian-program.js'
import { readDocBlocks } from '../../setup/doc-blocks.js'
import { type FreshApp, freshViteApp } from '../../setup/fresh-app.js'
import { mustRun, type ProgramResult, runProgram } from '../../setup/run-program.js'
import { repository } from '../../setup/scratch.js'

/** What the page cannot know of this machine: its browser, and that packages are here already. */
const env = { CHROMIUM: ensureProgram(chromium), npm_config_prefer_offline: 'true', npm_config_audit: 'false' }

let app: FreshApp
let files: Readonly<Record<string, string>>
let commands: readonly string[]

/** A fresh app, with nothing in it but the kit as `init` puts it there and what docs/testing.md says. */
beforeAll(async () => {
  const page = await readFile(join(repository, 'docs/testing.md'), 'utf8')
  ;({ files, commands } = readDocBlocks(page))
  app = await freshViteApp(inject('kit'), [])
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(app.dir, path)), { recursive: true })
    await writeFile(join(app.dir, path), text)
  }
  for (const command of commands) if (/^npm install|^npx modal-kit add/.test(command)) await must(command)
  // What the page says to write into the config by hand.
  const config = join(app.dir, 'modal.config.ts')
  await writeFile(config, (await readFile(config, 'utf8')).replace(/(networks: \[[^\]]*)\]/, "$1, 'solana']"))
  await must('npx modal-kit generate')
})
afterAll(() => app?.remove())

function must(command: string): Promise<ProgramResult> {
  const [program = '', ...args] = command.split(' ')
  return mustRun(program, args, { cwd: app.dir, env })
}

function run(command: string): Promise<ProgramResult> {
  expect(commands, 'the page says to run it').toContain(command)
  const [program = '', ...args] = command.split(' ')
  return runProgram(program, args, { cwd: app.dir, env, deadlineMs: 400_000 })
}

/** How many tests the page writes into files of this kind. */
function written(ending: string): number {
  const texts = Object.entries(files).flatMap(([path, text]) => (path.endsWith(ending) ? [text] : []))
  return texts.join('').match(/^test\(/gm)?.length ?? 0
}

test('behavior: a Playwright suite written from the page passes against the local stack', async () => {
  const { code, stdout, stderr } = await run('npx playwright test')
  expect(written('.spec.ts')).toBeGreaterThanOrEqual(11)
  expect(stdout, stdout + stderr).toContain(`${written('.spec.ts')} passed`)
  expect(code).toBe(0)
}, 420_000)

test('behavior: a Vitest suite in jsdom written from the page passes', async () => {
  const { code, stdout, stderr } = await run('npx vitest run')
  expect(written('.test.tsx')).toBeGreaterThanOrEqual(2)
  expect(stdout, stderr).toMatch(new RegExp(`Tests +${written('.test.tsx')} passed`))
  expect(code).toBe(0)
})

test('behavior: what the page writes compiles in the app', async () => {
  const { code, stdout } = await runProgram('npx', ['tsc', '-b'], { cwd: app.dir, env })
  expect(stdout).toBe('')
  expect(code).toBe(0)
})
