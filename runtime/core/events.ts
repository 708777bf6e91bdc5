/** Every event of the kit and its properties. Names are the product's analytics vocabulary; nothing is sent anywhere by emitting. */
export interface EventProperties {
  /** A kit was started for the first time: its config but for what is code, with the ids of its networks. */
  INITIALIZE: { readonly projectId: string; readonly networks: readonly string[]; readonly [option: string]: unknown }
  MODAL_OPEN: { readonly connected: boolean; readonly view: string }
  MODAL_CLOSE: { readonly connected: boolean }
  SELECT_WALLET: { readonly name: string; readonly platform: 'browser' | 'mobile' | 'qrcode' }
  CONNECT_SUCCESS: {
    readonly name: string
    readonly method: 'browser' | 'mobile' | 'qrcode'
    readonly reconnect: boolean
  }
  /** `message` is an error code, never a wallet's own text. */
  CONNECT_ERROR: { readonly message: string }
  USER_REJECTED: { readonly message: string }
  /**
   * A link into a wallet's app was refused (`link/refused`), or has opened nothing in 2.5 s (`link/not-opened`). `uri` has
   * the topic of the pairing and not its key; it is empty before there is one.
   */
  CONNECT_PROXY_ERROR: {
    readonly message: 'link/refused' | 'link/not-opened'
    readonly uri: string
    readonly mobile_link: string
    readonly name: string
  }
  DISCONNECT_SUCCESS: { readonly namespace: string }
  /** A click has ended a connection whose wallet threw. `message` is an error code. */
  DISCONNECT_ERROR: { readonly message: string }
  SWITCH_NETWORK: { readonly network: string }
  CLICK_NETWORKS: Record<never, never>
  CLICK_NETWORK_HELP: Record<never, never>
  CLICK_WALLET_HELP: Record<never, never>
  CLICK_GET_WALLET: Record<never, never>
  CLICK_ALL_WALLETS: Record<never, never>
  /** `badge` is `certified` where only those were asked for. */
  SEARCH_WALLET: { readonly badge: string; readonly search: string }
  /** The activity was chosen in the account. */
  CLICK_TRANSACTIONS: { readonly isSmartAccount: boolean }
  /** A wallet is asked to send something; what came of it. `amount` is in base units. */
  SEND_INITIATED: SendEvent
  SEND_SUCCESS: SendEvent & { readonly hash: string }
  /** `message` is an error code. */
  SEND_REJECTED: SendEvent & { readonly message: string }
  SEND_ERROR: SendEvent & { readonly message: string }
  /** A wallet is asked for a swap, or for an approval that it needs; what came of it. Amounts are in base units. */
  INITIATE_SWAP: SwapEvent
  SWAP_SUCCESS: SwapEvent
  /** `message` is an error code. */
  SWAP_ERROR: SwapEvent & { readonly message: string }
  SWAP_APPROVAL_ERROR: SwapEvent & { readonly message: string }
  /** A page of the history that failed, and an older one that is asked for. */
  ERROR_FETCH_TRANSACTIONS: HistoryEvent
  LOAD_MORE_TRANSACTIONS: HistoryEvent
}

/** The account, the project, and where the page begins: nowhere for the newest (FACTS 11). */
export interface HistoryEvent {
  readonly address: string
  readonly projectId: string
  readonly cursor: string
  readonly isSmartAccount: boolean
}

/** What is swapped; tokens are contracts, or the symbol of the native coin (FACTS 11). */
export interface SwapEvent {
  readonly isSmartAccount: boolean
  readonly network: string
  readonly swapFromToken: string
  readonly swapToToken: string
  readonly swapFromAmount: string
  readonly swapToAmount: string
}

/** What is sent, and where; `token` is a contract, or the symbol of the native coin (FACTS 11). */
export interface SendEvent {
  readonly isSmartAccount: boolean
  readonly network: string
  readonly token: string
  readonly amount: string
}

/** The name of an event. */
export type EventName = keyof EventProperties

/** What a listener is given. `timestamp` is milliseconds since the epoch. */
export type KitEvent = {
  [Name in EventName]: { readonly event: Name; readonly properties: EventProperties[Name]; readonly timestamp: number }
}[EventName]

/** Typed emitter of one kit. */
export interface Events {
  emit<Name extends EventName>(event: Name, properties: EventProperties[Name]): void
  /** The returned function stops listening. */
  on(listener: (event: KitEvent) => void): () => void
}

/** Makes an emitter. A listener that throws is reported and does not stop the others. */
export function createEvents(now: () => number, onFailure: (cause: unknown) => void): Events {
  const listeners = new Set<(event: KitEvent) => void>()
  return {
    emit(event, properties) {
      for (const listener of [...listeners]) {
        try {
          listener({ event, properties, timestamp: now() } as KitEvent)
        } catch (cause) {
          onFailure(cause)
        }
      }
    },
    on(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
