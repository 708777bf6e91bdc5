import { fill } from '../../../schema/explain-error.js'
import type { WalletConnection } from '../../contract/connection.js'
import type { ViewUi } from '../../contract/view.js'
import { shortAddress } from '../../core/address-look.js'
import { clean } from '../../core/clean.js'
import { multiWalletTexts } from './texts.js'
import type { Acts } from './use-acts.js'

/** What a row takes. */
export interface ConnectionRowProps {
  readonly ui: ViewUi
  readonly connection: WalletConnection
  readonly acts: Acts
}

/** One wallet, what it is connected with, and what can be done with it. `data-mk-connection`, `data-status`. */
export function ConnectionRow({ ui, connection, acts }: ConnectionRowProps) {
  const { Button, Icon, Image, useWords } = ui
  const words = useWords(multiWalletTexts)
  const { connectorId, name, icon, status, isHere } = connection
  const isEnded = status === 'disconnected'
  const named = (text: string) => fill(text, { wallet: clean(name, 32) })
  const ending = named(isEnded ? words.removeWallet : words.disconnectWallet)
  return (
    <li className="mk-row mk-still mk-wallet" data-mk-connection={connectorId} data-status={status}>
      <Image src={icon} name={name} />
      <span className="mk-row-text">
        <bdi className="mk-row-title">{clean(name)}</bdi>
        <Addresses ui={ui} connection={connection} />
        {isEnded && !isHere && <span className="mk-row-detail">{words.away}</span>}
      </span>
      {status === 'connected' && (
        <span className="mk-tag" data-tone="app">
          {words.current}
        </span>
      )}
      {status === 'active' && (
        <Button
          aria-label={named(words.useWallet)}
          isBusy={acts.asked?.connectorId === connectorId}
          disabled={acts.isBusy}
          onClick={() => acts.use(connection)}
        >
          {words.use}
        </Button>
      )}
      {isEnded && isHere && (
        <Button
          aria-label={named(words.connectWallet)}
          leadsTo={connectorId === 'walletConnect' ? 'ConnectingWalletConnect' : 'ConnectingExternal'}
          disabled={acts.isBusy}
          onClick={() => acts.connect(connection)}
        >
          {words.connect}
        </Button>
      )}
      <Button
        kind="icon"
        aria-label={ending}
        title={ending}
        disabled={acts.isBusy}
        onClick={() => (isEnded ? acts.remove : acts.disconnect)(connection)}
      >
        <Icon name={isEnded ? 'close' : 'power'} />
      </Button>
    </li>
  )
}

/** The address, or what each is for where they are for different things (Bitcoin). */
function Addresses({ ui, connection: { accounts } }: Pick<ConnectionRowProps, 'ui' | 'connection'>) {
  const words = ui.useWords(multiWalletTexts)
  const [first, ...rest] = accounts
  if (!first) return null
  const uses = accounts.flatMap(({ address, type }) =>
    type === 'payment' || type === 'ordinal' ? fill(words[type], { address: shortAddress(address) }) : [],
  )
  const address = shortAddress(first.address)
  const line = rest.length > 0 ? `${address} +${rest.length}` : address
  return (uses.length > 0 ? uses : [line]).map((text) => (
    <span key={text} className="mk-row-detail">
      <bdi>{text}</bdi>
    </span>
  ))
}
