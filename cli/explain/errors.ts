import { defineErrors } from '../../schema/explain-error.js'

/** What `explain` cannot explain. */
export const explainError = defineErrors({
  'explain/unknown-feature': {
    title: 'Unknown feature',
    message: 'This version of create-modal-kit has no feature "{name}".',
    fix: 'Use {suggestion}.',
  },
})
