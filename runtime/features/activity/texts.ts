import type { TextBlock } from '../../core/words.js'

/** The words of the activity. */
export const activityTexts = {
  id: 'activity',
  words: {
    title: 'Activity',
    loading: 'Loading activity',
    /** SPEC §8. */
    failed: 'Failed to fetch transactions',
    /** `{time}` is such as "2 minutes ago". */
    old: 'As of {time}',
    retry: 'Try again',
    more: 'Show older transactions',
    none: 'No activity yet',
    noneText: 'Your transactions will appear here.',
    off: 'History unavailable',
    offText: 'Activity isn’t available on this network yet.',
    own: 'Submitted',
    pending: 'Pending',
    failedStatus: 'Failed',
    confirmed: 'Confirmed',
    dropped: 'Not included',
    replaced: 'Replaced',
    cancelled: 'Canceled',
    unknown: 'Not known yet',
    /** What was done, by the words of the history (FACTS 9.6). */
    approve: 'Approved',
    bought: 'Bought',
    borrow: 'Borrowed',
    burn: 'Burned',
    cancel: 'Canceled',
    claim: 'Claimed',
    deploy: 'Deployed',
    deposit: 'Deposited',
    execute: 'Executed',
    mint: 'Minted',
    receive: 'Received',
    repay: 'Repaid',
    send: 'Sent',
    sell: 'Sold',
    stake: 'Staked',
    trade: 'Swapped',
    unstake: 'Unstaked',
    withdraw: 'Withdrew',
    /** Done with a word that the history does not have. */
    other: 'Transaction',
  },
} as const satisfies TextBlock

/** The kinds of transactions that have a word of their own. */
export const kinds = [
  'approve',
  'bought',
  'borrow',
  'burn',
  'cancel',
  'claim',
  'deploy',
  'deposit',
  'execute',
  'mint',
  'receive',
  'repay',
  'send',
  'sell',
  'stake',
  'trade',
  'unstake',
  'withdraw',
] as const satisfies readonly (keyof (typeof activityTexts)['words'])[]

/** A kind of transaction that has a word of its own. */
export type ActivityKind = (typeof kinds)[number]
