import { describe, expect, test } from 'vitest'
import { type FakeWorld, fakeContext } from '../../../test/unit/fake-context.js'
import { init, viteApp } from '../../../test/unit/init-run.js'
import { run } from '../../main.js'

async function add(world: FakeWorld, ...argv: readonly string[]) {
  const context = fakeContext(world)
  const before = context.files.snapshot()
  const code = await run(['add', ...argv], context)
  const { out, note, warn } = context.printed
  const after = context.files.snapshot()
  const changed = Object.keys(after).filter((path) => after[path] !== before[path])
  return { code, context, after, changed, out: out.join('\n'), note: note.join('\n'), warn: warn.join('\n') }
}

const { after: withReceive } = await init({ files: viteApp }, '--no-install', '--features', 'receive')
const { after: plain } = await init({ files: viteApp }, '--no-install', '--features', 'account')
const bare = `import { defineConfig } from 'create-modal-kit/config'\n\n`
const withConfig = (config: string, name = 'modal.config.ts') => {
  const { 'modal.config.ts': _, ...others } = plain
  return { ...others, [name]: config }
}

describe('add <feature…>', () => {
  test('behavior: the flag that init wrote as false becomes true, and the files are generated', async () => {
    const { code, after, changed, note } = await add({ files: plain }, 'receive')
    expect(code).toBe(0)
    expect(after).toEqual(withReceive)
    expect(changed).toContain('src/modal-kit/modal.ts')
    expect(note).toContain('change  modal.config.ts (turn on receive)\nchange  src/modal-kit/')
  })

  test('behavior: --check is content with what it wrote, and a second run does nothing', async () => {
    const { context } = await add({ files: plain }, 'receive')
    expect(await run(['generate', '--check'], context)).toBe(0)
    const written = context.files.writes.length
    expect(await run(['add', 'receive'], context)).toBe(0)
    expect(context.files.writes).toHaveLength(written)
    expect(context.printed.note.at(-1)).toBe('receive is on already.')
  })

  test('behavior: several at once, those that are on among them', async () => {
    const { code, after, note } = await add({ files: plain }, 'receive', 'account', 'collapseWallets')
    expect(code).toBe(0)
    expect(after['modal.config.ts']).toContain('    receive: true,\n')
    expect(after['modal.config.ts']).toContain('    multiWallet: false,\n    collapseWallets: true,\n  },\n')
    expect(note).toContain('account is on already.')
  })

  test('behavior: a box to tick, where there is something to agree to', async () => {
    const config = `${bare}export default defineConfig({\n  app: { name: 'A' },\n  networks: ['base'],\n  services: 'local',\n  legal: { termsUrl: 'https://a.example/terms' },\n})\n`
    const { code, after } = await add({ files: withConfig(config) }, 'legalCheckbox', 'legal')
    expect(code).toBe(0)
    expect(after['modal.config.ts']).toBe(
      config.replace('},\n})', '},\n  features: {\n    legalCheckbox: true,\n  },\n})'),
    )
  })

  test.each(['modal.config.js', 'modal.config.mjs', 'modal.config.mts'])('behavior: %s', async (name) => {
    const config = `${bare}export default defineConfig(({ mode }) => {\n  const isDev = mode === 'development'\n  return { app: { name: 'A' }, networks: ['base'], services: 'local', debug: isDev, features: {} }\n})\n`
    const { code, after } = await add({ files: withConfig(config, name) }, 'receive')
    expect(code).toBe(0)
    expect(after[name]).toBe(config.replace('features: {}', 'features: { receive: true }'))
  })

  test('param: --dry-run shows the diff on stdout and writes nothing', async () => {
    const { code, out, context } = await add({ files: plain, isInteractive: true }, 'receive', '--dry-run')
    expect([code, context.files.writes, context.asked]).toEqual([0, [], []])
    expect(out).toContain('-    receive: false,\n+    receive: true,\n')
    expect(out).toContain('+++ b/src/modal-kit/modal.ts')
  })

  test('behavior: at a terminal it asks once, and no means nothing is written', async () => {
    const question = 'Make these changes?'
    const yes = await add({ files: plain, isInteractive: true, answers: { [question]: true } }, 'receive')
    expect([yes.code, yes.context.asked, yes.after]).toEqual([0, [question], withReceive])
    const no = await add({ files: plain, isInteractive: true, answers: { [question]: false } }, 'receive')
    expect([no.code, no.changed, no.warn]).toEqual([1, [], 'Stopped. Nothing was changed.'])
    const unasked = await add({ files: plain, isInteractive: true }, 'receive', '--yes')
    expect([unasked.code, unasked.context.asked]).toEqual([0, []])
  })

  test('param: --force overwrites generated files that were edited, and keeps a copy', async () => {
    const edited = { ...plain, 'src/modal-kit/modal.ts': `${plain['src/modal-kit/modal.ts']}\nexport const mine = 1\n` }
    const refused = await add({ files: edited }, 'receive')
    expect([refused.code, refused.changed, refused.warn.includes('(plan/refused)')]).toEqual([1, [], true])
    const { code, after } = await add({ files: edited }, 'receive', '--force')
    expect([code, after['src/modal-kit/modal.ts.orig']]).toEqual([0, edited['src/modal-kit/modal.ts']])
  })
})

describe('what it does not guess about', () => {
  const root = (features: string) =>
    `${bare}const shared = { receive: false }\nconst made = () => ({ receive: true })\nexport default defineConfig({ app: { name: 'A' }, networks: ['base'], services: 'local', ${features} })\n`

  test.each([
    ['an expression', "features: { receive: 'a' === 'b' }", "it says `receive: 'a' === 'b'`"],
    [
      'a spread of unknown origin',
      'features: { ...Object.assign({}) }',
      '`...Object.assign({})` may bring `receive` along',
    ],
    ['a spread behind it', 'features: { receive: false, ...shared }', 'something in it keeps `receive` off'],
  ])('error: %s', async (_, features, reason) => {
    const { code, changed, warn } = await add({ files: withConfig(root(features)) }, 'receive')
    expect([code, changed]).toEqual([1, []])
    expect(warn).toContain(
      `modal.config.ts was left alone, because ${reason}.\n  Write \`features: { receive: true }\` into it by hand, then run \`modal-kit generate\`.`,
    )
  })

  test('behavior: what a function of the config turns on is on already', async () => {
    const { code, changed, note } = await add({ files: withConfig(root('features: made()')) }, 'receive')
    expect([code, changed, note]).toEqual([0, [], 'receive is on already.'])
  })

  test('error: what needs a value says what to write', async () => {
    const legal = await add({ files: plain }, 'legal')
    expect([legal.code, legal.changed]).toEqual([1, []])
    expect(legal.warn).toContain(
      "Write `legal: { termsUrl: 'https://…', privacyUrl: 'https://…' }` into the config, then run `modal-kit generate`.",
    )
    const box = await add({ files: plain }, 'legalCheckbox')
    expect(box.warn).toContain('then run `modal-kit add legalCheckbox`.')
    const list = await add({ files: plain }, 'walletFeaturesOrder')
    expect(list.warn).toContain("`walletFeaturesOrder: ['onramp', 'swaps', 'receive', 'send']` into `features`")
  })

  test('error: no config, and one that is broken', async () => {
    expect((await add({ files: viteApp }, 'receive')).warn).toContain('(config/not-found)')
    expect((await add({ files: withConfig('export default {') }, 'receive')).warn).toContain('(config/syntax)')
  })
})

test('error: a failure at any write leaves the tree as it was', async () => {
  const { context } = await add({ files: plain }, 'receive')
  const count = context.files.writes.length
  expect(count).toBeGreaterThan(2)
  for (let number = 0; number < count; number += 1) {
    const broken = fakeContext({ files: plain })
    broken.files.failWrite(number)
    expect(await run(['add', 'receive'], broken)).toBe(1)
    expect(broken.files.snapshot()).toEqual(plain)
    expect(broken.printed.warn.join()).toContain('(plan/failed)')
  }
})
