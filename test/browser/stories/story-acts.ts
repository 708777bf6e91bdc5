import type { StoryPage } from './story-page.js'
import { LIE, LIE_CHAIN, type StoryWallet } from './story-wallet.js'

/** What one step of a story does, to which wallet, with a number of its own. */
export type Act = (story: StoryPage, wallet: StoryWallet, number: number) => unknown

/** So many events come in one task. */
export const STORM = 1_000

const inDialog = (selector: string) => [...document.querySelectorAll<HTMLElement>(`dialog[open] ${selector}`)]
const ofPage = () => [...document.querySelectorAll<HTMLElement>('[data-mk-button]')]

function pick(nodes: readonly HTMLElement[], number: number): void {
  nodes[number % nodes.length]?.click()
}

function eachOf(wallets: readonly StoryWallet[], act: (wallet: StoryWallet) => void): void {
  for (const wallet of wallets) act(wallet)
}

function openFrom(kind: string): void {
  document.querySelector<HTMLElement>(`[data-mk-button="${kind}"]`)?.click()
}

/** Writes what another tab would, and tells this one. */
function write(story: StoryPage, text: string | undefined): void {
  if (text !== undefined) story.disk.tab().set('@modal-kit/1/session', text)
}

const nothing = JSON.stringify({ active: null, connections: {}, current: {} })

/** Leaves the page and comes back, with the wallets in an order of their own. */
async function reload(story: StoryPage, _: StoryWallet, number: number): Promise<void> {
  await story.leave()
  const { wallets } = story
  const from = number % wallets.length
  const order = [...wallets.slice(from), ...wallets.slice(0, from)]
  // A late one announces itself after the page has asked.
  await story.visit(order.filter(({ kind }) => kind !== 'late'))
}

function see(story: StoryPage, visibilityState: string): void {
  story.page.globals['document'] = { visibilityState }
  story.page.emit(new Event('visibilitychange'))
}

/** What a person does in the page. */
export const inPage: Readonly<Record<string, Act>> = {
  open: () => pick(ofPage(), 0),
  'open networks': () => openFrom('network'),
  'choose a wallet': async (story, wallet) => {
    if (!document.querySelector('dialog[open]')) pick(ofPage(), 0)
    await story.settle()
    const { name, rdns } = wallet.info
    const isOf = (row: HTMLElement) => row.dataset['mkWallet']?.startsWith(rdns) || row.textContent?.includes(name)
    inDialog('[data-mk-wallet]').find(isOf)?.click()
  },
  'choose and approve': async (story, wallet, number) => {
    await inPage['choose a wallet']?.(story, wallet, number)
    await story.settle()
    for (const each of story.wallets) each.decide(true)
  },
  'choose any': (_, __, number) => pick(inDialog('[data-mk-wallet]'), number),
  press: (_, __, number) => pick(inDialog('button:not(.mk-address)'), number),
  back: () => pick(inDialog('.mk-header [aria-label="Back"]'), 0),
  close: () => pick(inDialog('.mk-header [aria-label="Close"]'), 0),
  'choose a network': async (story, __, number) => {
    openFrom('network')
    await story.settle()
    pick(inDialog('[data-mk-network]'), number)
  },
  disconnect: async (story) => {
    if (!document.querySelector('dialog[open]')) pick(ofPage(), 0)
    await story.settle()
    inDialog('button')
      .find(({ textContent }) => textContent === 'Disconnect')
      ?.click()
  },
}

/** What wallets do. */
export const inWallets: Readonly<Record<string, Act>> = {
  approve: (_, wallet) => wallet.decide(true),
  'approve all': ({ wallets }) => eachOf(wallets, (wallet) => wallet.decide(true)),
  reject: (_, wallet) => wallet.decide(false),
  'answer what is late': ({ wallets }) => eachOf(wallets, (wallet) => wallet.release()),
  'another account': (_, wallet, number) => wallet.select(number),
  'another network': (_, wallet, number) => wallet.move([1, 8453, 10, 42161][number % 4] ?? 1),
  lock: (_, wallet) => wallet.lock(),
  unlock: (_, wallet) => wallet.unlock(),
  'says it has gone': (_, wallet) => wallet.emit('disconnect', { code: 4900, message: 'Disconnected' }),
  'becomes late': (_, wallet) => wallet.kind === 'late' && Object.assign(wallet, { isLate: true, isUnclear: true }),
  'is in time': (_, wallet) => Object.assign(wallet, { isLate: false }),
  'announces again': (story, wallet) => story.announce(wallet),
  'announces a thousand times': (story, wallet) => {
    for (let time = 0; time < STORM; time += 1) story.announce(wallet)
  },
}

/** What only a wallet that is not honest does; an honest one does nothing. */
export const misdeeds: Readonly<Record<string, Act>> = {
  'storm of accounts': (_, wallet) => {
    if (wallet.kind === 'chatty') for (let time = 0; time < STORM; time += 1) wallet.select(time)
  },
  'storm of networks': (_, wallet) => {
    if (wallet.kind === 'chatty') for (let time = 0; time < STORM; time += 1) wallet.move(time % 2 ? 1 : 8453)
  },
  'storm of false networks': (_, wallet) => {
    const tells = wallet.kind === 'chatty' || wallet.kind === 'lying'
    if (tells) for (let time = 0; time < STORM; time += 1) wallet.emit('chainChanged', `0x${LIE_CHAIN.toString(16)}`)
  },
  'storm of garbage': (_, wallet) => {
    const isBad = wallet.kind !== 'honest' && wallet.kind !== 'late'
    if (isBad)
      for (let time = 0; time < STORM / 2; time += 1) {
        wallet.emit('accountsChanged', [{ time }])
        wallet.emit('chainChanged', [time])
      }
  },
  'begins to chat': (_, wallet) => Object.assign(wallet, { isChatty: wallet.kind === 'chatty' }),
  'false network': (_, wallet) => wallet.kind === 'lying' && wallet.emit('chainChanged', `0x${LIE_CHAIN.toString(16)}`),
  'false accounts': (_, wallet) => wallet.kind === 'lying' && wallet.emit('accountsChanged', [LIE]),
  'others’ accounts': ({ wallets }, wallet, number) =>
    wallet.kind === 'lying' && wallet.emit('accountsChanged', wallets[number % wallets.length]?.accounts),
  'answers falsely': (_, wallet, number) => {
    const fault = (['types', 'case', 'family', 'twice', 'error'] as const)[number % 5]
    if (wallet.kind === 'lying' && fault) Object.assign(wallet, { fault, isUnclear: true })
  },
}

/** What happens around them. */
export const around: Readonly<Record<string, Act>> = {
  reload,
  'second tab disconnects': (story) => write(story, nothing),
  'second tab writes what is there': (story) => story.page.emit(new Event('storage')),
  'second tab writes garbage': (story) => write(story, '{"active":1,"connections":{"eip155/x":{}}}'),
  hide: (story) => see(story, 'hidden'),
  see: (story) => see(story, 'visible'),
  'a moment': (story) => story.advance(150),
  'a second': (story) => story.advance(1_200),
  'six seconds': (story) => story.advance(6_000),
  'five minutes': (story) => story.advance(301_000),
}

/** Everything that may happen, by its name. */
export const acts: Readonly<Record<string, Act>> = { ...inPage, ...inWallets, ...misdeeds, ...around }

/** From now on every wallet does what is right, and answers. */
export function behave({ wallets }: StoryPage): void {
  for (const wallet of wallets) {
    Object.assign(wallet, { isLate: false, isChatty: false, fault: 'none', isUnclear: true })
    while (wallet.questions() > 0) wallet.decide(false)
    wallet.release()
  }
}

/** The page is hidden and seen again. */
export async function lookAgain(story: StoryPage): Promise<void> {
  see(story, 'hidden')
  await story.settle()
  see(story, 'visible')
  await story.settle()
}
