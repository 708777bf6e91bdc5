import { describe, expect, test } from 'vitest'
import { type FakeWorld, fakeContext } from '../../../test/unit/fake-context.js'
import { init, viteApp } from '../../../test/unit/init-run.js'
import { run } from '../../main.js'

async function remove(world: FakeWorld, ...argv: readonly string[]) {
  const context = fakeContext(world)
  const before = context.files.snapshot()
  const code = await run(['remove', ...argv], context)
  const { out, note, warn } = context.printed
  const after = context.files.snapshot()
  const changed = [...new Set([...Object.keys(after), ...Object.keys(before)])].filter(
    (path) => after[path] !== before[path],
  )
  return { code, context, after, changed, out: out.join('\n'), note: note.join('\n'), warn: warn.join('\n') }
}

const { after: app } = await init({ files: viteApp }, '--no-install')
const config = app['modal.config.ts'] ?? ''

describe('remove <feature…>', () => {
  test('behavior: the line goes, the comment above it stays, and the files are generated', async () => {
    const { code, after, note, changed } = await remove({ files: app }, 'receive')
    expect(code).toBe(0)
    expect(after['modal.config.ts']).toBe(config.replace('    receive: true,\n', ''))
    expect(after['src/modal-kit/modal.ts']).not.toContain('features/receive')
    expect(after['src/modal-kit/index.tsx']).toBe(app['src/modal-kit/index.tsx'])
    expect(note).toContain('change  modal.config.ts (turn off receive)')
    expect(changed).toContain('src/modal-kit/modal-kit.css')
  })

  test('behavior: add puts back what it took, byte by byte', async () => {
    // Its line is the last of `features`, where a new one goes.
    const { after: several } = await init({ files: viteApp }, '--no-install', '--features', 'multiWallet')
    const { context, changed } = await remove({ files: several }, 'multiWallet')
    expect(changed).toContain('modal.config.ts')
    expect(await run(['add', 'multiWallet'], context)).toBe(0)
    expect(context.files.snapshot()).toEqual(several)
  })

  test('behavior: what is off is off already', async () => {
    const { code, changed, note } = await remove({ files: app }, 'legal', 'collapseWallets', 'pay')
    expect([code, changed]).toEqual([0, []])
    expect(note).toBe('legal is off already.\ncollapseWallets is off already.\npay is off already.')
  })

  test('behavior: the key of a feature goes with its switch', async () => {
    const legal = `  legal: {\n    termsUrl: 'https://a.example/terms',\n  },\n\n  // A feature`
    const files = {
      ...app,
      'modal.config.ts': config
        .replace('  // A feature', legal)
        .replace('    receive: true,\n', '    receive: true,\n    legalCheckbox: true, // ask first\n'),
    }
    const { code, after } = await remove({ files }, 'legal')
    expect(code).toBe(0)
    expect(after['modal.config.ts']).toBe(config.replace('  // A feature', '\n  // A feature'))
  })

  test('behavior: a list goes back to its default', async () => {
    const { code, after } = await remove({ files: app }, 'connectorTypeOrder')
    expect([code, after['modal.config.ts']?.includes('connectorTypeOrder')]).toEqual([0, false])
  })

  test('param: --dry-run shows the diff on stdout and writes nothing', async () => {
    const { code, out, context } = await remove({ files: app }, 'receive', '--dry-run')
    expect([code, context.files.writes]).toEqual([0, []])
    expect(out).toContain('-    receive: true,\n')
  })

  test('behavior: at a terminal it asks once, and no means nothing is written', async () => {
    const question = 'Make these changes?'
    const no = await remove({ files: app, isInteractive: true, answers: { [question]: false } }, 'receive')
    expect([no.code, no.changed, no.context.asked]).toEqual([1, [], [question]])
    const unasked = await remove({ files: app, isInteractive: true }, 'receive', '--yes')
    expect([unasked.code, unasked.context.asked]).toEqual([0, []])
  })
})

describe('what cannot be removed', () => {
  test.each([
    [['recieve'], 'Use receive.'],
    [['backend'], 'There is no feature called "backend" that could be removed.\n  Use one of collapseWallets,'],
    [['account'], '"account" is a part of every kit and has no switch.'],
    [['receive', 'connect'], '`modal-kit remove --all` takes the whole kit out.'],
    [[], 'Name a feature: collapseWallets,'],
    [['receive', '--all'], '"receive" and --all can\'t be used together.'],
  ])('error: %j', async (argv, says) => {
    const { code, changed, warn } = await remove({ files: app }, ...argv)
    expect([code, changed]).toEqual([1, []])
    expect(warn).toContain(says)
  })

  test.each([
    ['...shared', 'something else in it says the same'],
    ['...Object.assign({ receive: true })', 'something else in it says the same'],
  ])('error: what %s says as well is left to the user', async (spread, reason) => {
    const text = config
      .replace('export default', 'const shared = { receive: true }\nexport default')
      .replace('features: {\n', `features: {\n    ${spread},\n`)
    const { code, changed, warn } = await remove({ files: { ...app, 'modal.config.ts': text } }, 'receive')
    expect([code, changed]).toEqual([1, []])
    expect(warn).toContain(`modal.config.ts was left alone, because ${reason}.\n  Remove \`features.receive\` by hand`)
  })

  test('error: what comes from another module is left to the user', async () => {
    const text = config.replace('    receive: true,\n', '    ...JSON.parse(\'{"receive":true}\'),\n')
    const { code, changed, warn } = await remove({ files: { ...app, 'modal.config.ts': text } }, 'receive')
    expect([code, changed]).toEqual([1, []])
    expect(warn).toContain('may bring `receive` along')
  })
})

test('error: a failure at any write leaves the tree as it was', async () => {
  const { context } = await remove({ files: app }, 'receive')
  const count = context.files.writes.length
  expect(count).toBeGreaterThan(2)
  for (let number = 0; number < count; number += 1) {
    const broken = fakeContext({ files: app })
    broken.files.failWrite(number)
    expect(await run(['remove', 'receive'], broken)).toBe(1)
    expect(broken.files.snapshot()).toEqual(app)
    expect(broken.printed.warn.join()).toContain('(plan/failed)')
  }
})
