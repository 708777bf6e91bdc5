import type { Connection } from '../contract/connection.js'

/** Whether the selected account is a smart account, for events. */
export function isSmartAccount(account: Connection | undefined): boolean {
  return account?.accounts.find(({ address }) => address === account.address)?.type === 'smartAccount'
}
