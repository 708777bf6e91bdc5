import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { solana } from '../../runtime/chains/solana/schema.js'
import { features } from '../../schema/registry.js'
import { siteFolder } from '../build/wallet-site.js'
import { packKit } from '../setup/pack.js'
import { table } from '../setup/table.js'
import type { HostKind } from './bench-app.js'
import { buildHost } from './build-host.js'
import { hostModules } from './feature-reach.js'
import { limits } from './limits.data.js'
import { featureCost } from './measure-costs.js'
import { addRows, chainRows, featureRows, holds, hostRows, offRows, reachesOfAll, type SizeRow } from './size-rows.js'

/** Features of the host `base`; with the others off it has nothing of them. */
const inBase = new Set(['connect', 'account', 'networks', 'receive'])

/**
 * `npm run size`: gzip -9 bytes of production builds of the hosts of DESIGN §4, each built once, against their limits. Ends
 * with 1 when one is exceeded. With `--why` it lists the scripts of each feature as well.
 */
export async function main(args: readonly string[] = []): Promise<number> {
  const kit = await packKit()
  const build = (host: HostKind) => buildHost({ name: `size-${host}`, kit, host })
  const [all, floor, base, defaults, ofSolana, both] = await Promise.all([
    build('all'),
    build('floor'),
    build('base'),
    build('defaults'),
    build('solana'),
    build('both'),
  ])
  const host = hostModules(kit.unpacked)
  const sized = {
    floor: floor.bundle,
    hosts: { base, solana: { ...ofSolana, restore: host.restoreSolana }, both, defaults, all },
    host,
    features,
  }
  const reaches = reachesOfAll(sized)
  const packed: SizeRow = {
    name: 'the package, packed',
    figure: (await stat(kit.tarball)).size,
    limit: limits.packed,
    unit: 'B',
  }
  const builds = { floor: floor.bundle, full: all.bundle, host }
  const added: SizeRow[] = []
  for (const feature of features.filter(({ id }) => limits.adds[id]))
    added.push(...addRows(feature.id, await featureCost(kit, builds, feature), limits))
  const site = [
    { name: 'the wallet site, before a login', files: /^(frame|site)-/, limit: limits.site },
    {
      name: 'the wallet site, signing on EVM networks',
      files: /^(frame|site|signing|worker-evm)-/,
      oneOf: /^words-/,
      limit: limits.siteSigning.evm,
    },
    {
      name: 'the wallet site, signing on Solana',
      files: /^(frame|site|signing|worker-solana)-/,
      oneOf: /^words-/,
      limit: limits.siteSigning.solana,
    },
  ]
  const siteRows = await Promise.all(
    site.map(async ({ name, files, oneOf, limit }) => ({
      name,
      figure: await siteBytes(kit.unpacked, files, oneOf),
      limit,
      unit: 'B' as const,
    })),
  )
  const rows = [
    ...hostRows(sized, limits),
    ...featureRows(sized, reaches, limits),
    ...added,
    ...chainRows(sized, solana, limits),
    ...offRows(sized, reaches, inBase),
    ...siteRows,
    packed,
  ]
  console.log(table([['what', 'figure', 'limit', ''], ...rows.map(lineOf)]))
  if (args.includes('--why')) {
    const scripts = Object.entries(reaches.features).flatMap(([id, reach]) =>
      [...reach.all.files].map((file) => [
        id,
        file,
        `${all.bundle.sum([file]).bytes} B`,
        reach.own.files.has(file) ? 'own' : '',
      ]),
    )
    console.log(`\n${table([['feature', 'script', 'gzip', ''], ...scripts])}`)
  }
  return rows.every(holds) ? 0 : 1
}

/** gzip -9 of each file, as browsers fetch them, and of the largest of which they fetch one. */
async function siteBytes(unpacked: string, which: RegExp, oneOf?: RegExp): Promise<number> {
  const folder = join(unpacked, siteFolder, 'assets')
  const names = await readdir(folder)
  const sizesOf = async (wanted: RegExp | undefined) => {
    const files = await Promise.all(
      names.filter((name) => wanted?.test(name)).map((name) => readFile(join(folder, name))),
    )
    return files.map((bytes) => gzipSync(bytes, { level: 9 }).length)
  }
  const fetched = [...(await sizesOf(which)), Math.max(0, ...(await sizesOf(oneOf)))]
  return fetched.reduce((sum, bytes) => sum + bytes, 0)
}

function lineOf(row: SizeRow): readonly string[] {
  const told = (figure: number) => `${figure} ${row.unit}`.trim()
  return [row.name, told(row.figure), told(row.limit), holds(row) ? 'holds' : 'OVER']
}
