import { join } from 'node:path'
import { nameOf } from '../../config/load.js'
import { chainsOf } from '../../config/resolve-network.js'
import { viteConfig } from '../../hosts/vite.js'
import type { Check, Finding } from '../check.js'
import type { Facts } from '../facts.js'
import { inRange } from '../in-range.js'
import { installedVersion } from '../installed-version.js'
import { lockedVersions } from '../locked-versions.js'
import { type PackageCopy, packageCopies } from '../package-copies.js'
import { peerRanges } from '../peer-ranges.js'

const shared = ['react', 'react-dom', 'viem', 'wagmi', 'create-modal-kit'] as const

/** One copy of each package that keeps state or types for others, in the range the kit was made for. */
export const copies: Check = {
  id: 'D-11',
  severity: 'error',
  title: 'React, viem, wagmi and the kit are there once, and in range',
  why: "Two copies don't share state. Hooks throw, and one of them misses the connected wallet.",
  async run(facts) {
    if (!facts.packageJson) return []
    const [installed, locked, ranges, pair] = await Promise.all([
      checkInstalled(facts),
      checkLocks(facts),
      checkRanges(facts),
      checkPair(facts),
    ])
    // What is installed says where: the lockfile adds nothing about the same package.
    const others = locked.filter(({ name }) => !installed.some((each) => each.name === name))
    return [...ranges, ...pair, ...[...installed, ...others].map(({ finding }) => finding)]
  },
}

async function checkRanges(facts: Facts): Promise<readonly Finding[]> {
  const ofChains = chainsOf(facts.config.resolved?.networks ?? []).flatMap(({ packages }) => Object.entries(packages))
  const ranges = new Map([
    ...ofChains.map(([name, version]) => [name, `^${version}`] as const),
    ...Object.entries(peerRanges()).filter(([name]) => shared.some((each) => each === name)),
  ])
  const found = [...ranges].map(async ([name, range]): Promise<readonly Finding[]> => {
    const version = await installedVersion(facts, name)
    if (version === undefined || inRange(version, range)) return []
    const what = `${name} ${version} is installed, and the kit is made for ${range}.`
    return [{ what, fix: `${facts.manager.add} ${name}@"${range}"`, file: 'package.json' }]
  })
  return (await Promise.all(found)).flat()
}

async function checkPair(facts: Facts): Promise<readonly Finding[]> {
  const [react, dom] = await Promise.all(['react', 'react-dom'].map((name) => installedVersion(facts, name)))
  if (react === undefined || dom === undefined || react === dom) return []
  const what = `react ${react} and react-dom ${dom} aren't the same version.`
  return [{ what, fix: `${facts.manager.add} react@${react} react-dom@${react}`, file: 'package.json' }]
}

interface Twice {
  readonly name: string
  readonly finding: Finding
}

async function checkInstalled(facts: Facts): Promise<readonly Twice[]> {
  const names = ['react', 'react-dom']
  const copies = await packageCopies(facts, names)
  const deduped = await dedupedNames(facts)
  return names.flatMap((name) => {
    const [own, ...others] = copies[name] ?? []
    if (!own || others.length === 0 || deduped.includes(name)) return []
    const places = [own, ...others].map((copy) => placeOf(copy, facts.cwd)).join(' and ')
    const [owner = name] = others.flatMap(({ wantedBy }) => wantedBy ?? [])
    const finding = {
      what: `${name} is installed ${others.length === 1 ? 'twice' : `${others.length + 1} times`}: ${places}.`,
      fix: `Update ${owner} to a version that takes ${name} ${own.version} from the app, and run \`${facts.manager.id} why ${name}\`. In a linked package, remove its own node_modules/${name}.`,
      file: 'package.json',
    }
    return [{ name, finding }]
  })
}

function placeOf({ folder, version, wantedBy }: PackageCopy, cwd: string): string {
  return `${nameOf(folder, cwd)} (${version}, of ${wantedBy ?? 'the app'})`
}

/** What Vite takes from the app for every package that asks for it: \`resolve.dedupe\`. */
async function dedupedNames({ files, cwd }: Facts): Promise<readonly string[]> {
  const texts = await Promise.all(viteConfig.names.map((name) => files.read(join(cwd, name))))
  const lists = texts.flatMap((text) => [...(text ?? '').matchAll(/\bdedupe\s*:\s*\[([^\]]*)\]/g)])
  return lists.flatMap(([, list = '']) => [...list.matchAll(/["'`]([^"'`]+)["'`]/g)].map(([, name = '']) => name))
}

/** A copy of viem that another package has for itself, as WalletConnect does, shares nothing with the app. */
function sharesViem(owner: string): boolean {
  return owner === '' || /(?:^|\/)node_modules\/(?:wagmi|@wagmi\/[\w-]+|create-modal-kit)$/.test(owner)
}

async function checkLocks({ files, lockfiles, cwd, manager }: Facts): Promise<readonly Twice[]> {
  // A second lockfile is another finding; the nearest one is what installs.
  const [path] = lockfiles
  const text = path && (await files.read(path))
  if (!path || text === undefined) return []
  return shared.flatMap((name) => {
    const versions = lockedVersions(path, text, name, name === 'viem' ? sharesViem : undefined) ?? []
    if (versions.length < 2) return []
    const file = nameOf(path, cwd)
    const what = `${file} installs ${versions.length} versions of ${name}: ${versions.join(', ')}.`
    const fix = `Find who asks for the other one with \`${manager.id} why ${name}\`, and update it.`
    return [{ name, finding: { what, fix, file } }]
  })
}
