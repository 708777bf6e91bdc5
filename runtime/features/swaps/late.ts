import type { LateSlots } from '../../contract/kit.js'
import { label } from '../../core/words.js'
import { swapActionTexts } from './action-texts.js'
import { swapToken } from './contract.js'

/** Numbers of the networks whose routers are published (FACTS 13.1). */
const published = /^eip155:(1|10|56|100|137|250|324|8217|8453|42161|43114|1313161554)$/

/** The action of the account, and the error of what was simulated. */
export const slots: LateSlots = {
  accountAction: {
    order: 45,
    label: /*#__PURE__*/ label(swapActionTexts, 'label'),
    view: 'Swap',
    drawing: 'M6.5 4v12m-2.75-2.75L6.5 16l2.75-2.75M13.5 16V4m-2.75 2.75L13.5 4l2.75 2.75',
    isFor: ({ caipNetworkId }, app) =>
      published.test(caipNetworkId) || !!app.options(swapToken)?.swap?.routers?.[caipNetworkId],
  },
  errors: {
    'swaps/reverted': {
      title: 'Transaction refused',
      userMessage: 'The network would refuse this swap.',
      message: 'The simulated transaction was reverted: {reason}',
      fix: 'Check what the contract asks for. Nothing was sent.',
    },
  },
}
