import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { picturePackage, stackPackages } from '../../cli/stack/packages.data.js'
import { folderOf, type Manifest } from '../../schema/feature.js'
import { features } from '../../schema/registry.js'
import { dependencyReasons, devDependencyReasons, peerReasons, siteReasons } from './dependencies.data.js'
import { importsOf } from './repo/imports.js'
import { type LockedPackage, readLock, readManifest } from './repo/manifest.js'
import { exportedNames, subpathsOf } from './repo/public-surface.js'
import { listFiles, readSources } from './repo/source.js'

const root = fileURLToPath(new URL('../..', import.meta.url))
const sources = readSources(root)
const subpaths = subpathsOf(sources)
const { exports, scripts, ...manifest } = readManifest(root)
const lock = readLock(root)

/** What the local stack runs or reads as files. TypeScript is the host's: a script of the copied backend parses with it. */
const readByPath = [...Object.keys(stackPackages.evm), picturePackage.name]

const [starOf, matches] = [
  (pattern: string, subpath: string) => {
    const [start = '', end = ''] = pattern.split('*')
    return subpath.slice(start.length, subpath.length - end.length)
  },
  (pattern: string, subpath: string) => {
    const [start = '', end] = pattern.split('*')
    return end === undefined ? pattern === subpath : subpath.startsWith(start) && subpath.endsWith(end)
  },
]

describe('exports', () => {
  test('behavior: every subpath is a file of the tree, and every entry, feature and view has its subpath', () => {
    const patterns = Object.entries(exports).flatMap(([subpath, target]) =>
      typeof target === 'string' ? [] : [[subpath, target] as const],
    )
    // As Node chooses: the whole name, else the pattern with the longest start, else the longest.
    const leadsTo = (subpath: string) => {
      const [found, target] =
        patterns
          .filter(([pattern]) => matches(pattern, subpath))
          .sort(([a], [b]) => Number(a.includes('*')) - Number(b.includes('*')) || b.length - a.length)[0] ?? []
      const star = found === undefined ? '' : starOf(found, subpath)
      return target && { types: target.types.replace('*', star), default: target.default.replace('*', star) }
    }
    for (const [subpath, path] of Object.entries(subpaths)) {
      const output = `./dist/${path.replace(/\.tsx?$/, '')}`
      expect([subpath, leadsTo(subpath)]).toEqual([subpath, { types: `${output}.d.ts`, default: `${output}.js` }])
    }
    const unused = patterns.filter(
      ([pattern]) => pattern !== './locales/*' && !Object.keys(subpaths).some((subpath) => matches(pattern, subpath)),
    )
    expect(unused).toEqual([])
    const packs = { types: './dist/runtime/locales/*.d.ts', default: './dist/runtime/locales/*.js' }
    expect(exports['./locales/*']).toEqual(packs)
  })

  test('behavior: the registry names every feature folder, its views and its stylesheet', () => {
    const manifests: readonly Manifest[] = features
    const told = manifests.flatMap(({ id, views, css, late }) => [
      `./features/${folderOf(id)}`,
      `./features/${folderOf(id)}/contract`,
      ...(late ? [`./features/${folderOf(id)}/late`] : []),
      ...new Set(Object.values(views).map((view) => `./${view}`)),
      ...(css ? [`runtime/features/${folderOf(id)}/${css}`] : []),
    ])
    const found = [
      ...Object.keys(subpaths).filter((subpath) => /^\.\/(features|views)\//.test(subpath)),
      ...listFiles(root, ['runtime/features']).filter((path) => path.endsWith('.css')),
    ]
    expect(told.sort()).toEqual(found.sort())
  })

  test('behavior: the rest are stylesheets and package.json', () => {
    const rest = Object.entries(exports).filter(([, target]) => typeof target === 'string')
    expect(Object.fromEntries(rest)).toEqual({ './css/*': './dist/css/*', './package.json': './package.json' })
  })

  test('behavior: both commands are the same program', () => {
    expect(Object.keys(manifest.bin)).toEqual(['create-modal-kit', 'modal-kit'])
    expect(new Set(Object.values(manifest.bin)).size).toBe(1)
    for (const path of Object.values(manifest.bin)) expect(existsSync(join(root, path))).toBe(true)
  })
})

describe('dependencies', () => {
  test('behavior: each has a reason, and each reason a package', () => {
    const names = (packages: Readonly<Record<string, string>>) => Object.keys(packages).sort()
    expect(names(manifest.dependencies)).toEqual(names(dependencyReasons))
    expect(names(manifest.peerDependencies)).toEqual(names(peerReasons))
    expect(names(manifest.devDependencies)).toEqual(names({ ...devDependencyReasons, ...siteReasons }))
  })

  test('behavior: each is pinned to the version of the lockfile', () => {
    const direct = { ...manifest.dependencies, ...manifest.devDependencies }
    for (const [name, version] of Object.entries(direct))
      expect(`${name} ${version.replace(/^npm:.*@/, '')}`).toBe(`${name} ${lock[`node_modules/${name}`]?.version}`)
  })

  test('behavior: each is used by the code that ships, and the code uses nothing else', () => {
    const known = new Set(sources.map(({ path }) => path))
    const used = sources
      .flatMap((source) => importsOf(source, known))
      .filter(({ isPackage, target }) => isPackage && !target?.startsWith('node:'))
      .map(({ target }) => target)
    const stack = Object.values(stackPackages).flatMap((part) => Object.keys(part))
    const all = [dependencyReasons, peerReasons, siteReasons].flatMap((reasons) => Object.keys(reasons)).concat(stack)
    const listed = [...new Set(all)].filter((name) => name !== 'react-dom')
    const found = [...new Set([...used, ...readByPath])].filter((name) => name !== 'react-dom' && name !== 'typescript')
    expect(found.sort()).toEqual(listed.sort())
  })

  test('behavior: nothing that a host installs runs a script while it is installed', () => {
    expect(Object.keys(scripts).filter((name) => /^(pre|post)?install$|^prepare$/.test(name))).toEqual([])
    const hooked = Object.entries(lock).filter(([, each]) => each.hasInstallScript && !each.dev)
    expect(hooked.map(([place]) => place)).toEqual([])
  })

  test('behavior: everything comes from the npm registry, with its checksum', () => {
    const registry = 'https://registry.npmjs.org/'
    const strange = Object.entries(lock).filter(
      ([, { resolved = registry, integrity, ...each }]) =>
        !resolved.startsWith(registry) || !(integrity || isForOtherPlatforms(each)),
    )
    expect(strange.map(([place]) => place)).toEqual([])
  })
})

/** Binaries of platforms that the registry the lockfile was made with does not serve: `npm ci` wants them listed. */
function isForOtherPlatforms({ optional, os, cpu, libc }: LockedPackage): boolean {
  return optional === true && !(os?.includes('linux') && cpu?.includes('x64') && !libc?.includes('musl'))
}

/** What hosts are made with, which is installed where they are tested and not here. */
const isOfHost = (name: string) => /^(?:next|isbot|react-router|@react-router\/.+)$/.test(name)

describe('templates', () => {
  const templates = listFiles(root, ['templates']).filter((path) => path.endsWith('package.json'))

  test.each(templates)('behavior: the versions in %s are exact and those of the lockfile', (path) => {
    const template = JSON.parse(readFileSync(join(root, path), 'utf8')) as Record<string, Record<string, string>>
    const direct = { ...template['dependencies'], ...template['devDependencies'] }
    for (const [name, version] of Object.entries(direct)) {
      if (/^\{\{\w+\}\}$/.test(version)) continue
      if (isOfHost(name)) expect(version, name).toMatch(/^\d+\.\d+\.\d+$/)
      else expect(`${name} ${version}`).toBe(`${name} ${lock[`node_modules/${name}`]?.version}`)
    }
  })
})

describe('public names', () => {
  test('behavior: each entry offers exactly these', () => {
    const names = Object.entries(subpaths).map(([subpath, path]) => {
      const source = sources.find((each) => each.path === path)
      return `${subpath}: ${source ? exportedNames(source).join(' ') : 'missing'}`
    })
    expect(names.join('\n')).toMatchSnapshot()
  })
})
