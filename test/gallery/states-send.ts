import type { Kit } from '../../runtime/contract/kit.js'
import { type SendForm, sendToken } from '../../runtime/features/send/contract.js'
import { send } from '../../runtime/features/send/feature.js'
import { submissions } from '../../runtime/features/submissions/feature.js'
import { type GalleryState, someWallets } from './gallery-state.js'
import { galleryAddress } from './gallery-wallet.js'
import { preparedOf, sendChain } from './send-chain.js'
import { someTokens, tokensBackend } from './tokens-backend.js'

const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
/** The same first and last four letters as `bob`. */
const poison = '0x7099000000000000000000000000000000dc79c8'
const usdc = '0xusdc'
const never = () => new Promise<never>(() => {})

/** What turns sending on in the gallery. */
export const sendParts: Pick<GalleryState, 'features' | 'views'> = {
  features: [send(), submissions()],
  views: {
    WalletSend: () => import('../../runtime/features/send/flow.view.js'),
    WalletSendSelectToken: () => import('../../runtime/features/send/flow.view.js'),
    WalletSendPreview: () => import('../../runtime/features/send/flow.view.js'),
    WalletSendContacts: () => import('../../runtime/features/send/flow.view.js'),
    WalletSendContact: () => import('../../runtime/features/send/flow.view.js'),
  },
}

const base: Omit<GalleryState, 'id'> = {
  view: 'WalletSend',
  isConnected: true,
  // The receiver is read once typing has paused.
  elapsedMs: 600,
  wallets: someWallets(),
  from: ['Account'],
  services: { api: 'https://api.example', images: 'https://images.example' },
  fetch: tokensBackend(someTokens),
  chain: sendChain(),
  ...sendParts,
}

/** Fills the form in before the view opens. */
function filled(form: Partial<SendForm>, then: (kit: Kit) => Promise<void> = async () => {}) {
  return async (kit: Kit) => {
    const api = await kit.use(sendToken)
    const stop = api.follow()
    api.fill(form)
    await then(kit)
    // The view follows by itself from then on.
    void kit.host.clock.sleep(200).then(stop)
  }
}

const ready = { amount: '0.25', receiver: bob }

/** Reviews what is filled in. */
async function review(kit: Kit): Promise<void> {
  const api = await kit.use(sendToken)
  const isValid = () => api.receiver.peek().status === 'valid' && api.facts.peek().balances !== undefined
  for (let tries = 0; tries < 200 && !isValid(); tries += 1) await kit.host.clock.sleep(10)
  void api.review()
  for (let tries = 0; tries < 200 && api.step.peek().step !== 'review'; tries += 1) await kit.host.clock.sleep(10)
}

/** Reviews what is filled in once its receiver has been read. */
const reviews: GalleryState['acts'] = { '.mk-form-card .mk-grouped': (_, kit) => void review(kit) }

const known = { receivers: { eip155: [bob] } }
/** An address book. */
const book = {
  contacts: {
    eip155: [
      { address: bob, label: 'Bob' },
      { address: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC', label: 'Carol, rent', name: 'carol.eth' },
      { address: '0x90F79bf6EB2c4f870365E785982E1f101E93b906', label: 'Dave Longname of the Northern Lighthouses' },
    ],
  },
}
const crowd = {
  contacts: {
    eip155: Array.from({ length: 12 }, (_, place) => ({
      address: `0x${`${place}`.padStart(40, 'ab')}`,
      label: `Friend ${place + 1}`,
    })),
  },
}
const byName = (name: string) => ({
  ...base,
  saved: book,
  chain: sendChain({ resolveName: async () => ({ name, address: bob }) }),
  story: filled({ amount: '0.25', receiver: name }),
})
const pending = {
  id: 'f0',
  hash: null,
  address: galleryAddress,
  caipNetworkId: 'eip155:1',
  at: 1_700_000_000_000 - 200_000,
  operationType: 'send',
  to: bob,
  amount: null,
  nonce: null,
  status: 'unknown',
  seen: { nonce: 7, block: '1' },
  digest: '0x00',
  by: null,
  isLate: false,
}

const preview: Omit<GalleryState, 'id'> = {
  ...base,
  isLive: true,
  view: 'WalletSendPreview',
  from: ['Account', 'WalletSend'],
}

/** A fee that is asked for. Without a clock that runs, which would have nodes fail. */
const pricing: Omit<GalleryState, 'id'> = {
  ...base,
  chain: sendChain({ prepare: never }),
  acts: reviews,
  shows: '[data-mk-view="WalletSendPreview"] [aria-busy]',
}

const contacts = { ...base, view: 'WalletSendContacts', from: ['Account', 'WalletSend'] }
const contact = { ...base, view: 'WalletSendContact', from: ['Account', 'WalletSend', 'WalletSendContacts'] }

/** Sending. */
export const sendStates: readonly GalleryState[] = [
  { id: 'send', ...base },
  { id: 'send-past', ...base, saved: known },
  { id: 'send-filled', ...base, chain: sendChain({ costsAfterMs: 300 }), story: filled(ready) },
  { id: 'send-token', ...base, story: filled({ token: usdc, amount: '12.5', receiver: bob }) },
  { id: 'send-max', ...base, story: filled({ isMax: true, receiver: bob }) },
  { id: 'send-decimals', ...base, story: filled({ token: usdc, amount: '1.2345678901234567890', receiver: bob }) },
  { id: 'send-insufficient', ...base, story: filled({ amount: '99', receiver: bob }) },
  {
    id: 'send-name',
    ...base,
    chain: sendChain({ resolveName: async (text) => ({ name: text, address: bob }) }),
    story: filled({ amount: '0.25', receiver: 'bob.eth' }),
  },
  {
    id: 'send-no-name',
    ...base,
    chain: sendChain({ resolveName: async (text) => ({ name: text, address: undefined }) }),
    story: filled({ amount: '0.25', receiver: 'bob.eth' }),
  },
  { id: 'send-invalid', ...base, story: filled({ amount: '1', receiver: 'alice' }) },
  {
    id: 'send-lookalike',
    ...base,
    saved: known,
    story: filled({ ...ready, receiver: poison }),
  },
  { id: 'send-misspelt', ...base, story: filled({ ...ready, receiver: bob.replace('C5', 'c5') }) },
  { id: 'send-burn', ...base, story: filled({ ...ready, receiver: `0x${'0'.repeat(40)}` }) },
  { id: 'send-unresolved', ...base, saved: { submitted: [pending] } },
  { id: 'send-wrong-network', ...base, chain: { ...sendChain(), sends: undefined as never } },
  { id: 'send-select-token', ...base, view: 'WalletSendSelectToken', from: ['Account', 'WalletSend'] },
  { id: 'send-preview', ...preview, story: filled(ready, review) },
  { id: 'send-preview-loading', ...pricing, story: filled(ready) },
  { id: 'send-preview-loading-max', ...pricing, story: filled({ isMax: true, receiver: bob }) },
  {
    id: 'send-preview-fee-token',
    ...preview,
    chain: sendChain({ prepare: async (_, draft) => preparedOf(draft, { received: 11_250_000_000_000_000_000n }) }),
    story: filled({ token: usdc, amount: '12.5', receiver: bob }, review),
  },
  {
    id: 'send-preview-blind',
    ...preview,
    chain: sendChain({ prepare: async (_, draft) => preparedOf(draft, { isSimulated: false, received: undefined }) }),
    story: filled(ready, review),
  },
  {
    id: 'send-asking',
    ...base,
    chain: sendChain({ submit: never }),
    // Without a clock that runs: what is said of a wait changes with it.
    story: filled(ready),
    acts: {
      ...reviews,
      '[data-leads="Account"]:not([aria-disabled])': async (_, kit) => (await kit.use(sendToken)).confirm(),
    },
    shows: '[data-mk-view="WalletSendPreview"] .mk-scene',
  },
  {
    id: 'send-reverted',
    ...base,
    isLive: true,
    chain: sendChain({ prepare: async () => ({ problem: 'reverted', reason: 'Pausable: paused' }) }),
    story: filled(ready, review),
  },
  {
    id: 'send-fee',
    ...base,
    isLive: true,
    chain: sendChain({
      prepare: async () => ({ problem: 'fee', has: 1_234_567_890_000_000_000n, needs: 1_234_600_000_000_000_000n }),
    }),
    story: filled(ready, review),
  },
  { id: 'send-known', ...base, saved: book, story: filled(ready) },
  { id: 'send-moved', ...byName('carol.eth') },
  { id: 'send-like-name', ...byName('car0l.eth') },
  {
    id: 'send-fiat',
    ...base,
    isLive: true,
    story: filled(ready),
    acts: { '.mk-form-hint button[aria-label]': (link) => link.click() },
    shows: '.mk-form:has(.mk-form-unit) .mk-grouped',
  },
  { id: 'send-contacts', ...contacts, saved: book },
  { id: 'send-contacts-many', ...contacts, saved: crowd, types: 'friend 1' },
  { id: 'send-contacts-empty', ...contacts },
  { id: 'send-contact', ...contact, saved: book, params: { address: bob } },
  { id: 'send-contact-new', ...contact },
]
