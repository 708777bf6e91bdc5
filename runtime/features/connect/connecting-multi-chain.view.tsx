'use client'
import { useEffect } from 'react'
import type { Namespace } from '../../../schema/caip.js'
import { fill } from '../../../schema/explain-error.js'
import type { ViewProps } from '../../contract/view.js'
import { clean } from '../../core/clean.js'
import { namespaceTexts } from '../../core/namespace-texts.js'
import { useKit } from '../../react/use-kit.js'
import { useValue } from '../../react/use-value.js'
import { partsById } from '../../wallets/wallet-parts.js'
import { multiChainTexts } from './multi-chain-texts.js'

/** Nothing of it is shown before a guard lets wallets be connected (`Slots.holds`). */
export const connects = true

/** Names of networks that fit on one line. */
const NAMES = 3

/** View `ConnectingMultiChain`: on which namespace the wallet of `connectorId` is to be used. Rows carry `data-mk-namespace`. */
export default function ConnectingMultiChainView({ params, ui }: ViewProps) {
  const { registry, wiring } = useKit()
  const { Image, List, NetworkImage, Row, Title, navigation, useWords } = ui
  const words = useWords(multiChainTexts)
  const namespaceNames = useWords(namespaceTexts)
  const connectors = partsById(params['connectorId'], useValue(registry.list))
  const [wallet] = connectors
  useEffect(() => {
    if (!wallet) navigation.reset('Connect')
  }, [wallet, navigation])

  const networksOf = (namespace: Namespace) =>
    wiring.networks.filter(({ chainNamespace }) => chainNamespace === namespace)

  function namesOf(namespace: Namespace): string | undefined {
    const names = networksOf(namespace).map(({ name }) => clean(name))
    if (names.join() === namespaceNames[namespace]) return undefined
    const shown = names.slice(0, NAMES).map((name) => `\u2068${name}\u2069`)
    return [...shown, ...(names.length > NAMES ? ['…'] : [])].join(' · ')
  }

  return (
    <>
      <Title text={words.title} />
      {wallet && (
        <div className="mk-body">
          <div className="mk-lead">
            <Image src={wallet.icon} name={wallet.name} size="large" />
            <p className="mk-text">
              <bdi>{fill(words.text, { wallet: clean(wallet.name) })}</bdi>
            </p>
          </div>
          <List label={words.list}>
            {connectors.map(({ id, namespace }) => {
              const [network] = networksOf(namespace)
              const name = namespaceNames[namespace]
              return (
                <Row
                  key={namespace}
                  data-mk-namespace={namespace}
                  image={network ? <NetworkImage network={network} /> : <Image name={name} shape="round" />}
                  title={name}
                  detail={namesOf(namespace)}
                  leadsTo="ConnectingExternal"
                  onClick={() => navigation.push('ConnectingExternal', { namespace, connectorId: id })}
                />
              )
            })}
          </List>
        </div>
      )}
    </>
  )
}
