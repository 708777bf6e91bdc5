'use client'
import { fill } from '../../../schema/explain-error.js'
import type { FirstViewProps } from '../../contract/view.js'
import { useIsDrawn } from '../../login/use-is-drawn.js'
import { useIsSignedIn } from '../../login/use-is-signed-in.js'
import { useKit } from '../../react/use-kit.js'
import type { SocialName } from './contract.js'
import { openLogin } from './open-login.js'
import { socialsPartTexts } from './part-texts.js'
import { ProviderMark } from './provider-mark.js'
import { providerNames } from './providers.js'
import { useProviders } from './use-providers.js'

/** With more providers than this, some are behind a button (FACTS 1.3). */
const MOST = 6
/** Those that stand beside it then. */
const BESIDE_MORE = 4

/** The providers in the view Connect: the first by its name, the others by their marks; two alone by theirs. */
export function SocialsPart({ ui }: FirstViewProps) {
  const { Button, Icon, navigation, useWords } = ui
  const kit = useKit()
  const words = useWords(socialsPartTexts)
  const isOff = useIsSignedIn()
  const isDrawn = useIsDrawn()
  const providers = useProviders()
  const wide = providers.length === 2 ? undefined : providers[0]
  const others = wide ? providers.slice(1) : providers
  const hasMore = providers.length > MOST
  const nameOf = (provider: SocialName) => fill(words.continue, { provider: providerNames[provider] })
  const actsOf = (provider: SocialName) => ({
    disabled: isOff,
    leadsTo: provider === 'farcaster' ? 'ConnectingFarcaster' : 'ConnectingSocial',
    'data-mk-provider': provider,
    onClick: () => openLogin(kit, navigation, provider),
  })

  if (!isDrawn)
    return (
      <>
        {wide && <div className="mk-field" />}
        {others.length > 0 && <div className="mk-field" />}
      </>
    )
  return (
    <>
      {wide && (
        <Button {...actsOf(wide)}>
          <ProviderMark provider={wide} />
          {nameOf(wide)}
        </Button>
      )}
      {others.length > 0 && (
        <div className="mk-providers">
          {(hasMore ? others.slice(0, BESIDE_MORE) : others).map((provider) => (
            <Button key={provider} aria-label={nameOf(provider)} {...actsOf(provider)}>
              <ProviderMark provider={provider} />
            </Button>
          ))}
          {hasMore && (
            <Button
              aria-label={words.all}
              disabled={isOff}
              leadsTo="ConnectSocials"
              onClick={() => navigation.push('ConnectSocials')}
            >
              <Icon drawing="M4.5 10a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0zm5 0a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0zm5 0a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0z" />
            </Button>
          )}
        </div>
      )}
    </>
  )
}
