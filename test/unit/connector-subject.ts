import type { Connector, ConnectorChange } from '../../runtime/contract/connector.js'

/** A connector and the wallet behind it. */
export interface ConnectorSubject {
  readonly connector: Connector
  /** The address it shares; `alice` of eip155 where it is left out. */
  readonly address?: string
  /** Gives the page standing permission, as after an earlier visit. */
  permit(): void
  /** The person says "no" from now on. */
  refuse(): void
  /** The wallet answers garbage from now on. */
  garble(): void
  /** Every call fails from now on, in the way of a wallet that is gone. */
  breakDown(): void
  /** How often the person was asked something. */
  questions(): number
  /** Makes the wallet announce a change, and then something unreadable. */
  change(change: ConnectorChange): void
  /** Listeners on the wallet. */
  followers(): number
  /** Calls back whenever the wallet is asked something, before it answers. */
  whenAsked(act: () => void): void
  /** The wallet settles every answer twice from now on. */
  settleTwice(): void
  /** The person takes their time; the returned function lets the wallet answer after all. */
  hold(): () => void
  /** The wallet goes on telling listeners that were removed. */
  cling(): void
}

/** What a wallet of EIP-1193 says with the event of that name: addresses for `accountsChanged`. */
export function payloadOf(change: ConnectorChange): readonly string[] | undefined {
  return change.type === 'accountsChanged' ? change.accounts.map(({ address }) => address) : undefined
}

/** Makes a connector and its wallet. */
export type MakeSubject = () => ConnectorSubject

/** What a kind of wallet does not do. */
export interface ConnectorKind {
  /** The page stands inside it: it is connected without a question. */
  readonly isAround?: boolean
}
