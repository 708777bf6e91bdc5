import { defineErrors } from '../../../schema/error.js'

/** What `doctor` is asked wrongly. */
export const doctorError = defineErrors({
  'doctor/bad-url': {
    title: 'Not the address of a page',
    message: '--url cannot be "{url}".',
    fix: 'Write the whole address: --url https://app.example.com.',
  },
})
