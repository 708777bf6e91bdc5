import { evm } from '../runtime/chains/evm/schema.js'
import { solana } from '../runtime/chains/solana/schema.js'
import { account } from '../runtime/features/account/schema.js'
import { activity } from '../runtime/features/activity/schema.js'
import { allWallets } from '../runtime/features/all-wallets/schema.js'
import { coinbase } from '../runtime/features/coinbase/schema.js'
import { connect } from '../runtime/features/connect/schema.js'
import { legal } from '../runtime/features/legal/schema.js'
import { multiWallet } from '../runtime/features/multi-wallet/schema.js'
import { networks } from '../runtime/features/networks/schema.js'
import { nfts } from '../runtime/features/nfts/schema.js'
import { receive } from '../runtime/features/receive/schema.js'
import { safe } from '../runtime/features/safe/schema.js'
import { walletConnect } from '../runtime/features/wallet-connect/schema.js'

/** The registry: every feature this version has built, in the order it is wired. A new feature is one line here. */
export const features = [
  connect,
  account,
  networks,
  legal,
  receive,
  nfts,
  activity,
  walletConnect,
  allWallets,
  multiWallet,
  coinbase,
  safe,
] as const

/** The chains this version has built, by namespace. A new one is one line here. */
export const chains = [evm, solana] as const
