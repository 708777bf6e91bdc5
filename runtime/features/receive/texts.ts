import type { TextBlock } from '../../core/words.js'

/** The words of receiving. */
export const receiveTexts = {
  id: 'receive',
  words: {
    title: 'Receive',
    code: 'QR code of your address',
    noCode: 'The QR code could not be drawn. Copy the address instead.',
    how: 'Copy the address, or scan the code with the wallet you send from.',
    networks: { one: 'Only on this network', other: 'Only on these {count} networks' },
  },
} as const satisfies TextBlock
