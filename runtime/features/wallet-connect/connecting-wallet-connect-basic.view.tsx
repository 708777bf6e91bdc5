'use client'
import { useEffect, useState } from 'react'
import { useKit } from '../../react/provider.js'
import { useValue } from '../../react/use-value.js'
import type { ViewProps } from '../../wiring.js'
import { Late } from './late.js'
import { pairingConnector } from './pairing-connector.js'
import { pairingTexts } from './pairing-texts.js'
import { useDevice } from './use-device.js'

const scanned = () => import('./scanned.js').then((it) => it.Scanned)

/**
 * View `ConnectingWalletConnectBasic`: the code any wallet may scan and, where there is a directory, the way to all
 * wallets; on a phone, the wallets of its browser in place of the code, which nobody scans there.
 */
export default function ConnectingWalletConnectBasicView({ ui }: ViewProps) {
  const kit = useKit()
  const { Icon, List, Row, Title, navigation, useWords, views } = ui
  const words = useWords(pairingTexts)
  const [connector] = useState(() => pairingConnector(kit, undefined))
  const { os } = useDevice().device
  const hasAll = views.has('AllWallets')
  useEffect(() => {
    if (!connector) navigation.reset('Connect')
  }, [connector, navigation])
  if (!connector) return <Title text="WalletConnect" />
  return (
    <div className="mk-reach">
      <Title text={connector.name} />
      {os === 'desktop' || !hasAll ? <Late ui={ui} load={scanned} props={{ ui, connector }} /> : <Installed ui={ui} />}
      {hasAll && (
        <List label={words.allWallets} onReach={() => void views.load('AllWallets')}>
          <Row
            data-mk-wallet="all"
            image={
              <span className="mk-image mk-tile">
                <Icon name="search" />
              </span>
            }
            title={words.allWallets}
            onClick={() => navigation.push('AllWallets')}
          />
        </List>
      )}
    </div>
  )
}

type Ui = ViewProps['ui']

/** The wallets that announced themselves in this browser. */
function Installed({ ui }: { readonly ui: Ui }) {
  const { registry } = useKit()
  const { Image, List, Row, navigation, useWords, views } = ui
  const words = useWords(pairingTexts)
  const wallets = useValue(registry.list).filter(({ type }) => type !== 'WALLET_CONNECT')
  if (wallets.length === 0) return null
  return (
    <List label={words.inThisBrowser} onReach={() => void views.load('ConnectingExternal')}>
      {wallets.map(({ id, namespace, name, icon }) => (
        <Row
          key={`${namespace}/${id}`}
          data-mk-wallet={id}
          image={<Image src={icon} name={name} />}
          title={name}
          onClick={() => navigation.push('ConnectingExternal', { namespace, connectorId: id })}
        />
      ))}
    </List>
  )
}
