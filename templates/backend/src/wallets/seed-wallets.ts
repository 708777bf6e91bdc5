import { importWallets, type WalletDatabase } from './store-wallets.js'

/**
 * Fills an empty directory with the list that comes with the backend, and leaves any other as it is. Safe to call from
 * several processes at once. Returns whether it filled.
 */
export async function seedWallets(db: WalletDatabase): Promise<boolean> {
  const filled = await db.selectFrom('wallets').select('id').limit(1).executeTakeFirst()
  if (filled) return false
  const { walletData } = await import('./wallets.data.js')
  await importWallets(db, walletData)
  return true
}
