import { useCallback, useEffect, useMemo, useState } from 'react'
import type { ViewUi } from '../../contract/view.js'
import { cell } from '../../core/cell.js'
import { isLikelySpam } from '../../core/likely-spam.js'
import type { TokenBalance } from '../../core/token-balance.js'
import { useAccount, useNetwork } from '../../react/hooks.js'
import { useBalance } from '../../react/use-balance.js'
import { useKit } from '../../react/use-kit.js'
import { useValue } from '../../react/use-value.js'
import { type AccountApi, accountToken } from '../account/contract.js'

/** A token that the account has, as it is shown. Texts are untrusted. */
export interface SendChoice {
  /** Its contract; `null` for the native coin. */
  readonly address: string | null
  readonly name: string
  readonly symbol: string
  readonly iconUrl: string
  readonly price: TokenBalance['price']
  readonly quantity: TokenBalance['quantity'] | undefined
  /** Its name is there to lead somewhere: it is not to be shown. */
  readonly isSpam: boolean
}

/** The native coin, and the tokens of the account on its network where something lists them. */
export function useSendTokens(ui: ViewUi): readonly SendChoice[] {
  const kit = useKit()
  const { network } = useNetwork()
  const { address } = useAccount()
  const load = useCallback(() => kit.use(accountToken), [kit])
  const [nothing] = useState(() => cell<AccountApi['tokens']['state']['initial']>({ status: 'idle' }))
  const { value: api } = ui.useLazy(load, 'WalletSend')
  useEffect(() => api?.tokens.follow(), [api])
  const state = useValue(api?.tokens.state ?? nothing)
  const balance = useBalance()
  const tokens = 'data' in state ? state.data : undefined
  const amount = 'amount' in balance ? balance.amount : undefined
  return useMemo(() => {
    if (!network || !address) return []
    const own = tokens?.find((each) => each.address === undefined)
    const { name, symbol, decimals } = network.nativeCurrency
    const native: SendChoice = {
      address: null,
      name,
      symbol,
      iconUrl: own?.iconUrl ?? '',
      price: own?.price,
      quantity: amount ? { decimals, numeric: { digits: amount.value, places: amount.decimals } } : own?.quantity,
      isSpam: false,
    }
    const prefix = `${network.caipNetworkId}:`
    const others = (tokens ?? []).flatMap(({ address: caip, ...token }) =>
      caip?.startsWith(prefix)
        ? {
            ...token,
            price: token.price,
            address: caip.slice(prefix.length),
            isSpam: !token.price && isLikelySpam(`${token.name} ${token.symbol}`),
          }
        : [],
    )
    return [native, ...others.toSorted((one, other) => Number(one.isSpam) - Number(other.isSpam))]
  }, [network, address, tokens, amount])
}
