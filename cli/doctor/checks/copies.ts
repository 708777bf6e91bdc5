import { nameOf } from '../../config/load.js'
import type { Check, Finding } from '../check.js'
import type { Facts } from '../facts.js'
import { inRange } from '../in-range.js'
import { installedVersion } from '../installed-version.js'
import { lockedVersions } from '../locked-versions.js'
import { peerRanges } from '../peer-ranges.js'

const shared = ['react', 'react-dom', 'viem', 'wagmi', 'create-modal-kit'] as const

/** One copy of each package that keeps state or types for others, in the range the kit was made for. */
export const copies: Check = {
  id: 'D-11',
  severity: 'error',
  title: 'React, viem, wagmi and the kit are there once, and in range',
  why: 'Two copies do not see the state of each other: hooks throw, and a connected wallet is not there for one of them.',
  async run(facts) {
    if (!facts.packageJson) return []
    const [twice, ranges, pair] = await Promise.all([checkLocks(facts), checkRanges(facts), checkPair(facts)])
    return [...ranges, ...pair, ...twice]
  },
}

async function checkRanges(facts: Facts): Promise<readonly Finding[]> {
  const ranges = Object.entries(peerRanges()).filter(([name]) => shared.some((each) => each === name))
  const found = ranges.map(async ([name, range]): Promise<readonly Finding[]> => {
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
  const what = `react ${react} and react-dom ${dom} are not the same version.`
  return [{ what, fix: `${facts.manager.add} react@${react} react-dom@${react}`, file: 'package.json' }]
}

async function checkLocks({ files, lockfiles, cwd, manager }: Facts): Promise<readonly Finding[]> {
  // A second lockfile is another finding; the nearest one is what installs.
  const [path] = lockfiles
  const text = path && (await files.read(path))
  if (!path || text === undefined) return []
  return shared.flatMap((name) => {
    const versions = lockedVersions(path, text, name) ?? []
    if (versions.length < 2) return []
    const file = nameOf(path, cwd)
    const what = `${file} installs ${versions.length} versions of ${name}: ${versions.join(', ')}.`
    return [{ what, fix: `Find who asks for the other one with \`${manager.id} why ${name}\`, and update it.`, file }]
  })
}
