import type { TextBlock } from '../../core/words.js'

/** The words of a login in the window of a provider, whose name is not translated. */
export const socialsTexts = {
  id: 'socials',
  words: {
    opening: 'Opening {provider}…',
    /** The browser lets a window open with a click alone. */
    blocked: 'Open {provider} to continue',
    blockedText: 'Your browser blocked the window.',
    open: 'Open {provider}',
    inWindow: 'Continue in the {provider} window',
    inWindowText: 'Sign in there, then come back here.',
    /** The window looks closed, which may be wrong. */
    away: 'Finish in the {provider} window',
    awayText: 'Can’t find it? Try again with a new window.',
    signingIn: 'Signing in…',
    /** After three seconds of any wait. */
    slow: 'Still working. Hang on a moment…',
    done: 'Signed in',
    declined: 'You didn’t sign in with {provider}',
    declinedText: 'Try again, or go back for more options.',
  },
} as const satisfies TextBlock

/** The words of a login with the Farcaster app. */
export const farcasterTexts = {
  id: 'farcaster',
  words: {
    code: 'QR code to sign in',
    noCode: 'Couldn’t draw the code. Copy the link instead.',
    scan: 'Scan with your phone’s camera',
    copy: 'Copy link',
    copied: 'Link copied',
    notCopied: 'Couldn’t copy the link',
    expired: 'Code expired',
    renew: 'Show new code',
    renewed: 'New code ready. Valid for 5 minutes.',
    preparing: 'Preparing…',
    continueIn: 'Continue in {provider}',
    inApp: 'Approve the sign-in there, then come back here.',
    late: 'No answer yet. Try again and approve within 5 minutes.',
  },
} as const satisfies TextBlock
