import type { LateSlots } from '../../contract/kit.js'

/** The errors of signing in by mail. */
export const slots: LateSlots = {
  errors: {
    'email/invalid': {
      title: 'Check the e-mail address',
      userMessage: 'Enter a whole address, such as name@example.com.',
      message: 'What was typed isn’t an e-mail address.',
      fix: 'Enter a whole address, such as name@example.com.',
    },
  },
}
