import type { TextBlock } from '../../core/words.js'

/** The words of receiving. */
export const receiveTexts = {
  id: 'receive',
  words: {
    title: 'Receive',
    code: 'QR code for your address',
    noCode: 'Couldn’t draw the QR code. Copy the address instead.',
    how: 'Scan with the sending wallet, or copy the address.',
    networks: { one: 'Works on {count} network', other: 'Works on {count} networks' },
  },
} as const satisfies TextBlock
