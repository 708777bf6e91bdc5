import { describeUnlisted, unlistedWallets } from '../../config/unlisted-wallets.js'
import type { Check } from '../check.js'
import { lineOf } from '../line-of.js'

/** What connects wallets has a row in the wallet list. */
export const walletOrder: Check = {
  id: 'U-wallet-order',
  severity: 'warning',
  title: 'Every way to connect that is on is in the wallet list',
  why: 'Nobody finds what is on, and its code and its hosts are there for nothing.',
  async run({ config: { value, source } }) {
    return unlistedWallets(value?.features ?? {}).map((unlisted) => ({
      what: describeUnlisted(unlisted),
      fix: `Add '${unlisted.groups[0]}' to connectorTypeOrder, or leave connectorTypeOrder out: every group is listed then.`,
      ...(unlisted.isReachable && {
        severity: 'info' as const,
        why: 'It is reached by the list of all wallets alone.',
      }),
      ...(source && { file: source.file, ...lineOf(source.text, 'connectorTypeOrder') }),
    }))
  },
}
