'use client'

import type { ViewsModule } from '../../contract/view.js'
import { UpdateEmailPrimaryOtpView, UpdateEmailSecondaryOtpView } from './update-email-otp-view.js'
import { UpdateEmailWalletView } from './update-email-wallet-view.js'

/** The project's backend may have switched it off. */
export const isSwitched = true

/** The views of changing the e-mail address, in one script. */
export const views: ViewsModule['views'] = {
  UpdateEmailWallet: UpdateEmailWalletView,
  UpdateEmailPrimaryOtp: UpdateEmailPrimaryOtpView,
  UpdateEmailSecondaryOtp: UpdateEmailSecondaryOtpView,
}
