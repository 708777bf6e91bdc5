import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { soon } from '../../../test/setup/soon.js'
import { type FakeContext, fakeContext } from '../../../test/unit/fake-context.js'
import { run } from '../../main.js'

const page = "import { defineConfig } from 'create-modal-kit/config'\n"

/** `generate --watch` in a project, with what it has said and written so far. */
async function watching(files: Readonly<Record<string, string>>) {
  const context: FakeContext = fakeContext({ files: { 'package.json': '{}', 'src/main.tsx': '', ...files } })
  const running = run(['generate', '--watch'], context)
  onTestFinished(async () => {
    context.abort()
    expect(await running).toBe(0)
    expect(context.files.watchers()).toBe(0)
  })
  const runs = () => context.printed.note.filter((line) => line.startsWith('Watching')).length
  const ran = (times: number) => soon(() => expect(runs()).toBe(times))
  // The first run of all loads the command.
  await vi.waitFor(() => expect(runs()).toBe(1), { timeout: 50_000 })
  return { context, running, runs, ran, text: () => context.files.disk.get('/app/src/modal-kit/generated.ts') ?? '' }
}

test('behavior: its own files start nothing: not when it writes them, not when a formatter does', async () => {
  const { context, runs, text } = await watching({
    'modal.config.ts': `${page}export default defineConfig({ app: { name: 'App' }, services: 'local', networks: ['base'] })\n`,
  })
  context.files.edit('src/modal-kit/generated.ts', text().replaceAll("'", '"'))
  await wait(100)
  expect(runs()).toBe(1)
})

test('behavior: what is imported by what is imported, JSON and .env files are followed', async () => {
  const { context, ran, text } = await watching({
    'modal.config.ts': `${page}import { app } from './kit/app'\nexport default defineConfig(({ env }) => ({ app, services: 'local', networks: [env.NETWORK ?? 'base'] }))\n`,
    'kit/app.ts': "import words from './words.json' with { type: 'json' }\nexport const app = { name: words.name }\n",
    'kit/words.json': '{ "name": "First" }',
  })
  expect(text()).toContain("name: 'First'")
  context.files.edit('kit/words.json', '{ "name": "Second" }')
  await ran(2)
  expect(text()).toContain("name: 'Second'")
  context.files.edit('.env', 'NETWORK=mainnet')
  await ran(3)
  expect(text()).toContain("'eip155:1'")
})

test('behavior: an import that is missing starts a run when it appears', async () => {
  const { context, ran, text } = await watching({
    'modal.config.ts': `${page}import { nets } from './nets'\nexport default defineConfig({ app: { name: 'App' }, services: 'local', networks: nets })\n`,
  })
  expect(context.printed.warn.join()).toContain('(config/missing-import)')
  context.files.edit('nets.ts', "export const nets = ['base']\n")
  await ran(2)
  expect(text()).toContain("'eip155:8453'")
})

test('behavior: of many changes the newest is what remains', async () => {
  const config = (name: string) =>
    `${page}export default defineConfig({ app: { name: '${name}' }, services: 'local', networks: ['base'] })\n`
  const { context, running, text } = await watching({ 'modal.config.ts': config('Zero') })
  for (const name of ['One', 'Two', 'Three', 'Four']) {
    context.files.edit('modal.config.ts', config(name))
    await wait(name.length)
  }
  await soon(() => expect(text()).toContain("name: 'Four'"))
  // With the last run nothing older is left that could write.
  context.abort()
  await running
  expect(text()).toContain("name: 'Four'")
})
