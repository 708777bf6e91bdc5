import { defineTexts } from './words.js'

/** What people call the chain families. */
export const familyTexts = /*#__PURE__*/ defineTexts('families', {
  eip155: 'EVM networks',
  solana: 'Solana',
  bip122: 'Bitcoin',
  polkadot: 'Polkadot',
  cosmos: 'Cosmos',
})
