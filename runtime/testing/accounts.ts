import { type Hex, isHex, type LocalAccount } from 'viem'
import { mnemonicToAccount, privateKeyToAccount } from 'viem/accounts'

/** The first key of every anvil and hardhat node. It is public: never send anything of value to its address. */
export const testPrivateKey: Hex = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'

const testMnemonic = 'test test test test test test test test test test test junk'

/** A private key, or a viem account to sign with. */
export type Account = Hex | LocalAccount

/** The account of a key. Throws what viem throws for 32 bytes that are no key. */
export function accountOf(account: Account): LocalAccount {
  return isHex(account) ? privateKeyToAccount(account) : account
}

/**
 * One of the accounts that every anvil and hardhat node holds ten of, with money on the local chains; 0 is the one of
 * `testPrivateKey`. Their keys are public: never send anything of value to them.
 */
export function testAccount(index: number): LocalAccount {
  return mnemonicToAccount(testMnemonic, { addressIndex: index })
}
