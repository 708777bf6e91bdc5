import { z } from 'zod'
import { defineManifest } from '../../../schema/feature.js'

const when = 'while users connect or use Coinbase Wallet'

/** The coinbase feature, as the CLI sees it. Coinbase's own window is a page of its own, which no policy of the app holds. */
export const coinbase = defineManifest({
  id: 'coinbase',
  place: 12,
  title: 'Coinbase Wallet',
  requires: ['connect'],
  namespaces: ['eip155'],
  views: {},
  texts: [],
  packages: { '@coinbase/wallet-sdk': '4.4.0' },
  contacts: [
    { origin: "'self'", why: 'whether the page lets a window answer: the headers of the page itself', when },
    { origin: 'https://keys.coinbase.com', why: 'the window of the wallet', when, directive: 'none' },
    { origin: 'https://go.cb-w.com', why: 'opens the Coinbase Wallet app on this phone', when, directive: 'none' },
    { origin: 'https://www.walletlink.org', why: 'the Coinbase Wallet app on a phone', when },
    { origin: 'wss://www.walletlink.org', why: 'the Coinbase Wallet app on a phone', when },
    { origin: 'https://rpc.wallet.coinbase.com', why: 'the state of calls sent with the smart wallet', when },
  ],
  init: [{ flag: 'coinbase', comment: 'Coinbase Wallet, for those who do not have its extension.' }],
  switch: 'coinbase',
  flags: {
    /** Offers Coinbase Wallet where its extension is not installed. */
    coinbase: z.boolean().optional(),
    /** What it connects with: the smart wallet and wallets with a key of their own, or one kind alone. */
    coinbasePreference: z.enum(['all', 'smartWalletOnly', 'eoaOnly']).optional(),
  },
})
