import { useEffect, useMemo, useState } from 'react'
import { blockchainUrl } from '../../core/blockchain-url.js'
import { cell } from '../../core/cell.js'
import { isSupported } from '../../core/supported.js'
import { useNetwork } from '../../react/hooks.js'
import { useKit } from '../../react/use-kit.js'
import { useValue } from '../../react/use-value.js'
import type { AccountTokens, TokensState } from './contract.js'
import { groupTokens, type TokenGroups } from './token-groups.js'

/** The tokens of the active account, as its view shows them. */
export interface ShownTokens {
  /** Whether there is a list of tokens, or one is on its way. */
  readonly isListed: boolean
  readonly state: TokensState
  /** The last good list; absent before there is one. */
  readonly groups: TokenGroups | undefined
}

const coming: TokensState = { status: 'loading' }

/**
 * Follows the tokens of the active account while its view is shown. They are listed where a backend is placed, and where
 * the wallet lists them itself (SPEC §7): whether it does is known once it has.
 */
export function useTokens(api: AccountTokens | undefined): ShownTokens {
  const { network } = useNetwork()
  const { services } = useKit().modal.peek() ?? {}
  const canList = network !== undefined && isSupported('balances', network.chainNamespace)
  const [nothing] = useState(() => cell(coming))
  const state = useValue(canList && api ? api.state : nothing)
  useEffect(() => (canList ? api?.follow() : undefined), [api, canList])
  const data = 'data' in state ? state.data : undefined
  const groups = useMemo(() => data && groupTokens(data), [data])
  if (services && blockchainUrl(services)) return { isListed: canList, state, groups }
  const isOff = state.status === 'failed' && state.error.code === 'feature/off'
  const isListed = canList && groups !== undefined && !isOff
  return isListed ? { isListed, state, groups } : { isListed, state: coming, groups: undefined }
}
