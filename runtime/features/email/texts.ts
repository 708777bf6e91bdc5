import type { TextBlock } from '../../core/words.js'

/** The words of signing in with an e-mail address. `{email}` is set apart from the text around it. */
export const emailTexts = {
  id: 'email',
  words: {
    title: 'Sign in with email',
    how: 'We’ll email you a code.',
    noPassword: 'No password needed.',
    next: 'Continue',
    sending: 'Sending the email…',
    /** After three seconds of any wait. */
    slow: 'Still working. Hang on a moment…',
    signingIn: 'Signing in…',
    invalid: 'Enter a full address, like name@example.com.',
    /** SPEC §8. */
    cooldown: 'Please try again after {seconds} seconds',
    linked: 'You’re already signed in with email.',
    other: 'Use a different email',

    inbox: 'Check your email',
    approve: 'Approve this sign-in',
    approveText: 'Open the link we sent to {email}.',
    choose: 'Choose {number} in the email',
    chooseText: 'We sent it to {email}.',
    approved: 'Approved. Enter the code from your email.',

    enter: 'Enter your code',
    code: 'Enter the 6-digit code we sent to {email}',
    valid: 'The code expires in 10 minutes.',
    checking: 'Checking the code…',
    /** `{reason}` is what the wallet said, without its full stop. */
    wrong: '{reason}. Try again.',
    done: 'Signed in',

    missing: 'Didn’t get it?',
    resend: 'Resend',
    resendIn: 'Resend in {seconds} s',
    resent: 'New email sent',
  },
} as const satisfies TextBlock
