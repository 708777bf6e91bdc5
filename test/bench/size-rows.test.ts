import { expect, test } from 'vitest'
import { type BundleReport, toBundle } from './bundle.js'
import type { HostModules } from './feature-reach.js'
import type { Limits } from './limits.data.js'
import { addRows, chainRows, featureRows, holds, hostRows, offRows, reachesOfAll, type Sized } from './size-rows.js'

/** A script with one module of the same name; sizes are given beside it. */
interface Script {
  readonly imports?: readonly string[]
  readonly later?: readonly string[]
  readonly bytes: number
}

const main = 'src/main.tsx'
const modal = 'src/modal-kit/modal.ts'
const lateSlots = 'src/modal-kit/late.ts'
/** The package's own paths by subpath; a file that moves is another path behind the same subpath. */
const paths: Record<string, string> = {
  'features/alpha': 'alpha/feature.js',
  'features/beta': 'beta/feature.js',
  'features/beta/late': 'beta/late.js',
  'views/alpha/alpha': 'alpha/alpha.view.js',
}
const at = (moved: Readonly<Record<string, string>> = {}): HostModules => ({
  main,
  modal,
  late: lateSlots,
  restore: ['alpha/logic.js'],
  restoreSolana: ['beta/logic.js'],
  subpath(name) {
    const path = moved[name] ?? paths[name]
    if (!path) throw new Error(`no subpath ${name}`)
    return path
  },
})

/** The descriptors are in the modal's script, late slots in another; everything else has a script of its own. */
function scripts(
  late: Readonly<Record<string, Script>>,
  descriptors: Readonly<Record<string, readonly string[]>>,
  slots: Readonly<Record<string, readonly string[]>> = {},
) {
  const fetched = Object.values(descriptors).flat()
  const inModal = Object.entries(descriptors).map(([id, dynamicImports]) => ({ id, imports: [], dynamicImports }))
  const report: BundleReport = {
    chunks: [
      { fileName: main, isEntry: true, imports: [], dynamicImports: [modal], modules: [{ id: main, code: 'x' }] },
      {
        fileName: modal,
        isEntry: false,
        imports: [main],
        dynamicImports: [lateSlots, ...[...fetched, 'alpha/alpha.view.js'].filter((id) => id in late)],
        modules: [modal, ...Object.keys(descriptors)].map((id) => ({ id, code: 'x' })),
      },
      {
        fileName: lateSlots,
        isEntry: false,
        imports: [modal],
        dynamicImports: Object.values(slots).flat(),
        modules: [lateSlots, ...Object.keys(slots)].map((id) => ({ id, code: 'x' })),
      },
      ...Object.entries(late).map(([id, { imports = [], later = [] }]) => ({
        fileName: id,
        isEntry: false,
        imports: [main, ...imports],
        dynamicImports: later,
        modules: [{ id, code: 'x' }],
      })),
    ],
    modules: [
      { id: main, imports: [], dynamicImports: [modal] },
      { id: modal, imports: Object.keys(descriptors), dynamicImports: ['alpha/alpha.view.js', lateSlots] },
      { id: lateSlots, imports: Object.keys(slots), dynamicImports: [] },
      ...inModal,
      ...Object.entries(slots).map(([id, dynamicImports]) => ({ id, imports: [], dynamicImports })),
      ...Object.entries(late).map(([id, { imports = [], later = [] }]) => ({ id, imports, dynamicImports: later })),
    ],
  }
  const sizes = Object.entries(late).map(([id, { bytes }]) => [id, bytes] as const)
  return toBundle(report, new Map([...sizes, [main, 1_000], [modal, 500], [lateSlots, 3], ['all.css', 60]]))
}

const late = {
  'alpha/logic.js': { bytes: 100, imports: ['shared.js'] },
  'alpha/alpha.view.js': { bytes: 200, later: ['alpha/rows.js'] },
  'alpha/rows.js': { bytes: 40 },
  'beta/logic.js': { bytes: 10, imports: ['shared.js'] },
  'shared.js': { bytes: 7 },
}
const descriptors = { 'alpha/feature.js': ['alpha/logic.js'], 'beta/feature.js': ['beta/logic.js'] }
const features = [
  {
    id: 'alpha',
    views: { Alpha: 'views/alpha/alpha' },
    texts: [{ id: 'alpha', words: { title: 'What only alpha says' } }],
  },
  { id: 'beta', views: {}, texts: [{ id: 'beta', words: { rows: ['What only beta says'] } }] },
]
const floor = scripts({}, {})
const all = { bundle: scripts(late, descriptors), text: 'What only alpha says, What only beta says' }
const base = {
  bundle: scripts(
    { 'alpha/logic.js': { bytes: 100 }, 'alpha/alpha.view.js': { bytes: 200 } },
    {
      'alpha/feature.js': ['alpha/logic.js'],
    },
  ),
  text: 'What only alpha says',
}
const sized: Sized = { floor, hosts: { base, all }, host: at(), features }
const limits: Limits = {
  hosts: {
    base: { load: 0, returning: 100, open: 500, requests: 1, css: 60 },
    all: { load: 0, returning: 107, open: 500, requests: 1, css: 60 },
  },
  features: { alpha: 340, beta: 10 },
  adds: { beta: { load: 1, open: 20, css: 30 } },
  chains: { beta: 17 },
  shared: 7,
  shell: 3,
  depth: 2,
  site: 1,
  siteSigning: { evm: 1, solana: 1 },
  packed: 1,
}
const rowsOf = (now: Sized) => featureRows(now, reachesOfAll(now), limits)
const over = (now: Sized) =>
  rowsOf(now)
    .filter((row) => !holds(row))
    .map(({ name, figure }) => `${name} ${figure}`)

test('behavior: a host is told by page load, opening with its requests, and stylesheets', () => {
  expect(hostRows(sized, limits).map(({ figure }) => figure)).toEqual([0, 100, 500, 1, 60, 0, 107, 500, 1, 60])
  expect(hostRows(sized, limits).every(holds)).toBe(true)
})

test('behavior: a feature counts what only it leads to, to the end, and what others lead to counts once, apart', () => {
  expect(rowsOf(sized).map(({ name, figure }) => `${name} ${figure}`)).toEqual([
    'alpha: all it fetches 340',
    'alpha: fetches in turn 2',
    'beta: all it fetches 10',
    'beta: fetches in turn 1',
    'fetched by several features 7',
    'fetched late by the shell 3',
  ])
  expect(over(sized)).toEqual([])
})

test('behavior: what a feature adds to views behind Connect is its own', () => {
  const bundle = scripts({ ...late, 'beta/tab.js': { bytes: 5 } }, descriptors, { 'beta/late.js': ['beta/tab.js'] })
  const [alpha, beta] = features
  const now = { ...sized, hosts: { base, all: { ...all, bundle } } }
  const told = { ...now, features: [alpha, { ...beta, late: true }] } as Sized
  expect(over(now)).toEqual(['fetched late by the shell 8'])
  expect(over(told)).toEqual(['beta: all it fetches 15'])
})

test('behavior: what turning a feature on adds is told against its own limits', () => {
  const rows = (page: number, opening: number, css: number) =>
    addRows('beta', { page, opening, css }, limits).map(holds)
  expect(rows(1, 20, 30)).toEqual([true, true, true])
  expect(rows(2, 21, 31)).toEqual([false, false, false])
  expect(() => addRows('alpha', { page: 0, opening: 0, css: 0 }, limits)).toThrow('alpha')
})

test('behavior: a chain counts what it fetches where it is alone, and none of it is where it is off', () => {
  const coin = { name: 'Betacoin', symbol: 'BTA', decimals: 6 }
  const chain = {
    name: 'beta',
    title: 'Beta chains',
    source: { name: 'alpha', from: 'features/alpha', with: 'modal' },
    networks: { first: { id: 'firstOfBeta', name: 'Beta One', nativeCurrency: coin } },
  } as const
  const host: HostModules = {
    ...at(),
    subpath: (name) => (name === 'chains/beta' ? 'beta/feature.js' : at().subpath(name)),
  }
  const alone = {
    bundle: scripts(
      { 'beta/logic.js': { bytes: 10, later: ['beta/rows.js'] }, 'beta/rows.js': { bytes: 7 } },
      { 'alpha/feature.js': [], 'beta/feature.js': ['beta/logic.js'] },
    ),
    text: '',
  }
  const without = { bundle: scripts({}, {}), text: '' }
  const rowsWith = (now: Sized['hosts']) =>
    chainRows({ ...sized, host, hosts: now }, chain, limits).map(({ name, figure }) => `${name} ${figure}`)
  expect(rowsWith({ base: without, both: all, beta: alone })).toEqual([
    'beta: all it fetches 17',
    'beta off: its modules 0',
    'beta off: its words 0',
  ])
  const saying = { ...without, text: 'the Betacoin of Beta One' }
  expect(rowsWith({ base: saying, both: all, beta: alone })[2]).toBe('beta off: its words 2')
  expect(rowsWith({ base: all, both: all, beta: alone })[1]).toMatch(/^beta off: its modules [1-9]/)
  expect(() => rowsWith({ base: without, both: all })).toThrow('says nothing of beta')
})

test('behavior: a planted script over the limit is noticed, wherever the feature fetches it from', () => {
  const planted = { ...late, 'alpha/rows.js': { bytes: 40, later: ['planted.js'] }, 'planted.js': { bytes: 1 } }
  const bundle = scripts(planted, descriptors)
  expect(over({ ...sized, hosts: { base, all: { ...all, bundle } } })).toEqual([
    'alpha: all it fetches 341',
    'alpha: fetches in turn 3',
  ])
})

test('behavior: files that move keep their bytes in the account of their feature', () => {
  const elsewhere = (path: string) => path.replace('alpha/', 'moved/far/')
  const moved = Object.fromEntries(
    Object.entries<Script>(late).map(([path, { imports = [], later = [], bytes }]) => [
      path === 'alpha/alpha.view.js' ? path : elsewhere(path),
      { bytes, imports: imports.map(elsewhere), later: later.map(elsewhere) },
    ]),
  )
  const bundle = scripts(moved, {
    'moved/far/feature.js': ['moved/far/logic.js'],
    'beta/feature.js': ['beta/logic.js'],
  })
  const now = {
    ...sized,
    hosts: { base, all: { ...all, bundle } },
    host: at({ 'features/alpha': 'moved/far/feature.js' }),
  }
  expect(rowsOf(now).map(({ figure }) => figure)).toEqual(rowsOf(sized).map(({ figure }) => figure))
})

test('error: a feature that is in no script, a script that nothing leads to, and a feature without a limit stop the gate', () => {
  const gone = { ...sized, host: at({ 'views/alpha/alpha': 'alpha/other.view.js' }) }
  expect(() => rowsOf(gone)).toThrow('No script of the build holds alpha/other.view.js')
  const bundle = scripts({ ...late, 'lost.js': { bytes: 9_000 } }, descriptors)
  expect(() => rowsOf({ ...sized, hosts: { all: { ...all, bundle } } })).toThrow('Nothing leads to lost.js')
  expect(() => featureRows(sized, reachesOfAll(sized), { ...limits, features: { alpha: 340 } })).toThrow('beta')
})

test('behavior: a feature that is off and left a module or a word in the build is noticed', () => {
  const offIn = (now: Sized) => offRows(now, reachesOfAll(now), new Set(['alpha'])).map(({ figure }) => figure)
  expect(offIn(sized)).toEqual([0, 0])
  const left = { bundle: scripts({ ...late }, descriptors), text: `${base.text}, What only beta says` }
  expect(offIn({ ...sized, hosts: { base: left, all } })).toEqual([2, 1])
})
