import type { TextBlock } from '../../core/words.js'

/** The words of the form. `{slots}` are filled with `fill`. */
export const swapTexts = {
  id: 'swap',
  words: {
    title: 'Swap',
    sell: 'You pay',
    buy: 'You receive',
    /** `{token}` is a symbol. */
    token: 'Token: {token}',
    turn: 'Turn the tokens round',
    max: 'Max',
    /** `{amount}` is such as "1.234 ETH". */
    balance: 'Balance: {amount}',
    /** `{worth}` is such as "$1.23". */
    about: 'About {worth}',
    incorrectValue: 'Incorrect value',
    /** `{count}` is a number. */
    decimals: 'At most {count} decimals',
    /** What the button says (FACTS 9.3). */
    review: 'Review swap',
    selectToken: 'Select token',
    /** It stands in the place of a token. */
    select: 'Select',
    enterAmount: 'Enter amount',
    insufficient: 'Insufficient balance',
    incorrect: 'Incorrect value',
    reading: 'Getting a price',
    noRoute: 'No route',
    checking: 'Checking the swap',
    impact: 'Price impact',
    unknown: 'Unknown',
    slippage: 'Max. slippage',
    slippageLow: 'The swap may fail when the price moves a little.',
    slippageHigh: 'You may receive much less than what is shown.',
    slippageWrong: 'Enter a number from 0.05 to 50.',
    provider: 'Provider',
    included: 'Its fee is part of the price.',
    /** `{percent}` is such as "12.5%". */
    impactHigh: 'This swap moves the price by {percent}. You lose as much.',
    impactAgree: 'Swap anyway',
    noRouteText: 'No source can swap these tokens for this amount. Try a smaller one.',
    unknownRouter: 'The only way leads through a contract unknown to this app.',
    balanceProblem: 'You have {has} {token}.',
    feeProblem: 'The network fee takes {needs} {coin} in all, and you have {has}.',
    changed: 'Something changed. Review it again.',
    decimalsProblem: '{token} reports other decimals than expected. You can’t swap it here.',
    mismatch: 'The transaction doesn’t match what you reviewed. It was stopped.',
    less: '{token} keeps a part of what is moved. Too little would arrive.',
    notApproved: 'The approval failed. Nothing was swapped.',
    /** `{amount}` is such as "1,250 USDC". */
    standing: 'The exchange may still take {amount} from this account.',
    standingAll: 'The exchange may take all your {token}.',
    revoke: 'Take the approval back',
    pending: 'Swapping {from} to {to}',
    swapped: 'Swapped {from} to {to}',
    failed: 'The swap failed. The price moved past your limit.',
    shortfall: 'Less arrived than the minimum shown. Check the transaction.',
    unresolved: 'Your wallet hasn’t answered about an earlier transaction',
    unresolvedText: 'Open {wallet}. Confirm the transaction or reject it there, then come back.',
    notSent: 'It wasn’t sent',
    otherTab: 'Another tab is sending from this account.',
    unsupported: 'Swapping isn’t available on this network',
    unsupportedText: 'Switch to another network to swap.',
    networks: 'Switch network',
  },
} as const satisfies TextBlock

/** The words of the list of tokens. */
export const swapTokenTexts = {
  id: 'swapToken',
  words: {
    title: 'Select token',
    own: 'Your tokens',
    list: 'Tokens',
    suggested: 'Suggested',
    search: 'Search by name, symbol or address',
    clear: 'Clear search',
    none: 'No tokens found',
    noneText: 'Try another name.',
    spam: 'Possible spam',
    /** `{count}` is a number. */
    more: 'Not shown: {count}. Search to find them.',
    found: 'Not on the list',
    /** What a token says of itself that is on no list. */
    unlisted: 'Anyone can make a token with any name. Check its address.',
    looking: 'Looking it up',
    listFailed: 'The list of tokens didn’t load. You can search by address.',
  },
} as const satisfies TextBlock

/** The words of the review. */
export const swapPreviewTexts = {
  id: 'swapPreview',
  words: {
    title: 'Review swap',
    pay: 'You pay',
    receive: 'You receive',
    minimum: 'At least',
    rate: 'Price',
    network: 'Network',
    fee: 'Network fee',
    provider: 'Provider',
    steps: 'Steps',
    reset: 'Take the old approval back',
    approve: 'Approve {amount}',
    /** `{amount}` is such as "1,250 USDC". */
    permit: 'Sign to allow {amount}',
    permitText: 'Signing costs nothing. It allows this amount for 20 minutes.',
    isApproved: 'The approval from before is enough.',
    atOnce: 'Your wallet does these steps at once.',
    /** `{seconds}` is a number. */
    life: 'Price good for {seconds} s',
    notSimulated: 'This network can’t show in advance what changes.',
    careful: 'Review transaction carefully',
    cancel: 'Cancel',
    approveButton: 'Approve',
    permitButton: 'Sign',
    resetButton: 'Take approval back',
    swap: 'Swap',
    worse: 'The price changed. Check it again.',
    approved: 'Approved. The swap comes next.',
    unsigned: 'The signature wasn’t accepted. Approve the token instead.',
    declined: 'Request canceled',
    waiting: 'Confirm in {wallet}',
    approving: 'Waiting for the approval',
    approvingText: 'The approval is on its way. The swap comes next.',
    hints: [
      'Check for the same tokens and amount in your wallet.',
      'Open {wallet} and confirm the request.',
      'Nothing to see? Look for {wallet} behind this window.',
      'Still waiting. Open {wallet} and look for an open request.',
    ],
    /** `{from}` and `{to}` are such as "1 ETH" and "3,000 USDC". */
    started: 'Swapping {from} to {to}',
    failed: 'Transaction error',
  },
} as const satisfies TextBlock
