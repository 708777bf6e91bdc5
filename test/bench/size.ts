import { type PackedKit, packKit } from '../setup/pack.js'
import { table } from '../setup/table.js'
import { type BenchAppOptions, benchApp } from './bench-app.js'
import { budgets } from './budgets.data.js'
import { type Chunks, readChunks, together } from './chunks.js'
import { entrySizes } from './entry-sizes.js'
import { turnOff } from './turn-off.js'

/** One line of the table; `limit` in bytes comes from DESIGN §4. */
interface Row {
  readonly name: string
  readonly bytes: number
  readonly requests?: number
  readonly limit?: number
}

const views = {
  ConnectingExternal: /features\/connect\/connecting-external\.view\.js/,
  ConnectingMultiChain: /features\/connect\/connecting-multi-chain\.view\.js/,
  ConnectWallets: /features\/connect\/connect-wallets\.view\.js/,
  Downloads: /features\/connect\/downloads\.view\.js/,
  GetWallet: /features\/connect\/get-wallet\.view\.js/,
  NoWallet: /features\/connect\/no-wallet\.view\.js/,
  WhatIsAWallet: /features\/connect\/what-is-a-wallet\.view\.js/,
  Account: /features\/account\/account\.view\.js/,
  Networks: /features\/networks\/networks\.view\.js/,
  SwitchActiveChain: /features\/networks\/switch-active-chain\.view\.js/,
  SwitchNetwork: /features\/networks\/switch-network\.view\.js/,
  UnsupportedChain: /features\/networks\/unsupported-chain\.view\.js/,
  WhatIsANetwork: /features\/networks\/what-is-a-network\.view\.js/,
  WalletReceive: /features\/receive\/wallet-receive\.view\.js/,
  WalletCompatibleNetworks: /features\/receive\/wallet-compatible-networks\.view\.js/,
} as const

const logic = {
  connect: /features\/connect\/flow\.js/,
  account: /features\/account\/balance\.js/,
  networks: /features\/networks\/flow\.js/,
  receive: /features\/receive\/networks\.js/,
} as const

const modalModule = /src\/modal-kit\/modal\.ts$/
const viem = /node_modules\/(viem|ox|abitype|@noble|@scure)\//
/**
 * `npm run size`: gzip -9 bytes of a production build, per entry and per feature. Ends with 1 when a budget is exceeded.
 * With `--why` it lists the modules of page load and opening as well.
 */
export async function main(args: readonly string[] = []): Promise<number> {
  const kit = await packKit()
  try {
    const floor = await built({ name: 'size-floor', kit, page: 'react-page' })
    const full = await built({ name: 'size-kit', kit, page: 'kit-page' })
    const rows = pageRows(floor, full)
    console.log(table([['what is fetched', 'gzip', 'requests', 'limit', ''], ...rows.map(lineOf)]))
    console.log(`\n${table(await offRows(kit, full))}`)
    const entries = await entrySizes(kit.unpacked)
    console.log(`\n${table([['entry, alone', 'gzip'], ...entries.map(({ name, bytes }) => [name, bytesText(bytes)])])}`)
    if (args.includes('--why')) console.log(`\n${table(await whyRows(full))}`)
    return rows.every(holds) ? 0 : 1
  } finally {
    await kit.remove()
  }
}

async function built(options: BenchAppOptions, off?: string): Promise<Chunks> {
  const app = await benchApp(options)
  try {
    if (off) await turnOff(app.dir, off)
    await app.build()
    return await readChunks(app.dir)
  } finally {
    await app.remove()
  }
}

function pageRows(floor: Chunks, full: Chunks): readonly Row[] {
  const modal = full.added(modalModule, full.load)
  const open = together(full.load, modal)
  const chain = full.added(/dist\/runtime\/chains\/evm\/adapter\.js/, open)
  const connecting = full.added(logic.connect, open)
  return [
    { name: 'React alone', bytes: floor.load.bytes },
    { name: 'added to page load', bytes: full.load.bytes - floor.load.bytes, limit: budgets.load },
    { name: 'opening Connect', bytes: modal.bytes, requests: modal.files.size, limit: budgets.open },
    ...Object.entries(logic).map(([name, module]) => ({
      name: `logic of ${name}`,
      bytes: full.added(module, open).bytes,
      limit: budgets.logic,
    })),
    ...Object.entries(views).map(([name, module]) => ({
      name: `view ${name}`,
      bytes: full.added(module, together(open, connecting)).bytes,
      limit: budgets.view,
    })),
    { name: 'all stylesheets', bytes: full.cssBytes, limit: budgets.css },
    { name: 'QR encoder, with the first code', bytes: full.added(/ui\/qr\/draw-qr\.js/, open).bytes },
    { name: 'viem, with the first balance', bytes: chain.bytes },
  ]
}

async function offRows(kit: PackedKit, full: Chunks): Promise<readonly (readonly string[])[]> {
  const rows = [['turning off', 'page load', 'all scripts', 'stylesheets']]
  for (const feature of ['account', 'networks', 'receive']) {
    const less = await built({ name: `size-no-${feature}`, kit, page: 'kit-page' }, feature)
    rows.push([
      feature,
      bytesText(less.load.bytes - full.load.bytes),
      bytesText(less.all(viem).bytes - full.all(viem).bytes),
      bytesText(less.cssBytes - full.cssBytes),
    ])
  }
  return rows
}

/** What the page load and the opening are made of: a small script of its own among these is a request too many. */
async function whyRows(full: Chunks): Promise<readonly (readonly string[])[]> {
  const fetched = { load: full.load, open: full.added(modalModule, full.load) }
  const rows = [['when', 'script', 'module', 'gzip, alone']]
  for (const [when, set] of Object.entries(fetched)) {
    for (const { id, file, bytes } of await full.parts(set)) {
      if (!/\/(react|react-dom|scheduler)\//.test(id)) rows.push([when, file, shortPath(id), bytesText(bytes)])
    }
  }
  return rows
}

function shortPath(id: string): string {
  return id.replace(/\?.*$/, '').replace(/^.*\/(node_modules|src)\//, '')
}

function holds({ bytes, requests, limit }: Row): boolean {
  return (limit === undefined || bytes <= limit) && (requests === undefined || requests <= budgets.openRequests)
}

function lineOf(row: Row): readonly string[] {
  const { name, bytes, requests, limit } = row
  const verdict = holds(row) ? 'holds' : 'OVER'
  return [name, bytesText(bytes), `${requests ?? ''}`, limit ? bytesText(limit) : '', limit ? verdict : '']
}

function bytesText(bytes: number): string {
  return `${bytes} B`
}
