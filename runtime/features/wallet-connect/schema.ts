import { z } from 'zod'
import { defineManifest } from '../../../schema/feature.js'
import { discriminate, list, strict } from '../../../schema/shapes.js'
import { webUrl } from '../../../schema/url.js'
import { openWalletTexts } from './open-wallet-texts.js'
import { pairingTexts } from './pairing-texts.js'

/** Lists by namespace; a list stands in place of the whole list that a wallet is asked for otherwise. */
export type Lists = Readonly<Record<string, readonly string[]>>

/** What the flag takes besides `true` and `false`: what replaces parts of the session request. */
export interface RequestOptions {
  readonly methods?: Lists | undefined
  readonly events?: Lists | undefined
  readonly chains?: Lists | undefined
  readonly rpcMap?: Readonly<Record<string, string>> | undefined
  readonly manualControl?: boolean | undefined
}

const names = list(z.string().min(1))
const byNamespace = strict({
  eip155: names.optional(),
  solana: names.optional(),
  bip122: names.optional(),
  polkadot: names.optional(),
  cosmos: names.optional(),
})
const options = strict({
  /** Methods a wallet is asked to allow. */
  methods: byNamespace.optional(),
  /** Events a wallet is asked to send. */
  events: byNamespace.optional(),
  /** CAIP-2 ids of the networks a wallet is asked to connect. */
  chains: byNamespace.optional(),
  /** Nodes to read from, by CAIP-2 id; the first one of a namespace takes the place of all its rpcUrls. */
  rpcMap: z.record(z.string().regex(/^[-a-z\d]{3,8}:[-_a-zA-Z\d]{1,32}$/), webUrl).optional(),
  /** The app makes the pairing URI itself and hands it to the modal. */
  manualControl: z.boolean().optional(),
})

/** The WalletConnect feature, as the CLI sees it: wallets on another device, by a code or a link. */
export const walletConnect = defineManifest({
  id: 'walletConnect',
  place: 9,
  title: 'Wallets on a phone (WalletConnect)',
  requires: ['connect'],
  views: {
    ConnectingWalletConnect: 'views/wallet-connect/connecting-wallet-connect',
    ConnectingWalletConnectBasic: 'views/wallet-connect/connecting-wallet-connect-basic',
  },
  texts: [pairingTexts, openWalletTexts],
  css: 'wallet-connect.css',
  styles: ['code.css'],
  packages: { '@walletconnect/sign-client': '2.25.0' },
  contacts: [
    {
      service: 'relay',
      why: 'carries encrypted messages between the page and the wallet',
      when: 'from choosing WalletConnect until its session ends',
    },
  ],
  storage: [
    { key: '@modal-kit/1/opened', holds: 'which app was opened for the wallet, without the code' },
    { key: '@modal-kit/1/unfinished', holds: 'id of the wallet that a phone left the page for, for four minutes' },
    { key: '@modal-kit/1/elsewhere/…', holds: 'the network chosen in a session of WalletConnect, by chain family' },
  ],
  permissions: [{ permission: 'clipboard-write', when: 'a click copies the code of WalletConnect' }],
  init: [{ flag: 'walletConnect', comment: 'Wallets on a phone, by a QR code or a link, through services.relay.' }],
  switch: 'walletConnect',
  keys: ['walletConnectProjectId'],
  flags: {
    /** Connects wallets on another device; an object replaces parts of what they are asked for. */
    walletConnect: discriminate<boolean | RequestOptions>((value) =>
      typeof value === 'object' ? options : z.boolean(),
    ).optional(),
  },
})
