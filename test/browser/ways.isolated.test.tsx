import { afterEach, expect, inject, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type GalleryState, someWallets } from '../gallery/gallery-state.js'
import { galleryStates } from '../gallery/gallery-states.js'
import { runningClock } from '../gallery/running-clock.js'
import { slowly } from '../gallery/slow-network.js'
import { rowsOfThisRun, TURN } from '../setup/choose-rows.js'
import { loadAllCode } from './all-code.js'
import { complete, settled } from './settled.js'
import { showState } from './show-state.js'
import { isOneWay, watchStage } from './stage-frames.js'
import { until } from './until.js'

const silent = { wallets: someWallets({ connects: 'never' }) }
/** A state, what is pressed in it, where that leads, and what of the state is otherwise. */
const ways: readonly (readonly [id: string, name: string | RegExp, view: string, changes?: Partial<GalleryState>])[] = [
  ['connect', 'What is a wallet?', 'WhatIsAWallet'],
  ['connect', /^Juniper/, 'ConnectingExternal', silent],
  ['connect-directory', /^All wallets/, 'AllWallets'],
  ['connect-multichain', /^Juniper/, 'ConnectingMultiChain'],
  ['connect-collapsed', 'Continue with a wallet', 'ConnectWallets'],
  ['get-wallet', /^Harbor/, 'Downloads'],
  ['pairing-any', 'Back', 'Connect'],
  ['account', 'Network: Ethereum', 'Networks'],
  ['account', 'Receive', 'WalletReceive'],
  ['account-unsupported', /^Network: /, 'UnsupportedChain'],
  ['account-wallets', 'Wallets', 'ProfileWallets'],
  ['wallets', 'Add a wallet', 'Connect'],
  ['receive', /^Works on/, 'WalletCompatibleNetworks'],
  ['networks', /^Base/, 'SwitchNetwork', { wallets: someWallets({ switches: 'never' }) }],
  ['networks', 'What is a network?', 'WhatIsANetwork'],
  ['networks-families', /^Solana$/, 'SwitchActiveChain'],
  [
    'unsupported-chain',
    /^Base/,
    'SwitchNetwork',
    { wallets: someWallets({ caipNetworkId: 'eip155:31337', switches: 'never' }) },
  ],
  ['activity', 'Back', 'Account'],
]
const networks = [
  [80, 1280, 800],
  [400, 390, 844],
  [400, 1280, 800],
  [80, 390, 844],
] as const
const all = networks.flatMap((network) => ways.map((way) => [way[0], `${way[1]}`, way[2], ...network, way] as const))

const dialog = () => document.querySelector<HTMLDialogElement>('dialog[open]')

afterEach(() => page.viewport(1280, 800))

/** Presses a control without having been near it, and looks at the panel in every frame until the view it leads to is whole. */
async function press(name: string | RegExp, isThere: () => unknown) {
  const frames = watchStage()
  await userEvent.click(
    page
      .elementLocator(dialog() ?? document.body)
      .getByRole('button', { name, exact: true })
      .first(),
  )
  await until(isThere)
  await until(() => !dialog()?.querySelector('.mk-view > .mk-spinner, .mk-skeleton, .mk-stage[aria-busy]'))
  await complete()
  await settled()
  frames.stop()
  return frames.seen.flatMap((frame) => frame ?? [])
}

test.each(rowsOfThisRun(all, 6, { [TURN]: inject('turn') }))(
  'behavior: from %s by %s to %s and back, %i ms away, in a window of %i by %i: the height goes one way, and no frame is blank',
  async (id, _, view, ms, width, height, [, name, , changes]) => {
    await loadAllCode()
    await page.viewport(width, height)
    const known = galleryStates.find((state) => state.id === id)
    if (!known) throw new Error(`The gallery has no state ${id}.`)
    await showState(id, { clock: runningClock(), changes: slowly({ ...known, ...changes }, ms) })
    await until(() => dialog()?.dataset['mkView'] === known.view)
    await until(() => !dialog()?.querySelector('.mk-view > .mk-spinner, .mk-skeleton'))
    await settled()
    const there = await press(name, () => dialog()?.dataset['mkView'] === view)
    expect(there.filter(({ isBlank }) => isBlank)).toEqual([])
    expect(there.map((frame) => frame.height)).toSatisfy(isOneWay)
    if (name === 'Back') return
    const back = await press('Back', () => dialog()?.dataset['mkView'] !== view)
    expect(back.filter(({ isBlank }) => isBlank)).toEqual([])
    expect(back.map((frame) => frame.height)).toSatisfy(isOneWay)
  },
)
