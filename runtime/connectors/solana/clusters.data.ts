import type { CaipNetworkId } from '../../../schema/caip.js'
import type { Identifier } from '../../contract/standard-wallet.js'

/** The clusters of Solana: their CAIP-2 ids, those of old that some wallets still say, and the names of Wallet Standard. */
export const clusters: readonly {
  readonly caipNetworkId: CaipNetworkId
  readonly formerId?: CaipNetworkId
  readonly chain: Identifier
}[] = [
  {
    caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    formerId: 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ',
    chain: 'solana:mainnet',
  },
  {
    caipNetworkId: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
    formerId: 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K',
    chain: 'solana:devnet',
  },
  { caipNetworkId: 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z', chain: 'solana:testnet' },
]
