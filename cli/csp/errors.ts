import { defineErrors } from '../../schema/explain-error.js'

/** What makes a policy impossible to write. */
export const cspError = defineErrors({
  'csp/unwritable-origin': {
    title: 'Address not fit for a policy',
    message: '{origin} cannot be named in a Content-Security-Policy.',
    fix: 'Write it in modal.config.ts with a plain host name, for example localhost in place of [::1].',
  },
})
