import type { StoryPage } from './story-page.js'
import { LIE, LIE_CHAIN, type StoryWallet } from './story-wallet.js'

/** Requests that one wallet may get in one step that does not wait for the clock. */
const MOST_REQUESTS = 20
/** Renders of the tree, and writes to the disk, in one such step. */
const MOST_RENDERS = 30
const MOST_WRITES = 10
/** Listeners on one wallet: three events for each that follows it. */
const MOST_LISTENERS = 12

/** Cheaper than `expect`, which millions of these would wait for. */
export function must(isSo: boolean, told: string): void {
  if (!isSo) throw new Error(told)
}

interface Said {
  readonly status: string
  readonly address?: string
  readonly chainId?: number
}

/** What `useAccount` gives in this page. */
export function said(): Said {
  return JSON.parse(document.querySelector('[data-story="account"]')?.textContent || '{"status":"none"}') as Said
}

const short = (address: string) => `${address.slice(0, 4)}…${address.slice(-6)}`

/** Every address that stands anywhere in the page, whole or short; what fades out is not counted. */
export function addressesIn(wallets: readonly StoryWallet[]): readonly string[] {
  const parts = [...document.querySelectorAll('[data-mk-button], [data-story], dialog[open] .mk-view')]
  const text = parts.map((part) => part.outerHTML).join(' ')
  return [LIE, ...wallets.flatMap(({ accounts }) => accounts)].filter(
    (address) => text.includes(address) || text.includes(short(address)) || text.includes(address.toLowerCase()),
  )
}

/** The wallet behind what is shown as connected; `undefined` where nothing is. */
export function shownWallet({ kit, wallets }: StoryPage): StoryWallet | undefined {
  const connector = kit.session.connectorOf('eip155')
  return connector && wallets.find(({ provider }) => provider === connector.provider)
}

/** What a story counts of one step. */
export interface Counts {
  readonly renders: number
  readonly writes: number
}

/** Counts from here. */
export function startCount({ wallets, renders, writes }: StoryPage): Counts {
  for (const wallet of wallets) wallet.count = 0
  return { renders: renders(), writes: writes() }
}

/** The work of a step is bounded, whatever the wallets do. Steps of the clock may take as many rounds as they like. */
export function checkWork(story: StoryPage, before: Counts, isTimed: boolean, told: string): void {
  const { wallets } = story
  const listeners = Math.max(...wallets.map((wallet) => wallet.listeners()))
  must(listeners <= MOST_LISTENERS, `${told}: ${listeners} listeners on a wallet`)
  if (isTimed) return
  const requests = Math.max(...wallets.map(({ count }) => count))
  const renders = story.renders() - before.renders
  const writes = story.writes() - before.writes
  must(requests <= MOST_REQUESTS, `${told}: a wallet was asked ${requests} times`)
  must(renders <= MOST_RENDERS, `${told}: ${renders} renders`)
  must(writes <= MOST_WRITES, `${told}: ${writes} writes`)
}

/** Nothing is shown that the wallet shown does not hold, and no lie of any wallet. */
export function checkShown(story: StoryPage, told: string): void {
  const { wallets, clock } = story
  const { status, address, chainId } = said()
  const found = addressesIn(wallets)
  must(!found.includes(LIE), `${told}: the page shows what no wallet holds`)
  must(chainId !== LIE_CHAIN, `${told}: the page shows a network that no wallet was on`)
  must(
    address === undefined || found.includes(address),
    `${told}: ${address} is not written as the wallet's account with its checksum`,
  )
  const wallet = shownWallet(story)
  must(status !== 'connected' || wallet !== undefined, `${told}: connected without a wallet`)
  if (wallet && chainId !== undefined && status === 'connected')
    must(wallet.networks.has(chainId), `${told}: ${wallet.kind} was never on ${chainId}`)
  for (const each of found) {
    const owner = wallets.find(({ accounts }) => accounts.includes(each))
    must(owner?.wasOpened === true, `${told}: ${each} of ${owner?.kind} is shown, which was never chosen`)
    if (status === 'reconnecting') continue
    must(owner === wallet, `${told}: ${each} of ${owner?.kind} is shown with ${wallet?.kind}`)
    const until = owner?.given.get(each) ?? -1
    const isShared = until >= clock.now() || (until >= 0 && owner?.isUnclear === true)
    must(isShared, `${told}: ${each} is shown, which ${owner?.kind} does not share`)
  }
}

/** Once every wallet has behaved and was asked again, what is shown is what it shares now. */
export function checkTrue(story: StoryPage, told: string): void {
  const { status, address, chainId } = said()
  must(status === 'connected' || status === 'disconnected', `${told}: still ${status}`)
  const wallet = shownWallet(story)
  must((wallet !== undefined) === (status === 'connected'), `${told}: ${status} with ${wallet?.kind}`)
  if (!wallet) return
  must(wallet.shared()[0] === address, `${told}: shows ${address}, and ${wallet.kind} shares ${wallet.shared()}`)
  must(wallet.chain === chainId, `${told}: shows ${chainId}, and ${wallet.kind} is on ${wallet.chain}`)
}
