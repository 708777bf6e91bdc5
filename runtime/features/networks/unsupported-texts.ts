import { defineTexts } from '../../core/words.js'

/** The words for a wallet on a network the app does not use. `{slots}` are filled with `fill`. */
export const unsupportedTexts = /*#__PURE__*/ defineTexts('unsupportedChain', {
  title: 'Switch network',
  text: 'Your wallet is on {network}, which this app does not use. Pick a network below, or disconnect.',
  disconnect: 'Disconnect',
})
