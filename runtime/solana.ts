/** The entry `create-modal-kit/solana`: the kit's account on Solana for `@solana/web3.js` 2 and for any other library. */
export type { AnyKit } from './bridge/any-kit.js'
export type { Commitment, SolanaSendOptions } from './contract/requests.js'
export type {
  SolanaFeatures,
  SolanaProvider,
  SolanaSignedMessage,
  SolanaSignInInput,
  SolanaSignInOutput,
} from './contract/solana-provider.js'
export { type LiveSigner, signerOf } from './solana/signer.js'
export { type LiveWallet, walletOf } from './solana/wallet.js'
