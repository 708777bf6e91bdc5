import { isOn } from './resolve.js'

/** A feature that is on and whose wallets the list leaves out. */
export interface UnlistedWallets {
  /** The flag of `features` that is on. */
  readonly flag: string
  /** The groups of the list they would be in; none of them is in `connectorTypeOrder`. */
  readonly groups: readonly string[]
  /** Whether there is another way to them. */
  readonly isReachable: boolean
}

const groupsByFlag: Readonly<Record<string, readonly string[]>> = {
  walletConnect: ['walletConnect'],
  allWallets: ['featured', 'recommended'],
  coinbase: ['external'],
}

/**
 * The features that are on without a row in the wallet list, because a `connectorTypeOrder` of the app's own names none
 * of their groups (SPEC §9). The flags may come from a config that nothing has checked yet.
 */
export function unlistedWallets(flags: Readonly<Record<string, unknown>>): readonly UnlistedWallets[] {
  const { connectorTypeOrder: order } = flags
  if (!Array.isArray(order)) return []
  return Object.entries(groupsByFlag)
    .filter(([flag, groups]) => isOn(flags[flag]) && !groups.some((group) => order.includes(group)))
    .map(([flag, groups]) => ({
      flag,
      groups,
      // The list of all wallets is a view of its own, which leads to every wallet on a phone.
      isReachable: flag !== 'coinbase' && isOn(flags['allWallets']),
    }))
}

/** What is missing, as a sentence. */
export function describeUnlisted({ flag, groups }: UnlistedWallets): string {
  const names = groups.map((group) => `'${group}'`).join(' or ')
  return `features.${flag} is on, and features.connectorTypeOrder does not name ${names}, so that the wallet list has no row of it.`
}
