import type { Navigation } from '../../contract/view.js'
import type { EmailStep } from './contract.js'

/** Goes where the wallet's site wants to be asked next (SPEC §4, login); `connect` where it asks for nothing more. */
export function goOn(
  { action, number }: EmailStep,
  { email, navigation, connect }: { readonly email: string; readonly navigation: Navigation; connect(): void },
): void {
  if (action === 'CONNECT') connect()
  else if (action === 'VERIFY_OTP') navigation.replace('EmailVerifyOtp', { email })
  else navigation.replace('EmailVerifyDevice', { email, number })
}
