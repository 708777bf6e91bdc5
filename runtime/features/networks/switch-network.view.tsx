'use client'
import { useEffect, useState } from 'react'
import { fill } from '../../../schema/error.js'
import type { Network } from '../../core/network.js'
import { useWalletInfo } from '../../react/hooks.js'
import { useKit } from '../../react/provider.js'
import { useValue } from '../../react/use-value.js'
import type { ViewUi } from '../../ui/view-ui.js'
import type { ViewProps } from '../../wiring.js'
import { createSwitchFlow } from './flow.js'
import { switchingTexts } from './switching-texts.js'

/** View `SwitchNetwork`: asks the wallet to move to the network `caipNetworkId` at once, and waits for its answer. */
export default function SwitchNetworkView({ params, ui }: ViewProps) {
  const { wiring } = useKit()
  const { navigation, Title } = ui
  const network = wiring.networks.find((item) => item.caipNetworkId === params['caipNetworkId'])
  useEffect(() => {
    if (!network) navigation.replace('Networks')
  }, [network, navigation])
  return (
    <>
      <Title text={network?.name ?? switchingTexts.title} />
      {network && <Switching network={network} ui={ui} />}
    </>
  )
}

function Switching({ network, ui }: { readonly network: Network; readonly ui: ViewUi }) {
  const kit = useKit()
  const { Failure, Image, Scene, Waiting, navigation } = ui
  const [flow] = useState(() => createSwitchFlow(kit))
  const state = useValue(flow.state)
  const wallet = useWalletInfo()?.name ?? switchingTexts.yourWallet
  const isDone = state.step === 'done'

  useEffect(() => {
    void flow.start(network)
    return flow.cancel
  }, [flow, network])
  useEffect(() => {
    if (isDone) navigation.leave('Networks')
  }, [isDone, navigation])

  const slots = { wallet, network: network.name }
  const image = <Image src={network.assets?.imageUrl} name={network.name} size="large" shape="round" />
  if (state.step === 'failed') return <Failure error={state.error} onRetry={state.retry} image={image} />
  if (isDone) {
    return (
      <Scene image={image} badge="success" title={switchingTexts.done} text={fill(switchingTexts.doneText, slots)} />
    )
  }
  const [first, second, third, last] = switchingTexts.hints
  return (
    <Waiting
      image={image}
      title={fill(switchingTexts.waiting, slots)}
      hints={[fill(first, slots), fill(second, slots), fill(third, slots), fill(last, slots)]}
      onCancel={navigation.back}
    />
  )
}
