import { defineErrors } from '../../../schema/explain-error.js'

/** What `doctor` is asked wrongly. */
export const doctorError = defineErrors({
  'doctor/bad-url': {
    title: 'Not the address of a page',
    message: '--url can\'t be "{url}".',
    fix: 'Write the whole address: --url https://app.example.com.',
  },
  'doctor/url-with-password': {
    title: 'Address with a password',
    message: '--url holds a user name or password for {host}, and neither is sent.',
    fix: 'Remove them, and give doctor the address of a public deployment.',
  },
})
