import { useEffect, useState } from 'react'
import type { ViewUi } from '../../contract/view.js'
import { cell } from '../../core/cell.js'
import type { OwnToken } from '../../core/own-tokens.js'
import { useOwnTokens } from '../../react/use-own-tokens.js'
import { useValue } from '../../react/use-value.js'
import { accountToken, type TokensState } from '../account/contract.js'

/** The native coin, and the tokens of the account on its network where something lists them. */
export function useSendTokens(ui: ViewUi): readonly OwnToken[] {
  const [nothing] = useState(() => cell<TokensState>({ status: 'idle' }))
  const { value: api } = ui.useLogic(accountToken, 'WalletSend')
  useEffect(() => api?.tokens.follow(), [api])
  const state = useValue(api?.tokens.state ?? nothing)
  return useOwnTokens('data' in state ? state.data : undefined)
}
