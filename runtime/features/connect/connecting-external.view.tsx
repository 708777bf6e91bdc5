'use client'
import { useEffect, useState } from 'react'
import { isNamespace } from '../../../schema/caip.js'
import { fill } from '../../../schema/error.js'
import type { Connector } from '../../connectors/connector.js'
import type { Kit } from '../../kit.js'
import { useKit } from '../../react/provider.js'
import { useValue } from '../../react/use-value.js'
import type { ViewUi } from '../../ui/view-ui.js'
import type { ViewProps } from '../../wiring.js'
import { connectOptions } from './feature.js'
import { createConnectFlow } from './flow.js'
import { waitingTexts } from './waiting-texts.js'

/** View `ConnectingExternal`: asks the wallet named by `namespace` and `connectorId` at once, and waits for its answer. */
export default function ConnectingExternalView({ params, ui }: ViewProps) {
  const kit = useKit()
  const { navigation, Title } = ui
  const [connector] = useState(() => connectorOf(kit, params))
  useEffect(() => {
    if (!connector) navigation.reset('Connect')
  }, [connector, navigation])
  return (
    <>
      <Title text={connector?.name ?? waitingTexts.title} />
      {connector && <Connecting connector={connector} ui={ui} />}
    </>
  )
}

function Connecting({ connector, ui }: { readonly connector: Connector; readonly ui: ViewUi }) {
  const kit = useKit()
  const { router } = kit
  const { Failure, Image, Scene, Waiting, navigation } = ui
  const [flow] = useState(() => createConnectFlow(kit, connectOptions(kit)))
  const state = useValue(flow.state)
  const isDone = state.step === 'done'

  useEffect(() => {
    void flow.start(connector)
    return flow.cancel
  }, [flow, connector])
  useEffect(() => {
    if (isDone) router.close()
  }, [isDone, router])

  const slots = { wallet: connector.name }
  const image = <Image src={connector.icon} name={connector.name} size="large" />
  if (state.step === 'failed') return <Failure error={state.error} onRetry={state.retry} image={image} />
  if (isDone) {
    return <Scene image={image} badge="success" title={waitingTexts.done} text={fill(waitingTexts.doneText, slots)} />
  }
  const [first, second, third, last] = waitingTexts.hints
  return (
    <Waiting
      image={image}
      title={fill(waitingTexts.waiting, slots)}
      hints={[first, second, fill(third, slots), fill(last, slots)]}
      onCancel={navigation.back}
    />
  )
}

function connectorOf({ registry }: Kit, { namespace, connectorId }: ViewProps['params']): Connector | undefined {
  if (typeof namespace !== 'string' || !isNamespace(namespace) || typeof connectorId !== 'string') return undefined
  return registry.find(namespace, connectorId)
}
