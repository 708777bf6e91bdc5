import type { Connector } from '../../contract/connector.js'
import type { ViewUi } from '../../contract/view.js'
import { useKit } from '../../react/use-kit.js'
import { useValue } from '../../react/use-value.js'
import { allWalletsToken } from '../all-wallets/contract.js'
import { pairingTexts } from './pairing-texts.js'
import { Scanned } from './scanned.js'
import { useDevice } from './use-device.js'

/** What the screen takes. */
export interface AnyWalletProps {
  readonly ui: ViewUi
  readonly connector: Connector
}

/**
 * The code any wallet may scan and, where there is a directory, the way to all wallets; on a phone, the wallets of its
 * browser in place of the code, which the same phone cannot scan.
 */
export function AnyWallet({ ui, connector }: AnyWalletProps) {
  const { Icon, List, Row, navigation, useWords } = ui
  const kit = useKit()
  const words = useWords(pairingTexts)
  const { os } = useDevice().device
  const hasAll = kit.has(allWalletsToken)
  return (
    <>
      {os === 'desktop' || !hasAll ? <Scanned ui={ui} connector={connector} /> : <Installed ui={ui} />}
      {hasAll && (
        <List label={words.allWallets}>
          <Row
            data-mk-wallet="all"
            image={
              <span className="mk-image mk-tile">
                <Icon name="search" />
              </span>
            }
            title={words.allWallets}
            leadsTo="AllWallets"
            onClick={() => navigation.push('AllWallets')}
          />
        </List>
      )}
    </>
  )
}

/** The wallets that announced themselves in this browser. */
function Installed({ ui }: { readonly ui: ViewUi }) {
  const { registry } = useKit()
  const { Image, List, Row, navigation, useWords } = ui
  const words = useWords(pairingTexts)
  const wallets = useValue(registry.list).filter(({ type }) => type !== 'WALLET_CONNECT')
  if (wallets.length === 0) return null
  return (
    <List label={words.inThisBrowser}>
      {wallets.map(({ id, namespace, name, icon }) => (
        <Row
          key={`${namespace}/${id}`}
          data-mk-wallet={id}
          image={<Image src={icon} name={name} />}
          title={name}
          leadsTo="ConnectingExternal"
          onClick={() => navigation.push('ConnectingExternal', { namespace, connectorId: id })}
        />
      ))}
    </List>
  )
}
