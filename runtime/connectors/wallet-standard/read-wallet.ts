import { isDataPicture } from '../../../schema/picture.js'
import type { Identifier, StandardWallet } from '../../contract/standard-wallet.js'
import { isVersion1 } from '../solana/version.js'
import { iconLength, walletName } from '../wallet-text.js'

/** A wallet that registered itself and can be connected on Solana. */
export interface RegisteredWallet {
  readonly name: string
  /** A `data:` image. */
  readonly icon?: string
  readonly wallet: StandardWallet
}

/** One of these is what a wallet is for: it signs what is sent. */
const sending = ['solana:signTransaction', 'solana:signAndSendTransaction'] as const

/**
 * Reads what registers itself (Wallet Standard). It is hostile input: each field is read once, and a getter may throw.
 * `undefined` comes back unless it says who it is, is of Solana, and connects, tells changes and signs transactions. An
 * unusable icon is left out alone.
 */
export function readWallet(input: unknown): RegisteredWallet | undefined {
  try {
    const wallet = input as StandardWallet
    const { version, name: rawName, icon, chains } = wallet
    const name = walletName(rawName)
    // WalletConnect registers itself for apps without it; here it would take a name that means another row.
    const isReadable = name !== '' && !/^walletconnect$/i.test(name) && isVersion1(version) && isOfSolana(chains)
    if (!isReadable || !canBeUsed(wallet)) return undefined
    return { name, wallet, ...(isDataPicture(icon, iconLength) && { icon }) }
  } catch {
    return undefined
  }
}

/** Whether a wallet still connects, tells changes and signs transactions. Throws what its getters throw. */
export function canBeUsed(wallet: Pick<StandardWallet, 'features'>): boolean {
  const has = (name: Identifier) => isVersion1(Object(wallet.features[name]).version)
  return has('standard:connect') && has('standard:events') && sending.some(has)
}

function isOfSolana(chains: unknown): boolean {
  return Array.isArray(chains) && chains.some((chain) => typeof chain === 'string' && chain.startsWith('solana:'))
}
