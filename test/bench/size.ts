import { packKit } from '../setup/pack.js'
import { table } from '../setup/table.js'
import { budgets, overToday } from './budgets.data.js'
import { builtChunks } from './built-chunks.js'
import { bytesText } from './bytes-text.js'
import { type Chunks, type Fetched, together } from './chunks.js'

/** One line of the table; `limit` in bytes comes from DESIGN §4. */
interface Row {
  readonly name: string
  readonly bytes: number
  readonly requests?: number
  readonly limit: number
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
  ConnectingWalletConnect: /features\/wallet-connect\/connecting-wallet-connect\.view\.js/,
  ConnectingWalletConnectBasic: /features\/wallet-connect\/connecting-wallet-connect-basic\.view\.js/,
  AllWallets: /features\/all-wallets\/all-wallets\.view\.js/,
  Transactions: /features\/activity\/transactions\.view\.js/,
  ProfileWallets: /features\/multi-wallet\/profile-wallets\.view\.js/,
  'the tab NFTs': /features\/nfts\/nfts-tab\.js/,
} as const

const logic = {
  connect: /features\/connect\/flow\.js/,
  account: /features\/account\/balance\.js/,
  networks: /features\/networks\/flow\.js/,
  receive: /features\/receive\/networks\.js/,
  activity: /features\/activity\/activity\.js/,
  walletConnect: /features\/wallet-connect\/api\.js/,
  allWallets: /features\/all-wallets\/directory\.js/,
  multiWallet: /features\/multi-wallet\/inactive-connections\.js/,
  nfts: /features\/nfts\/nfts\.js/,
} as const

/** What features share: each is fetched once, by the first feature that needs it, and counts for none of them. */
const shared = {
  'backend client': ['transport/backend'],
  'wallet links': ['links/wallet-links', 'links/browse-link'],
  'long list': ['ui/long-list/long-list'],
  amounts: ['core/amount-text', 'core/decimal', 'core/decimal-sums', 'core/token-text'],
  'what is read again': ['session/query'],
} as const
/** Fetched by a view while it is seen: a script that may be as large as a view. */
const lateParts = {
  AllWallets: { 'list of AllWallets': /features\/all-wallets\/found-wallets\.js/ },
  Transactions: {
    'list of Transactions': /features\/activity\/history-list\.js/,
    'rows of Transactions': /features\/activity\/history-rows\.js/,
    'submissions of Transactions': /features\/activity\/submissions\.js/,
  },
} as const

/** The features beside those every app has. */
const flags = ['nfts', 'activity', 'walletConnect', 'allWallets', 'multiWallet']
const laterFeatures = /nfts|activity|wallet-connect|all-wallets|multi-wallet/
const modalModule = /src\/modal-kit\/modal\.ts$/
/**
 * `npm run size`: gzip -9 bytes of a production build, of everything that has a budget. Ends with 1 when one is exceeded.
 * With `--why` it lists the modules of page load and opening as well.
 */
export async function main(args: readonly string[] = []): Promise<number> {
  const kit = await packKit()
  const apart = Object.values(shared).flat()
  const [floor, base, full] = await Promise.all([
    builtChunks({ name: 'size-floor', kit, page: 'react-page' }),
    builtChunks({ name: 'size-kit', kit, page: 'kit-page' }),
    builtChunks({ name: 'size-full', kit, page: 'kit-page', features: flags, apart }),
  ])
  const rows = pageRows(floor, base, full)
  console.log(table([['what is fetched', 'gzip', 'requests', 'limit', ''], ...rows.map(lineOf)]))
  if (args.includes('--why')) console.log(`\n${table(await whyRows(base))}`)
  return rows.every(holds) ? 0 : 1
}

/** What a host pays for is measured with the features every app has; views and logic of the others with all of them. */
function pageRows(floor: Chunks, base: Chunks, full: Chunks): readonly Row[] {
  const first = base.added(modalModule, base.load)
  const open = together(base.load, first)
  const fullOpen = together(full.load, full.added(modalModule, full.load))
  const isLater = (module: RegExp) => laterFeatures.test(module.source)
  const parts = Object.entries(shared).map(([name, paths]) => ({ name, script: partOf(full, paths, fullOpen) }))
  const fullThere = together(fullOpen, ...parts.map(({ script }) => script))
  const inApp = (module: RegExp) => (isLater(module) ? ([full, fullThere] as const) : ([base, open] as const))
  const connecting = base.added(logic.connect, open)
  const fullConnecting = full.added(logic.connect, fullOpen)
  return [
    { name: 'added to page load', bytes: base.load.bytes - floor.load.bytes, limit: budgets.load },
    { name: 'opening Connect', bytes: first.bytes, requests: first.files.size, limit: budgets.open },
    ...Object.entries(logic).map(([name, module]) => {
      const [app, there] = inApp(module)
      return { name: `logic of ${name}`, bytes: app.added(module, there).bytes, limit: budgets.logic }
    }),
    ...Object.entries(views).map(([name, module]) => {
      const [app, there] = inApp(module)
      const before = together(there, isLater(module) ? fullConnecting : connecting)
      return { name: `view ${name}`, bytes: app.added(module, before).bytes, limit: budgets.view }
    }),
    ...parts.map(({ name, script }) => ({ name: `shared: ${name}`, bytes: script.bytes, limit: budgets.logic })),
    ...Object.entries(lateParts).flatMap(([view, late]) => {
      const before = together(fullThere, fullConnecting, full.added(views[view as keyof typeof lateParts], fullThere))
      return Object.entries(late).map(([name, module]) => ({
        name,
        bytes: full.added(module, before).bytes,
        limit: budgets.view,
      }))
    }),
    { name: 'all stylesheets', bytes: full.cssBytes, limit: budgets.css },
  ]
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

/** What these modules add together. */
function partOf(app: Chunks, paths: readonly string[], present: Fetched): Fetched {
  return paths.reduce<Fetched>(
    (part, path) => together(part, app.added(new RegExp(`dist/runtime/${path}\\.js`), together(present, part))),
    { files: new Set(), bytes: 0 },
  )
}

function shortPath(id: string): string {
  return id.replace(/\?.*$/, '').replace(/^.*\/(node_modules|src)\//, '')
}

function holds({ name, bytes, requests, limit }: Row): boolean {
  return bytes <= (overToday[name] ?? limit) && (requests === undefined || requests <= budgets.openRequests)
}

function lineOf(row: Row): readonly string[] {
  const { name, bytes, requests, limit } = row
  const most = overToday[name]
  const kept = most === undefined ? 'holds' : `over, kept below ${bytesText(most)}`
  const verdict = holds(row) ? kept : 'OVER'
  return [name, bytesText(bytes), `${requests ?? ''}`, bytesText(limit), verdict]
}
