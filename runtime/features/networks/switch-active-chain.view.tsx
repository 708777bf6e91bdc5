'use client'
import { useEffect } from 'react'
import { fill } from '../../../schema/explain-error.js'
import type { ViewProps, ViewUi } from '../../contract/view.js'
import { clean } from '../../core/clean.js'
import { coreError } from '../../core/errors.js'
import { namespaceTexts } from '../../core/namespace-texts.js'
import type { Network } from '../../core/network.js'
import { useWalletInfo } from '../../react/hooks.js'
import { useKit } from '../../react/use-kit.js'
import { useValue } from '../../react/use-value.js'
import { partsById } from '../../wallets/wallet-parts.js'
import { activeChainTexts } from './active-chain-texts.js'

/** View `SwitchActiveChain`: the network `caipNetworkId` needs a wallet of another namespace than the one connected. */
export default function SwitchActiveChainView({ params, ui }: ViewProps) {
  const { Title, alerts, navigation, useWords } = ui
  const words = useWords(activeChainTexts)
  const network = useKit().wiring.networks.find((item) => item.caipNetworkId === params['caipNetworkId'])
  useEffect(() => {
    if (network) return
    const id = params['caipNetworkId']
    alerts.show(coreError('network/not-found', { network: typeof id === 'string' ? id : typeof id }))
    navigation.replace('Networks')
  }, [network, params, alerts, navigation])
  return (
    <>
      <Title text={words.title} />
      {network && <Question network={network} ui={ui} />}
    </>
  )
}

function Question({ network, ui }: { readonly network: Network; readonly ui: ViewUi }) {
  const { Button, NetworkImage, StatusScreen, navigation, useWords } = ui
  const [words, namespaceNames] = [useWords(activeChainTexts), useWords(namespaceTexts)]
  const { registry, session } = useKit()
  const { id, name: wallet = words.yourWallet } = useWalletInfo() ?? {}
  const { chainNamespace: namespace, caipNetworkId, name } = network
  const parts = partsById(id, useValue(registry.list))
  const isThereToo = parts.some((connector) => connector.namespace === namespace)

  function goOn(): void {
    session.activate(namespace, caipNetworkId)
    navigation.reset('Connect', { namespace })
  }
  return (
    <StatusScreen
      image={<NetworkImage network={network} size="large" />}
      title={fill(words.heading, { namespace: namespaceNames[namespace] })}
      text={fill(isThereToo ? words.textToo : words.text, { wallet: clean(wallet), network: clean(name) })}
    >
      <Button kind="primary" leadsTo="Connect" onClick={goOn}>
        {words.switch}
      </Button>
      <Button onClick={navigation.back}>{words.cancel}</Button>
    </StatusScreen>
  )
}
