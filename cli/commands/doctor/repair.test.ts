import { describe, expect, test } from 'vitest'
import { config, dependencies, type Files, healthy } from '../../../test/unit/doctor-run.js'
import { type FakeWorld, fakeContext } from '../../../test/unit/fake-context.js'
import { run } from '../../main.js'

const stale = async (): Promise<Files> => ({
  ...(await healthy()),
  'modal.config.ts': config({ networks: "[{ network: 'base', rpcUrls: ['https://rpc.example'] }]" }),
})
const JUDGED = 'Judged for development. The config is good for production as well.'
const OFFLINE = 'Checks that need a server were skipped (--offline).'
const index = 'src/modal-kit/index.tsx'
/** A project of Next whose own file lacks its directive, with the ends of lines of Windows. */
const onServer = async (): Promise<Files> => {
  const files = await healthy()
  return {
    ...files,
    'package.json': JSON.stringify({ name: 'app', dependencies: { ...dependencies, next: '16.0.0' } }),
    [index]: `${files[index]}`.replace(/^'use client'\s*/, '').replaceAll('\n', '\r\n'),
  }
}

async function doctor(files: Files, flags: readonly string[], world: Partial<FakeWorld> = {}) {
  const context = fakeContext({ files, ...world })
  const code = await run(['doctor', '--offline', ...flags], context)
  const { out, note, warn } = context.printed
  return { code, context, out: out.join('\n'), talk: [...note, ...warn].join('\n'), after: context.files.snapshot() }
}
const ids = (text: string) => (JSON.parse(text) as { findings: { id: string }[] }).findings.map(({ id }) => id)

test('behavior: without --fix it is offered, and nothing is written', async () => {
  const files = await stale()
  const { out, code, after } = await doctor(files, [])
  expect(out).toMatch(/`npx modal-kit doctor --fix` repairs 3 of these\.\n\n.*\(--offline\)\.\n\n3 errors\.$/)
  expect([code, after]).toEqual([1, files])
})

test('behavior: --fix shows and writes what generate would, looks again, and has nothing to fix', async () => {
  const files = await stale()
  const { out, talk, code, context, after } = await doctor(files, ['--fix'])
  expect(talk).toContain('change  src/modal-kit/generated.ts')
  const written = context.files.writes.map((path) => path.replace('/app/', '')).join(', ')
  expect(out).toBe(`${JUDGED}\n\nRepaired: ${written}.\n\n${OFFLINE}\n\nNothing to fix.`)
  expect(code).toBe(0)
  const generated = fakeContext({ files })
  expect(await run(['generate'], generated)).toBe(0)
  expect(after).toEqual(generated.files.snapshot())
  const again = await doctor(after, ['--fix'])
  expect([again.out, again.context.files.writes]).toEqual([`${JUDGED}\n\n${OFFLINE}\n\nNothing to fix.`, []])
})

test("behavior: --fix adds 'use client' to the kit's own file, in its own ends of lines", async () => {
  const files = await onServer()
  const before = await doctor(files, ['--json'])
  expect(ids(before.out)).toContain('D-15')
  const { out, after } = await doctor(files, ['--fix', '--json'])
  expect(ids(out)).not.toContain('D-15')
  expect(after[index]).toBe(`'use client'\r\n\r\n${files[index]}`)
})

describe('the entry file', () => {
  const vite = JSON.stringify({ name: 'app', dependencies: { ...dependencies, vite: '8.0.0' } })
  const page = '<script type="module" src="/src/main.tsx"></script>\n'
  const bare = "import { App } from './App'\n\ncreateRoot(root).render(<App />)\n"
  const wired = `import './modal-kit/modal-kit.css'
import { App } from './App'
import { ModalKit } from './modal-kit'

createRoot(root).render(<ModalKit><App /></ModalKit>)
`
  const app = async (entry: string, more: Files = {}): Promise<Files> => ({
    ...(await healthy()),
    'package.json': vite,
    'index.html': page,
    'src/main.tsx': entry,
    ...more,
  })

  test('behavior: --fix places the provider and the stylesheet, as init does', async () => {
    const files = await app(bare)
    expect(ids((await doctor(files, ['--json'])).out)).toEqual(['D-38', 'U-stylesheet'])
    const { out, talk, code, after } = await doctor(files, ['--fix'])
    expect(talk).toContain('change  src/main.tsx (put <ModalKit> around the app, import the stylesheet)')
    expect(after).toEqual({ ...files, 'src/main.tsx': wired })
    expect([code, out]).toEqual([0, `${JUDGED}\n\nRepaired: src/main.tsx.\n\n${OFFLINE}\n\nNothing to fix.`])
  })

  test('behavior: --fix imports the stylesheet alone where another file holds the provider', async () => {
    const frame = {
      'src/frame.tsx': "import { ModalKit } from './modal-kit'\nexport const Frame = () => <ModalKit />\n",
    }
    const files = await app(bare, frame)
    expect(ids((await doctor(files, ['--json'])).out)).toEqual(['U-stylesheet'])
    const { code, after } = await doctor(files, ['--fix'])
    expect(after).toEqual({ ...files, 'src/main.tsx': `import './modal-kit/modal-kit.css'\n${bare}` })
    expect(code).toBe(0)
  })

  test('error: a file that renders in two places is left to its author', async () => {
    const files = await app(
      `${bare.replace('import', "import './modal-kit/modal-kit.css'\nimport")}other.render(<App />)\n`,
    )
    const { out, code, after } = await doctor(files, ['--fix'])
    expect([code, after]).toEqual([1, files])
    expect(out).toContain('Fix: Put <ModalKit> from src/modal-kit around the app in src/main.tsx.')
    expect(out).toContain('There is nothing here that --fix may change for you.')
  })

  test('error: without an entry file nothing is guessed', async () => {
    const { 'src/main.tsx': _main, 'index.html': _page, ...files } = await app(bare)
    const { out, after } = await doctor(files, ['--fix'])
    expect(after).toEqual(files)
    expect(out).toMatch(/error D-38\n[\s\S]*around the app in the file that renders it\.\n\nerror U-stylesheet\n/)
  })
})

describe('names in the config', () => {
  const broken = config({
    networks:
      "[{ network: `mainet`, rpcUrls: ['https://rpc.example/mainnet'] }, { 'network': 'bsae', rpcUrls: ['https://rpc.example/base'] }]",
    services: "{ api: 'https://api.example' },\n  features: { recieve: true },\n  theme: { preset: 'editoral' }",
  })

  test('behavior: --fix writes the nearest valid names where they stand, and leaves nothing to correct', async () => {
    const files = { ...(await healthy()), 'modal.config.ts': broken }
    const { talk, after } = await doctor(files, ['--fix'])
    const changed = broken
      .replace('`mainet`', '`mainnet`')
      .replace("'bsae'", "'base'")
      .replace('recieve', 'receive')
      .replace("'editoral'", "'editorial'")
    expect(after['modal.config.ts']).toBe(changed)
    expect(talk).toMatch(/change {2}modal\.config\.ts \(write .*\bbase\b.*\)/)
    expect(ids((await doctor(after, ['--json'])).out)).not.toContain('U-config')
  })

  test('behavior: it is shown and asked first', async () => {
    const files = { ...(await healthy()), 'modal.config.ts': broken }
    const answers = { 'Make these changes?': false }
    const { talk, after } = await doctor(files, ['--fix'], { isInteractive: true, answers })
    expect(talk).toContain('change  modal.config.ts (write ')
    expect(after).toEqual(files)
  })

  test.each([
    ['no name is near', config({ networks: "['zzzzzzzz']" })],
    ['the value does not stand there', `const env = process.env\n${config({ networks: "[env['NO'] ?? 'bsae']" })}`],
    ['the better key is there', config({ services: "{ api: 'https://api.example' },\n  service: {}" })],
  ])('error: where %s, the config is left as it is', async (_name, text) => {
    const files = { ...(await healthy()), 'modal.config.ts': text }
    const { out, after } = await doctor(files, ['--fix'])
    expect(out).toContain('error U-config')
    expect(after).toEqual(files)
  })
})

test('param: --dry-run shows the change and writes nothing', async () => {
  const files = await stale()
  for (const flags of [['--dry-run'], ['--fix', '--dry-run']]) {
    const { out, code, after } = await doctor(files, flags)
    expect(out).toContain('error D-21 src/modal-kit/generated.ts')
    expect(out).toContain('+++ b/src/modal-kit/generated.ts')
    expect([code, after]).toEqual([1, files])
  }
})

test('param: --json is one document, with what was repaired', async () => {
  const files = await stale()
  const dry = JSON.parse((await doctor(files, ['--dry-run', '--json'])).out) as Record<string, unknown>
  const changes = expect.arrayContaining([{ kind: 'replace', path: 'src/modal-kit/generated.ts' }])
  expect(dry['repairs']).toEqual({ isDone: false, changes })
  expect(dry['findings']).toEqual(expect.arrayContaining([expect.objectContaining({ id: 'D-21', canRepair: true })]))
  const done = JSON.parse((await doctor(files, ['--fix', '--json'])).out) as Record<string, unknown>
  expect(done).toMatchObject({ findings: [], repairs: { isDone: true, changes } })
  expect(JSON.parse((await doctor(files, ['--json'])).out)).not.toHaveProperty('repairs')
})

describe('a person at the terminal', () => {
  const question = 'Make these changes?'
  test('behavior: is asked, and may say no', async () => {
    const files = await stale()
    const { code, talk, after } = await doctor(files, ['--fix'], {
      isInteractive: true,
      answers: { [question]: false },
    })
    expect([code, after]).toEqual([1, files])
    expect(talk).toContain('Stopped. Nothing was changed.')
  })

  test('param: --yes asks nothing', async () => {
    const { code, context } = await doctor(await stale(), ['--fix', '--yes'], { isInteractive: true })
    expect([code, context.asked]).toEqual([0, []])
  })
})

test('error: what was edited by hand is not touched, nor is anything beside it', async () => {
  const fresh = await stale()
  const files = {
    ...fresh,
    'src/modal-kit/csp.json': `${fresh['src/modal-kit/csp.json']}`
      .replace('"none"', '"self"')
      .replace('{', '{ "mine": 1,'),
  }
  const { out, code, after } = await doctor(files, ['--fix'])
  expect([code, after]).toEqual([1, files])
  expect(out).toContain('There is nothing here that --fix may change for you.')
})

test('error: a write that fails takes the others back', async () => {
  const files = await stale()
  const count = (await doctor(files, ['--fix'])).context.files.writes.length
  expect(count).toBeGreaterThan(1)
  for (let number = 0; number < count; number += 1) {
    const context = fakeContext({ files })
    context.files.failWrite(number)
    expect(await run(['doctor', '--offline', '--fix'], context)).toBe(1)
    expect(context.printed.out).toEqual([])
    expect(context.printed.warn.join()).toContain('so this run was undone')
    expect(context.files.snapshot()).toEqual(files)
  }
})
