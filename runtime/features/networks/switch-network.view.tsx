'use client'
import { useEffect, useState } from 'react'
import { fill } from '../../../schema/explain-error.js'
import type { ViewProps, ViewUi } from '../../contract/view.js'
import { clean } from '../../core/clean.js'
import { coreError } from '../../core/errors.js'
import type { Network } from '../../core/network.js'
import { useNetwork, useWalletInfo } from '../../react/hooks.js'
import { useChain } from '../../react/use-chain.js'
import { useKit } from '../../react/use-kit.js'
import { useValue } from '../../react/use-value.js'
import { createSwitchFlow } from './flow.js'
import { switchingTexts } from './switching-texts.js'

/**
 * View `SwitchNetwork`: asks the wallet to move to the network `caipNetworkId` at once, and waits for its answer. Where
 * the app has no such network, the developer is told (SPEC §8) and the list is shown instead.
 */
export default function SwitchNetworkView({ params, ui }: ViewProps) {
  const { Title, alerts, navigation, useWords } = ui
  const words = useWords(switchingTexts)
  const id = params['caipNetworkId']
  const network = useKit().wiring.networks.find((item) => item.caipNetworkId === id)
  useEffect(() => {
    if (network) return
    alerts.show(coreError('network/not-found', { network: typeof id === 'string' ? id : typeof id }))
    navigation.replace('Networks')
  }, [network, id, alerts, navigation])
  return (
    <>
      <Title text={network?.name ?? words.title} />
      {network && <Switching network={network} ui={ui} />}
    </>
  )
}

function Switching({ network, ui }: { readonly network: Network; readonly ui: ViewUi }) {
  const kit = useKit()
  const { Button, Failure, NetworkImage, StatusScreen, Waiting, navigation, useWords } = ui
  const words = useWords(switchingTexts)
  const [flow] = useState(() => createSwitchFlow(kit))
  const state = useValue(flow.state)
  const { chainNamespace, caipNetworkId, name } = network
  const [own, active] = [useWalletInfo(chainNamespace), useWalletInfo()]
  const wallet = own ?? active
  const isChosen = useChain(chainNamespace)?.switching === 'chooses'
  const isThere = useNetwork().caipNetworkId === caipNetworkId
  // The user may also switch in the wallet itself, before or after it has answered.
  const isDone = state.step === 'done' || (isThere && state.step !== 'idle')

  useEffect(() => {
    void flow.start(network)
    return flow.cancel
  }, [flow, network])
  useEffect(() => {
    if (isDone) navigation.leave('Networks', 'UnsupportedChain', 'SwitchNetwork')
  }, [isDone, navigation])

  const slots = { wallet: clean(wallet?.name ?? words.yourWallet), network: clean(name) }
  const image = <NetworkImage network={network} size="large" />
  if (isDone) {
    return <StatusScreen image={image} badge="success" title={words.done} text={fill(words.doneText, slots)} />
  }
  if (state.step === 'failed' && !isChosen && state.error.code === 'wallet/unsupported') {
    return (
      <StatusScreen
        image={image}
        code={state.error.code}
        title={fill(words.byHand, slots)}
        text={fill(words.byHandText, slots)}
      >
        <Button onClick={navigation.back}>{words.back}</Button>
      </StatusScreen>
    )
  }
  if (state.step === 'failed') {
    return <Failure error={state.error} onRetry={state.retry} image={image} isOfWallet={!isChosen} />
  }
  // No wallet is asked, so that there is nothing to wait for.
  if (isChosen) return null
  const isEmbedded = wallet?.type === 'AUTH'
  const [first, second, third, last] = isEmbedded ? words.embeddedHints : words.hints
  return (
    <Waiting
      image={image}
      title={fill(isEmbedded ? words.embedded : words.waiting, slots)}
      hints={[fill(first, slots), fill(second, slots), fill(third, slots), fill(last, slots)]}
      onCancel={navigation.back}
    />
  )
}
