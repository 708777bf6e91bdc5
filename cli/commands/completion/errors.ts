import { defineErrors } from '../../../schema/explain-error.js'

/** What `completion` is asked wrongly. */
export const completionError = defineErrors({
  'completion/which-shell': {
    title: 'Shell needed',
    message: '`completion` was not told for which shell.',
    fix: 'Name it: modal-kit completion bash, zsh or fish.',
  },
})
