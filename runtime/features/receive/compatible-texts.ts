import { defineTexts } from '../../core/words.js'

/** The words of the networks an account receives on. */
export const compatibleTexts = /*#__PURE__*/ defineTexts('compatible', {
  title: 'Compatible networks',
  note: 'Send on one of these networks. What arrives on another one does not show up in this app.',
  list: 'Networks',
  testnet: 'Test network',
})
