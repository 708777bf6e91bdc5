import { defineErrors } from '../../../schema/explain-error.js'

/** What can be wrong with the flags of `dev`. */
export const devError = defineErrors({
  'dev/bad-port': {
    title: 'Port not valid',
    message: '"{port}" cannot be a port.',
    fix: 'Give --port a number from 1 to 65535, or 0 for any that are free.',
  },
})
