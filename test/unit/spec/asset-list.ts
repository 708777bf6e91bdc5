import { walletAssets } from '../../../runtime/core/token-balance.js'

/** A row of a wallet's list of assets that has everything SPEC §3 asks of it. */
export const asset = {
  address: '0xdac1',
  balance: '0x5f5e100',
  type: 'ERC20',
  metadata: { name: 'Tether', symbol: 'USDT', decimals: 6, price: 1.0001, iconUrl: '', value: 100.01 },
}

/** What is read of a wallet's list with these rows; `undefined` where it is not accepted (SPEC §5). */
export const assets = (...rows: readonly unknown[]) => walletAssets('eip155:1')(rows)
