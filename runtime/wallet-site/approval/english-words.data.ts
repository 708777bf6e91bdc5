import type { LocalWords } from './approval-words.js'

/** The words of a card in English, which are there where those of another language are not. */
export const english: LocalWords = {
  lang: 'en',
  dir: 'ltr',
  words: {
    from: 'Request from',
    cancel: 'Cancel',
    keep: 'Keep it',
    approve: 'Approve',
    tokenAddress: 'Token address',
    titles: {
      'sign-in': 'Sign in with this wallet?',
      'sign-message': 'Sign this message?',
      'sign-data': 'Sign this data?',
      send: 'Send this amount?',
      'speed-up': 'Speed up this transfer?',
      'cancel-send': 'Cancel this transfer?',
      'sign-transaction': 'Sign this transaction?',
    },
    labels: {
      to: 'To',
      from: 'From',
      amount: 'Amount',
      token: 'Token',
      network: 'Network',
      fee: 'Highest fee',
      balance: 'Balance',
      message: 'Message',
      data: 'Data',
      domain: 'Domain',
      contract: 'Contract',
      memo: 'Memo',
    },
    marks: {
      known: 'You’ve sent to this address before.',
      'first-time': 'First time sending to this address.',
    },
    risks: {
      'cannot-be-taken-back': 'You can’t undo this.',
      'paid-once': 'This replaces the first transfer. You pay once.',
      'may-still-go': 'The first transfer may still go through.',
      'test-network': 'Test network: these coins have no value.',
      'another-origin': 'This sign-in is for a different site.',
      'signs-in': 'This tells the site your account is yours.',
    },
    states: {
      ready: 'Check the details before you approve.',
      wait: 'Check the details. You can approve in a moment.',
      hidden: 'Bring this whole card into view to approve.',
      scroll: 'Scroll to the end of the text to approve.',
      move: 'Move the pointer, tap here or press a key.',
    },
  },
}
