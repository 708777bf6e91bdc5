import { mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { dependencies, doctor, type Files, healthy, installed } from '../../test/unit/doctor-run.js'
import { realProject } from '../../test/unit/real-project.js'
import { run } from '../main.js'

const withDependency = (...names: readonly string[]) => ({
  'package.json': JSON.stringify({
    name: 'app',
    dependencies: { ...dependencies, ...Object.fromEntries(names.map((name) => [name, '1.0.0'])) },
  }),
})
const manifest = (name: string, more: object) => JSON.stringify({ name, version: '1.0.0', ...more })

describe('copies that are nested', () => {
  test('error: D-11: a package brings its own React, without a word in the lockfile; both places are named', async () => {
    const change = {
      ...withDependency('wallet-ui'),
      'node_modules/wallet-ui/package.json': manifest('wallet-ui', { dependencies: { cards: '1' } }),
      'node_modules/cards/package.json': manifest('cards', { dependencies: { react: '^18' } }),
      ...installed('cards/node_modules/react', '18.3.1'),
    }
    const { code, ids, findings } = await doctor({ ...(await healthy()), ...change }, '--offline')
    expect([code, ids]).toEqual([1, ['D-11']])
    expect(findings.map(({ what }) => what)).toEqual([
      'react is installed twice: node_modules/react (19.3.1, of the app) and node_modules/cards/node_modules/react (18.3.1, of cards).',
    ])
  })

  test('error: D-11: the same version twice is two copies', async () => {
    const change = {
      ...withDependency('cards'),
      'node_modules/cards/package.json': manifest('cards', { peerDependencies: { 'react-dom': '*' } }),
      ...installed('cards/node_modules/react-dom', '19.3.1'),
    }
    const { ids, findings } = await doctor({ ...(await healthy()), ...change }, '--offline')
    expect(ids).toEqual(['D-11'])
    expect(findings[0]?.what).toContain('node_modules/cards/node_modules/react-dom (19.3.1, of cards)')
  })

  test('error: D-11: one in the folder of the app and one in the root of its workspace', async () => {
    const files = Object.entries(await healthy()).map(([path, text]) => [`/repo/apps/web/${path}`, text] as const)
    const workspace: Files = {
      '/repo/.git/HEAD': '',
      ...Object.fromEntries(files),
      '/repo/apps/web/package.json': withDependency('ui')['package.json'],
      '/repo/node_modules/ui/package.json': manifest('ui', { peerDependencies: { react: '*' } }),
      '/repo/node_modules/react/package.json': manifest('react', { version: '19.3.1' }),
    }
    const { ids, findings } = await doctor(workspace, '--offline', '--cwd', '/repo/apps/web')
    expect(ids).toEqual(['D-11'])
    expect(findings[0]?.what).toContain('/repo/node_modules/react (19.3.1, of ui)')
  })

  test('behavior: what only tools have, and what Vite takes from the app alone, is no second copy', async () => {
    const nested = {
      'node_modules/tool/package.json': manifest('tool', { dependencies: { react: '^18' } }),
      ...installed('tool/node_modules/react', '18.3.1'),
    }
    const tool = { 'package.json': JSON.stringify({ dependencies, devDependencies: { tool: '1' } }) }
    expect((await doctor({ ...(await healthy()), ...nested, ...tool }, '--offline')).findings).toEqual([])
    const deduped = {
      ...withDependency('tool'),
      'vite.config.ts': "export default { resolve: { dedupe: ['react', 'react-dom'] } }\n",
    }
    expect((await doctor({ ...(await healthy()), ...nested, ...deduped }, '--offline')).findings).toEqual([])
  })
})

describe('copies behind links', () => {
  async function linked(links: Readonly<Record<string, string>>, files: Files) {
    const bare = Object.entries(await healthy()).filter(([path]) => !/^node_modules\/react(-dom)?\//.test(path))
    const project = realProject({ ...Object.fromEntries(bare), ...files })
    try {
      for (const [path, target] of Object.entries(links)) {
        mkdirSync(dirname(join(project.dir, path)), { recursive: true })
        symlinkSync(join(project.dir, target), join(project.dir, path))
      }
      const context = project.context()
      await run(['doctor', '--offline', '--json'], context)
      const { findings } = JSON.parse(context.printed.out.join('')) as { findings: { id: string; what: string }[] }
      return findings.map(({ id, what }) => `${id} ${what}`)
    } finally {
      project.remove()
    }
  }
  const store = 'node_modules/.pnpm'
  const pnpm = {
    ...withDependency('cards'),
    ...installed('.pnpm/react@19/node_modules/react', '19.3.1'),
    ...installed('.pnpm/react-dom@19/node_modules/react-dom', '19.3.1'),
    [`${store}/cards@1/node_modules/cards/package.json`]: manifest('cards', { peerDependencies: { react: '*' } }),
  }
  const links = {
    'node_modules/react': `${store}/react@19/node_modules/react`,
    'node_modules/react-dom': `${store}/react-dom@19/node_modules/react-dom`,
    'node_modules/cards': `${store}/cards@1/node_modules/cards`,
  }

  test('behavior: links of pnpm to one folder are one copy', async () => {
    const inStore = { [`${store}/cards@1/node_modules/react`]: `${store}/react@19/node_modules/react` }
    expect(await linked({ ...links, ...inStore }, pnpm)).toEqual([])
  })

  test('error: D-11: two folders in the store of pnpm', async () => {
    const old = installed('.pnpm/react@18/node_modules/react', '18.3.1')
    const inStore = { [`${store}/cards@1/node_modules/react`]: `${store}/react@18/node_modules/react` }
    expect(await linked({ ...links, ...inStore }, { ...pnpm, ...old })).toEqual([
      `D-11 react is installed twice: ${store}/react@19/node_modules/react (19.3.1, of the app) and ${store}/react@18/node_modules/react (18.3.1, of cards).`,
    ])
  })

  test('error: D-11: a package that is linked from another folder, with a React beside it', async () => {
    const other = {
      ...withDependency('ui'),
      ...installed('react', '19.3.1'),
      ...installed('react-dom', '19.3.1'),
      '../ui/package.json': manifest('ui', { peerDependencies: { react: '*' } }),
      '../ui/node_modules/react/package.json': manifest('react', { version: '19.3.1' }),
    }
    const [only, ...more] = await linked({ 'node_modules/ui': '../ui' }, other)
    expect(more).toEqual([])
    expect(only).toMatch(/^D-11 react is installed twice: node_modules\/react .* and \/.*\/ui\/node_modules\/react /)
  })
})
