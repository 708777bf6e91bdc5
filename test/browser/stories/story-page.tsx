import { Profiler, type ProfilerOnRenderCallback, StrictMode } from 'react'
import type { Root } from 'react-dom/client'
import { injected } from '../../../runtime/connectors/injected/injected.js'
import type { Kit } from '../../../runtime/contract/kit.js'
import type { Host } from '../../../runtime/core/host.js'
import { createModalKit } from '../../../runtime/kit.js'
import { AccountButton } from '../../../runtime/react/account-button.js'
import { ConnectButton } from '../../../runtime/react/connect-button.js'
import { useAccount } from '../../../runtime/react/hooks.js'
import { NetworkButton } from '../../../runtime/react/network-button.js'
import { Provider } from '../../../runtime/react/provider.js'
import { galleryWiring } from '../../gallery/gallery-wiring.js'
import { type FakeDisk, type FakePage, fakeDisk, fakePage } from '../../unit/fakes.js'
import { type StoryClock, storyClock } from './story-clock.js'
import type { StoryWallet } from './story-wallet.js'

/** A page with the kit's buttons and modal, drawn again with every visit; its disk outlives them. */
export interface StoryPage {
  readonly clock: StoryClock
  readonly disk: FakeDisk
  readonly wallets: readonly StoryWallet[]
  readonly kit: Kit
  readonly page: FakePage
  /** Renders of the tree, and writes to the disk, in this story. */
  readonly renders: () => number
  readonly writes: () => number
  /** Lines of level `error` that the kit logged. */
  readonly errors: readonly string[]
  /** The longest task since this was asked last, in ms. */
  takeLongest(): number
  /** Lets all that does not wait for the clock come to its end. */
  settle(): Promise<void>
  advance(ms: number): Promise<void>
  /** A visit: a kit of its own, and the wallets announce themselves in this order. */
  visit(order: readonly StoryWallet[]): Promise<void>
  announce(wallet: StoryWallet): void
  leave(): Promise<void>
  /** What is left of the kits of this story: listeners, watches and sleeps. */
  left(): Readonly<Record<string, number>>
}

/** Shows what `useAccount` gives as text. */
function Said() {
  const { status, address, chainId } = useAccount()
  return <output data-story="account">{JSON.stringify({ status, address, chainId })}</output>
}

const channel = new MessageChannel()
const turns: (() => void)[] = []
channel.port1.onmessage = () => turns.shift()?.()

/** The next task of the page. */
export function turn(): Promise<void> {
  return new Promise((resolve) => {
    turns.push(resolve)
    channel.port2.postMessage(null)
  })
}

/** So many tasks without anything of note mean that nothing is under way. */
const QUIET_TURNS = 4
const MOST_TURNS = 400

/** Makes a page that is drawn in `root`. */
export function storyPage(root: Root, makeWallets: (now: () => number) => readonly StoryWallet[]): StoryPage {
  const clock = storyClock()
  const disk = fakeDisk()
  const wallets = makeWallets(clock.now)
  const errors: string[] = []
  const pages: FakePage[] = []
  const tabs: { watchers(): number }[] = []
  let [renders, writes, mutations, visits] = [0, 0, 0, 0]
  let [longest, since] = [0, performance.now()]
  let now: { readonly kit: Kit; readonly page: FakePage } | undefined
  const observer = new MutationObserver(() => {
    mutations += 1
  })
  const onRender: ProfilerOnRenderCallback = () => {
    renders += 1
  }

  /** Changes whenever something happens. */
  const stamp = () => `${renders} ${writes} ${mutations} ${clock.begun()} ${wallets.map(({ count }) => count)}`

  function endTask(): void {
    const end = performance.now()
    longest = Math.max(longest, end - since)
    since = end
  }

  async function settle(): Promise<void> {
    let last = stamp()
    for (let [quiet, all] = [0, 0]; quiet < QUIET_TURNS && all < MOST_TURNS; all += 1) {
      await turn()
      endTask()
      const next = stamp()
      quiet = next === last ? quiet + 1 : 0
      last = next
    }
  }

  function current() {
    if (!now) throw new Error('Nobody visits the page.')
    return now
  }

  const story: StoryPage = {
    clock,
    disk,
    wallets,
    errors,
    get kit() {
      return current().kit
    },
    get page() {
      return current().page
    },
    renders: () => renders,
    writes: () => writes,
    takeLongest() {
      endTask()
      const ms = longest
      longest = 0
      return ms
    },
    settle,
    advance: (ms) => clock.advance(ms, settle),
    async visit(order) {
      const page = fakePage()
      const tab = disk.tab()
      pages.push(page)
      tabs.push(tab)
      page.globals['document'] = { visibilityState: 'visible' }
      const host: Host = {
        clock,
        page,
        storage: {
          ...tab,
          set(key, value) {
            writes += 1
            tab.set(key, value)
          },
        },
        http: { fetch: () => new Promise(() => {}) },
        tabs: null,
        log(level, text, cause) {
          if (level === 'error') errors.push(`${text}: ${cause}`)
        },
      }
      // Each announces itself once the page asks, as extensions do.
      const stop = page.on('eip6963:requestProvider', () => {
        for (const wallet of order) announce(page, wallet)
      })
      const kit = createModalKit({ ...galleryWiring({ wallets: [] }), connectors: [injected()] }, host)
      await kit.preload()
      now = { kit, page }
      visits += 1
      observer.observe(document.body, { subtree: true, childList: true, characterData: true })
      root.render(
        <StrictMode key={visits}>
          <Profiler id="story" onRender={onRender}>
            <Provider kit={kit} wiring={kit.wiring}>
              <ConnectButton />
              <AccountButton />
              <NetworkButton />
              <Said />
            </Provider>
          </Profiler>
        </StrictMode>,
      )
      await settle()
      stop()
    },
    announce: (wallet) => announce(current().page, wallet),
    async leave() {
      root.render(null)
      await settle()
      observer.disconnect()
      now = undefined
    },
    left: () => ({
      'listeners of the page': pages.reduce((sum, page) => sum + page.listeners(), 0),
      'watches of the storage': tabs.reduce((sum, tab) => sum + tab.watchers(), 0),
      'listeners on wallets': wallets.reduce((sum, wallet) => sum + wallet.listeners(), 0),
      sleeps: clock.pending(),
    }),
  }
  return story
}

function announce(page: FakePage, { info, provider }: StoryWallet): void {
  page.emit(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }))
}
