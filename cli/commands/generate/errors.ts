import { defineErrors } from '../../../schema/explain-error.js'

/** What `generate` finds wrong with the project. */
export const generateError = defineErrors({
  'generate/stale': {
    title: 'Generated files are stale',
    message: '{files} would change.',
    fix: 'Run `modal-kit generate` and commit what it writes.',
  },
})
