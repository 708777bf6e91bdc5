import { z } from 'zod'
import { defineManifest } from '../../../schema/feature.js'
import { emailChangeTexts } from './change-texts.js'
import { emailPartTexts } from './part-texts.js'
import { emailTexts } from './texts.js'

/** The e-mail feature, as the CLI sees it: signing in to the embedded wallet with a code sent by mail. */
export const email = defineManifest({
  id: 'email',
  title: 'Sign in with e-mail (embedded wallet)',
  requires: ['connect', 'secureWallet'],
  views: {
    EmailLogin: 'views/email/email-login',
    EmailVerifyDevice: 'views/email/email-verify-device',
    EmailVerifyOtp: 'views/email/email-verify-otp',
    UpdateEmailWallet: 'views/email/change',
    UpdateEmailPrimaryOtp: 'views/email/change',
    UpdateEmailSecondaryOtp: 'views/email/change',
  },
  late: true,
  texts: [emailPartTexts, emailTexts, emailChangeTexts],
  css: 'email.css',
  contacts: [
    {
      service: 'api',
      why: 'whether the project has it switched off',
      when: 'while the modal is open',
      isOptional: true,
    },
  ],
  // The local stack serves the wallet's site; elsewhere one has to be there first.
  init: [
    {
      flag: 'email',
      comment:
        'Signing in by e-mail, without a wallet. `modal-kit dev` has the wallet site, and the codes in its inbox.',
      offeredWith: ['local'],
    },
  ],
  storage: [{ key: '@modal-kit/1/project', holds: 'which features the project has switched off, for five minutes' }],
  switch: 'email',
  flags: {
    /** Signs users in to a wallet of the app by a code that is sent to their e-mail address. */
    email: z.boolean().optional(),
  },
})
