'use client'
import { useEffect } from 'react'
import { fill } from '../../../schema/explain-error.js'
import type { ViewProps } from '../../contract/view.js'
import { useIsSlow } from '../../login/use-is-slow.js'
import { useSignIn } from '../../login/use-sign-in.js'
import { shellTexts } from '../../ui/texts.js'
import { type SocialName, socialsToken } from './contract.js'
import { Declined } from './declined.js'
import { ProviderTile } from './provider-tile.js'
import { providerNames } from './providers.js'
import { socialsTexts } from './texts.js'
import { useProviders } from './use-providers.js'
import { type ShownLogin, useSocialLogin } from './use-social-login.js'

/** Nothing of it is shown before a guard lets wallets be connected (`Slots.holds`). */
export const connects = true
/** The project's backend may have switched the provider off. */
export const isSwitched = true

/** View `ConnectingSocial`: the login with `provider`, in a window that the click before has opened; then the wallet is connected. */
export default function ConnectingSocialView({ ui, params }: ViewProps) {
  const { Failure, Title, navigation, useLogic, useWords } = ui
  const words = useWords(socialsTexts)
  const named = useProviders().find((provider) => provider === params['provider'])
  const provider = named === 'farcaster' ? undefined : named
  const { value: api, error: missing, retry } = useLogic(socialsToken, 'ConnectingSocial')
  const signIn = useSignIn(api, ui, words)
  const login = useSocialLogin(api, provider, signIn.start)
  useEffect(() => {
    // A host may open it with anything.
    if (named === 'farcaster') navigation.replace('ConnectingFarcaster')
    else if (!named) navigation.reset('Connect')
  }, [named, navigation])
  if (!provider) return <span className="mk-spinner" />

  const error = missing ?? signIn.error ?? login.error
  function onRetry(): void {
    if (missing) retry()
    // In the click: it opens the window.
    if (signIn.error) signIn.start()
    else login.again()
  }

  return (
    <>
      <Title text={providerNames[provider]} />
      {!error && <Progress ui={ui} provider={provider} login={login} isDone={signIn.step === 'done'} />}
      {error &&
        (error.code === 'wallet/rejected' && !signIn.error ? (
          <Declined ui={ui} provider={provider} onRetry={onRetry} />
        ) : (
          <Failure error={error} image={<ProviderTile provider={provider} size="large" />} onRetry={onRetry} />
        ))}
    </>
  )
}

interface ProgressProps extends Pick<ViewProps, 'ui'> {
  readonly provider: SocialName
  readonly login: ShownLogin
  /** Whether the wallet is connected. */
  readonly isDone: boolean
}

function Progress({ ui, provider, login, isDone }: ProgressProps) {
  const { Button, StatusScreen, navigation, useWords } = ui
  const words = useWords(socialsTexts)
  const { cancel, retry } = useWords(shellTexts)
  const { step } = login
  const isBusy = !isDone && (step === 'opening' || step === 'finishing' || step === 'done')
  const isSlow = useIsSlow(isBusy, words.slow, ui)
  const slow = isSlow ? words.slow : ''
  const [title, text] = said()
  return (
    <StatusScreen
      image={<ProviderTile provider={provider} size="large" />}
      isBusy={isBusy || step === 'open'}
      badge={isDone ? 'success' : undefined}
      title={fill(title, { provider: providerNames[provider] })}
      text={text}
    >
      {step === 'blocked' && (
        <Button kind="primary" onClick={login.open}>
          {fill(words.open, { provider: providerNames[provider] })}
        </Button>
      )}
      {step === 'away' && (
        <Button kind="primary" onClick={login.again}>
          {retry}
        </Button>
      )}
      {(step === 'opening' || step === 'open') && <Button onClick={navigation.back}>{cancel}</Button>}
    </StatusScreen>
  )

  function said(): readonly [title: string, text: string] {
    if (isDone) return [words.done, '']
    switch (step) {
      case 'opening':
        return [words.opening, slow]
      case 'blocked':
        return [words.blocked, words.blockedText]
      case 'open':
        return [words.inWindow, words.inWindowText]
      case 'away':
        return [words.away, words.awayText]
      default:
        return [words.signingIn, slow]
    }
  }
}
