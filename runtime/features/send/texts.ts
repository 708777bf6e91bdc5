import type { TextBlock } from '../../core/words.js'

/** The words of the form. `{slots}` are filled with `fill`. */
export const sendTexts = {
  id: 'send',
  words: {
    title: 'Send',
    amount: 'Amount',
    token: 'Token: {token}',
    max: 'Max',
    /** `{amount}` is such as "1.234 ETH". */
    balance: 'Balance: {amount}',
    /** `{worth}` is such as "$1.23". */
    about: 'About {worth}',
    incorrectValue: 'Incorrect value',
    /** `{count}` is a number. */
    decimals: 'At most {count} decimals',
    to: 'To',
    toHint: 'Type or paste address or name',
    compare: 'Compare every character with the source.',
    past: 'Sent to before',
    contacts: 'Address book',
    saveContact: 'Save to address book',
    editContact: 'Edit contact',
    /** Changes what the amount is written in: `{unit}` is `USD` or a token. */
    inUnit: 'Switch to {unit}',
    /** `{amount}` is what is sent, such as "0.25 ETH". */
    sends: 'Sends {amount}',
    /** What the button says (FACTS 9.1). */
    preview: 'Preview send',
    invalidAddress: 'Invalid address',
    addAddress: 'Add address',
    insufficient: 'Insufficient funds',
    addAmount: 'Add amount',
    incorrect: 'Incorrect value',
    selectToken: 'Select token',
    /** It stands in a button of half a row. */
    pricing: 'Getting fee…',
    balanceProblem: 'You have {has} {token}.',
    feeProblem: 'The network fee takes {needs} {coin} in all, and you have {has}.',
    changed: 'Something changed. Review it again.',
    renamed: 'This name leads to another address now. Check it again.',
    noName: 'This name has no address here.',
    disagree: 'Two sources disagree about this name. Paste the address instead.',
    nameFailed: 'Couldn’t look up this name. Paste the address instead.',
    noToken: 'There’s no token at this address.',
    unresolved: 'Your wallet hasn’t answered about an earlier transfer',
    unresolvedText: 'Open {wallet}. Confirm the transfer or reject it there, then come back.',
    notSent: 'It wasn’t sent',
    otherTab: 'Another tab is sending from this account.',
    mismatch: 'Your wallet sent something else',
    /** Addresses follow, the one that was reviewed and the one that is paid. */
    mismatchText: 'This page or your wallet changed it. Don’t send anything more here, and tell the app’s team.',
    reviewed: 'You reviewed',
    paid: 'The transaction pays',
    unsupported: 'Unsupported chain',
    unsupportedText: 'Switch to another network to send.',
    networks: 'Switch network',
  },
} as const satisfies TextBlock

/** The words of the list of tokens. */
export const sendTokenTexts = {
  id: 'sendToken',
  words: {
    title: 'Select token',
    list: 'Your tokens',
    search: 'Search tokens',
    clear: 'Clear search',
    none: 'No tokens found',
    noneText: 'Try another name.',
    spam: 'Possible spam',
    /** `{count}` is a number. */
    more: 'Not shown: {count}. Search to find them.',
    empty: 'Your tokens will appear here',
  },
} as const satisfies TextBlock

/** The words of the address book. */
export const sendContactTexts = {
  id: 'sendContacts',
  words: {
    title: 'Address book',
    list: 'Your contacts',
    search: 'Search contacts',
    clear: 'Clear search',
    none: 'No contacts found',
    noneText: 'Try another name.',
    empty: 'No contacts yet',
    emptyText: 'Contacts stay in this browser.',
    add: 'Add contact',
    /** `{contact}` is the label of a contact. */
    edit: 'Edit {contact}',
    importFile: 'Import file',
    exportFile: 'Export file',
    imported: 'Added: {added}. Already here: {known}. Left out: {left}.',
    notFile: 'This isn’t an address book file.',
    contact: 'Contact',
    label: 'Name',
    labelHint: 'Enter a name',
    address: 'Address',
    addressHint: 'Type or paste address',
    compare: 'Compare every character with the source.',
    save: 'Save',
    remove: 'Remove contact',
    removed: 'Contact removed',
    saved: 'Contact saved',
    notAddress: 'This isn’t an address on this network.',
    noLabel: 'Enter a name.',
    taken: 'Another contact has this name.',
    full: 'The address book is full. Remove a contact first.',
    notKept: 'This browser couldn’t save it. Check its storage settings.',
  },
} as const satisfies TextBlock

/** The words of warnings. */
export const sendWarningTexts = {
  id: 'sendWarnings',
  words: {
    burn: 'Anything sent to this address is lost.',
    ownContract: 'This is the token’s own contract. Anything sent to it is lost.',
    /** `{about}` is a number. */
    decimals: 'This token reports {about} decimals, not the expected number. You can’t send it here.',
    misspelt: 'The letters of this address don’t fit together. A character may be wrong.',
    /** An address follows. */
    lookalike: 'This address looks like one you know, and it’s another one. You know this one:',
    /** An address follows. */
    moved: 'This name led to another address when you saved it. You saved this one:',
    /** `{about}` is a name or what a contact is called. */
    likeName: 'This name looks like {about} in your address book, but it’s another.',
    /** `{about}` names networks. */
    elsewhere: 'This is a contract on {about}, and not on this network. What you send may be lost.',
    contract: 'This address is a contract. Check it can use what you send.',
    self: 'This is your own address.',
    firstTime: 'You haven’t sent to this address from this browser before.',
    override: 'Use it anyway',
    useKnown: 'Use the known address',
  },
} as const satisfies TextBlock

/** The words of the review. */
export const sendPreviewTexts = {
  id: 'sendPreview',
  words: {
    title: 'Review send',
    amount: 'Send',
    to: 'To',
    network: 'Network',
    fee: 'Network fee',
    /** `{most}` is an amount of the native coin. */
    most: 'At most {most}',
    /** Of Solana: what the receiver's new account of the token holds. */
    rent: 'Account deposit',
    rentText: 'Their account for {token} is new and holds this.',
    arrives: 'They receive',
    takesFee: '{token} keeps part of the amount.',
    notSimulated: 'This network can’t show in advance what changes.',
    careful: 'Review transaction carefully',
    cancel: 'Cancel',
    send: 'Send',
    dearer: 'The amount or the fee changed. Check it again.',
    declined: 'Request canceled',
    waiting: 'Confirm in {wallet}',
    hints: [
      'Check for the same address and amount in your wallet.',
      'Open {wallet} and confirm the transfer.',
      'Nothing to see? Look for {wallet} behind this window.',
      'Still waiting. Open {wallet} and look for an open request.',
    ],
    /** FACTS 9.1. */
    started: 'Transaction started',
    failed: 'Failed to send transaction. Try again.',
  },
} as const satisfies TextBlock
