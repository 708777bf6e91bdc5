import { useCallback, useEffect, useRef, useState } from 'react'
import type { CaipNetworkId } from '../../../schema/caip.js'
import type { ModalError } from '../../../schema/error.js'
import type { Connector } from '../../contract/connector.js'
import { cell } from '../../core/cell.js'
import { useKit } from '../../react/use-kit.js'
import { useValue } from '../../react/use-value.js'
import { walletConnectToken } from './contract.js'
import { createWalletConnectFlow } from './flow.js'
import { linkOf } from './link-of.js'
import { rememberOpened } from './opened-wallet.js'
import type { CodeState } from './qr-panel.js'
import type { ShownWallet } from './shown-wallet.js'
import { dropUnfinished, keepUnfinished, unfinished } from './unfinished.js'

/** What a screen shows of a pairing. */
export interface ShownPairing {
  /** What is scanned or opened; the last one stays while another one is made. */
  readonly uri: string | undefined
  readonly state: CodeState
  /** Why it ended without a wallet. A code that expired is not among it. */
  readonly error: ModalError | undefined
  /** The network the wallet came with, once it has. */
  readonly network: CaipNetworkId | undefined
  /** Begins anew. */
  again(): void
  /** A link into the wallet was followed. */
  follow(): void
}

/** Pairs, and says how that goes. Leaving takes the request back. `wallet` is the one that was chosen. */
export function usePairing(connector: Connector, wallet: ShownWallet | undefined): ShownPairing {
  const kit = useKit()
  const [flow] = useState(() => createWalletConnectFlow(kit, kit.options(walletConnectToken) ?? {}))
  const [wasLeft] = useState(() => wallet !== undefined && unfinished(kit)?.walletId === wallet.id)
  // By scanning, until a link is pressed.
  const hasFollowed = useRef(wasLeft)
  const step = useValue(flow.state)
  const [nothing] = useState(() => ({ pairing: cell(null), relay: cell('here' as const) }))
  const pairing = useValue(connector.pairing ?? nothing.pairing)
  const relay = useValue(linkOf(connector)?.relay ?? nothing.relay)
  const start = useCallback(
    () => void flow.start({ connector, wallet, method: () => (hasFollowed.current ? 'mobile' : 'qrcode') }),
    [flow, connector, wallet],
  )
  useEffect(() => {
    start()
    return () => {
      flow.cancel()
      dropUnfinished(kit)
    }
  }, [flow, start, kit])

  const network = step.step === 'done' ? step.connection.caipNetworkId : undefined
  useEffect(() => {
    if (!network) return
    rememberOpened(kit.storage, hasFollowed.current ? wallet : undefined)
    // At once: the screen is there a little longer, and the page may be left meanwhile.
    dropUnfinished(kit)
  }, [network, kit, wallet])

  const error = step.step === 'failed' ? step.error : undefined
  useEffect(() => {
    if (error) dropUnfinished(kit)
  }, [error, kit])
  const isExpired = error?.code === 'wallet/pairing-expired'
  return {
    uri: pairing?.uri,
    state: stateOf(),
    error: isExpired ? undefined : error,
    network,
    again: start,
    follow() {
      hasFollowed.current = true
      if (wallet) keepUnfinished(kit, { walletId: wallet.id, namespace: connector.namespace })
    },
  }

  function stateOf(): CodeState {
    if (isExpired) return 'expired'
    if (relay !== 'here') return relay
    return pairing ? 'ready' : 'making'
  }
}
