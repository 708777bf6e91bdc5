'use client'
import type { Network } from '../../core/network.js'
import { useAccount, useNetwork } from '../../react/hooks.js'
import { useKit } from '../../react/provider.js'
import type { ViewProps } from '../../wiring.js'
import { networksTexts } from './texts.js'

/** View `Networks`: the networks of the app, the current one marked. Rows carry `data-mk-network`. */
export default function NetworksView({ ui }: ViewProps) {
  const { Icon, Image, List, Row, Title, navigation, views } = ui
  const { networks } = useKit().wiring
  const { caipNetworkId, isSupported, switchTo } = useNetwork()
  const isConnected = useAccount().status === 'connected'

  function select({ caipNetworkId: id }: Network): void {
    const ask = () => navigation.push('SwitchNetwork', { caipNetworkId: id })
    if (isConnected && id !== caipNetworkId) ask()
    // What could not be fetched is said, and tried again, where a wallet would be asked.
    else switchTo(id).then(() => navigation.leave('Networks'), ask)
  }

  return (
    <div className="mk-body">
      <Title text={networksTexts.title} />
      {!isSupported && <p className="mk-note">{networksTexts.unsupported}</p>}
      <List label={networksTexts.list} onReach={() => void views.load('SwitchNetwork')}>
        {networks.map((network) => {
          const isCurrent = network.caipNetworkId === caipNetworkId
          return (
            <Row
              key={network.caipNetworkId}
              data-mk-network={network.caipNetworkId}
              aria-current={isCurrent || undefined}
              image={<Image src={network.assets?.imageUrl} name={network.name} shape="round" />}
              title={network.name}
              detail={network.testnet ? networksTexts.testnet : undefined}
              end={
                isCurrent && (
                  <>
                    <span className="mk-tag">{networksTexts.current}</span>
                    <Icon name="check" />
                  </>
                )
              }
              onClick={() => select(network)}
            />
          )
        })}
      </List>
    </div>
  )
}
