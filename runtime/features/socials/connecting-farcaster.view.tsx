'use client'
import { useEffect, useState } from 'react'
import type { ViewProps } from '../../contract/view.js'
import { cell } from '../../core/cell.js'
import { deviceOf } from '../../links/device.js'
import { useIsSlow } from '../../login/use-is-slow.js'
import { type SignIn, useSignIn } from '../../login/use-sign-in.js'
import { useValue } from '../../react/use-value.js'
import { type FarcasterState, socialsToken } from './contract.js'
import { Declined } from './declined.js'
import { FarcasterApp } from './farcaster-app.js'
import { FarcasterCode } from './farcaster-code.js'
import { ProviderTile } from './provider-tile.js'
import { providerNames } from './providers.js'
import { socialsTexts } from './texts.js'
import { usePageLook } from './use-page-look.js'
import { useProviders } from './use-providers.js'

/** Nothing of it is shown before a guard lets wallets be connected (`Slots.holds`). */
export const connects = true
/** The project's backend may have switched it off. */
export const isSwitched = true

/** View `ConnectingFarcaster`: a code for the user's app, or a link into it on a phone; then the wallet is connected. */
export default function ConnectingFarcasterView({ ui }: ViewProps) {
  const { Failure, Title, navigation, useLogic, useWords } = ui
  const words = useWords(socialsTexts)
  const isOn = useProviders().includes('farcaster')
  const { value: api, error: missing, retry } = useLogic(socialsToken, 'ConnectingFarcaster')
  const login = isOn ? api?.farcaster : undefined
  const signIn = useSignIn(api, ui, words)
  const [none] = useState(() => cell<FarcasterState>({ step: 'making' }))
  const state = useValue(login?.state ?? none)
  const isApproved = state.step === 'approved'
  const { start } = signIn
  useEffect(() => {
    if (!isOn) navigation.reset('Connect')
  }, [isOn, navigation])
  useEffect(() => login?.join(), [login])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each approval, whatever `start` is by then.
  useEffect(() => {
    if (isApproved) start()
  }, [isApproved])
  if (!isOn) return <span className="mk-spinner" />

  const failed = state.step === 'failed' ? state.error : undefined
  const error = missing ?? signIn.error ?? failed
  function onRetry(): void {
    if (missing) retry()
    else if (signIn.error) start()
    else login?.renew()
  }

  return (
    <>
      <Title text={providerNames.farcaster} />
      {!error && <Progress ui={ui} state={state} signIn={signIn} onRenew={() => login?.renew()} />}
      {error &&
        (error.code === 'wallet/rejected' && !signIn.error ? (
          <Declined ui={ui} provider="farcaster" onRetry={onRetry} />
        ) : (
          <Failure error={error} image={<ProviderTile provider="farcaster" size="large" />} onRetry={onRetry} />
        ))}
    </>
  )
}

interface ProgressProps extends Pick<ViewProps, 'ui'> {
  readonly state: FarcasterState
  readonly signIn: SignIn
  onRenew(): void
}

function Progress({ ui, state, signIn, onRenew }: ProgressProps) {
  const { StatusScreen, useWords } = ui
  const words = useWords(socialsTexts)
  const device = deviceOf(usePageLook())
  const isBusy = state.step === 'approved' && signIn.step !== 'done'
  const isSlow = useIsSlow(isBusy, words.slow, ui)
  if (state.step === 'approved')
    return (
      <StatusScreen
        image={<ProviderTile provider="farcaster" size="large" />}
        isBusy={isBusy}
        badge={isBusy ? undefined : 'success'}
        title={isBusy ? words.signingIn : words.done}
        text={isSlow ? words.slow : ''}
      />
    )
  const shown = { ui, onRenew, uri: 'uri' in state ? state.uri : undefined, isExpired: state.step === 'expired' }
  return device.os === 'desktop' ? <FarcasterCode {...shown} /> : <FarcasterApp {...shown} device={device} />
}
