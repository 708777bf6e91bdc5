import type { TextBlock } from '../../core/words.js'

/** The words of the form. `{slots}` are filled with `fill`. */
export const onrampTexts = {
  id: 'onramp',
  words: {
    title: 'Buy crypto',
    pay: 'You pay',
    /** `{currency}` is such as "USD". */
    currency: 'Currency: {currency}',
    receive: 'You receive about',
    /** `{token}` is a symbol. */
    token: 'Token: {token}',
    /** `{network}` is such as "Base". */
    on: 'On {network}',
    preset: 'Amounts',
    incorrect: 'Incorrect value',
    /** `{count}` is a number. */
    decimals: 'At most {count} decimals',
    /** `{limit}` is such as "$10.00", and `{method}` such as "card". */
    low: 'Pay at least {limit} by {method}.',
    high: 'Pay at most {limit} by {method}.',
    card: 'card',
    bank: 'bank transfer',
    sellers: 'Choose a provider',
    /** `{range}` is such as "1-2%". */
    fee: 'Fee {range}',
    reading: 'Getting a price',
    untold: 'Shows its price on its own page',
    unsold: 'Doesn’t sell this',
    failed: 'No price right now',
    /** `{seller}` is such as "Coinbase". */
    unsafe: 'The page isn’t from {seller}. It wasn’t opened.',
    refused: '{seller} doesn’t sell this. Choose another provider, token or amount.',
    /** `{fees}` is such as "$2.50". */
    fees: '{fees} in fees',
    /** In the place of `opens` while nothing can be bought for the amount. */
    enter: 'Enter an amount to see prices.',
    opens: 'Opens the provider’s own site. You pay there.',
    guessed: 'No provider reported what it sells. These are usual choices.',
    restricted: 'Buying isn’t available in your region',
    restrictedText: 'This app doesn’t offer it in your time zone.',
    none: 'No provider sells on this network',
    noneText: 'Switch to another network to buy.',
    networks: 'Switch network',
    purchases: 'Your purchases',
    what: 'How does buying work?',
    opening: 'Opening the provider’s site…',
  },
} as const satisfies TextBlock

/** The words of the lists of tokens and currencies. */
export const onrampSelectTexts = {
  id: 'onrampSelect',
  words: {
    token: 'Select token',
    fiat: 'Select currency',
    search: 'Search by name or symbol',
    searchFiat: 'Search by name or code',
    clear: 'Clear search',
    none: 'No tokens found',
    noneFiat: 'No currencies found',
    noneText: 'Try another name.',
    empty: 'Nothing to choose from',
    emptyText: 'No provider reported what it sells.',
    /** `{count}` is a number. */
    more: 'Not shown: {count}. Search to find them.',
  },
} as const satisfies TextBlock

/** The words of the wait, and of the list of purchases. */
export const onrampWaitTexts = {
  id: 'onrampWait',
  words: {
    title: 'Buy crypto',
    /** `{seller}` is such as "Coinbase". */
    continue: 'Continue at {seller}',
    continueText: 'Pay there. Your tokens show up here.',
    blocked: 'Your browser blocked the window',
    /** `{seller}` is such as "Coinbase". */
    blockedText: 'Open {seller} with the button.',
    /** `{seller}` is such as "Coinbase". */
    open: 'Open {seller}',
    paid: 'Payment received',
    paidText: 'Your tokens are on their way.',
    long: 'Still waiting',
    longText: 'This may take a while. You can close this window.',
    /** `{amount}` is such as "98.25 USDC". */
    arrived: '{amount} arrived',
    arrivedAny: 'Your tokens arrived',
    /** `{network}` is such as "Base". */
    arrivedText: 'They’re in your account on {network}.',
    failed: 'The purchase failed',
    /** `{seller}` is such as "Coinbase". */
    failedText: '{seller} reported it. Check there if you paid.',
    gone: 'Purchase not found',
    goneText: 'It isn’t in this browser’s list.',
    done: 'Done',
    again: 'Buy again',
    /** While it isn't paid: back to the form. */
    other: 'Choose another provider',
    list: 'Purchases',
    activity: 'Purchases',
    empty: 'No purchases yet',
    emptyText: 'What you buy shows up here.',
    stateOpen: 'Waiting',
    statePaid: 'On its way',
    stateArrived: 'Arrived',
    stateFailed: 'Failed',
    stateQuiet: 'No news',
    remove: 'Remove from the list',
  },
} as const satisfies TextBlock

/** The words of the explanation. */
export const whatIsABuyTexts = {
  id: 'whatIsABuy',
  words: {
    title: 'How does buying work?',
    pay: 'Pay with your own money',
    payText: 'A provider sells you tokens. You pay on its site.',
    send: 'Tokens come to your wallet',
    sendText: 'The provider sends them to your address.',
    care: 'Check the site before you pay',
    careText: 'This app never sees your card or bank details.',
    button: 'Buy crypto',
  },
} as const satisfies TextBlock
