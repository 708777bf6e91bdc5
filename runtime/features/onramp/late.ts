import type { LateSlots } from '../../contract/kit.js'
import { isSupported } from '../../core/supported.js'
import { label } from '../../core/words.js'
import { onrampActionTexts } from './action-texts.js'

/** The action of the account, and the errors of buying. */
export const slots: LateSlots = {
  accountAction: {
    order: 35,
    label: /*#__PURE__*/ label(onrampActionTexts, 'label'),
    view: 'OnRampProviders',
    drawing: 'M3 6.5h14v8H3zM3 9.5h14M6 12h3',
    isFor: ({ chainNamespace }) => isSupported('onramp', chainNamespace),
  },
  errors: {
    'onramp/unsold': {
      title: '{seller} doesn’t sell this',
      userMessage: 'Choose another provider, token or amount.',
      message: '{seller} doesn’t sell this token, or not for this amount.',
      fix: 'Choose another provider, token or amount.',
    },
    'onramp/page': {
      title: 'This page isn’t safe to open',
      userMessage: 'The page isn’t from {seller}. It wasn’t opened.',
      message: 'The address isn’t one of {seller}, or it names another account.',
      fix: 'Try another provider.',
    },
  },
}
