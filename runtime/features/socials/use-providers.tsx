import { useKit } from '../../react/use-kit.js'
import { type SocialName, socialsToken } from './contract.js'
import { shownProviders } from './shown-providers.js'
import { usePageLook } from './use-page-look.js'

/** The providers that are offered here, in the order of the app. */
export function useProviders(): readonly SocialName[] {
  return shownProviders(useKit().options(socialsToken)?.socials ?? [], usePageLook())
}
