import { useEffect, useMemo, useState } from 'react'
import type { ViewUi } from '../../contract/view.js'
import { cell } from '../../core/cell.js'
import type { OwnToken } from '../../core/own-tokens.js'
import { useOwnTokens } from '../../react/use-own-tokens.js'
import { useValue } from '../../react/use-value.js'
import { accountToken, type TokensState } from '../account/contract.js'
import type { SwapApi, SwapTokens } from './contract.js'

/** The tokens of the form: those that the account has, and those that the backend lists and the account has not. */
export interface SwapChoices {
  readonly own: readonly OwnToken[]
  /** By symbol (FACTS 9.3). */
  readonly others: readonly OwnToken[]
  /** Those that the backend lists: of these alone a symbol names one, since anyone can give a token any name. */
  readonly listed: readonly OwnToken[]
  /** One of either, by its contract. */
  find(address: string | null | undefined): OwnToken | undefined
}

const reading: SwapTokens = { status: 'reading' }
const keyOf = (address: string | null) => address?.toLowerCase() ?? ''

/** Follows the tokens that can be picked. */
export function useSwapTokens(ui: ViewUi, api: SwapApi | undefined): SwapChoices {
  const [nothing] = useState(() => cell<TokensState>({ status: 'idle' }))
  const [none] = useState(() => cell<SwapTokens>(reading))
  const { value: account } = ui.useLogic(accountToken, 'Swap')
  useEffect(() => account?.tokens.follow(), [account])
  const state = useValue(account?.tokens.state ?? nothing)
  const own = useOwnTokens('data' in state ? state.data : undefined)
  const listed = useValue(api?.tokens ?? none)
  return useMemo(() => {
    const known = new Set(own.map(({ address }) => keyOf(address)))
    const list = listed.status === 'ready' ? listed.list : []
    const others = list
      .filter(({ address }) => !known.has(keyOf(address)))
      .map((token): OwnToken => ({ ...token, price: undefined, quantity: undefined, isSpam: false }))
      .toSorted((a, b) => a.symbol.localeCompare(b.symbol))
    const byAddress = new Map([...others, ...own].map((token) => [keyOf(token.address), token]))
    const pictures = new Map(list.map(({ address, iconUrl }) => [keyOf(address), iconUrl]))
    const drawn = own.map((token) => ({
      ...token,
      iconUrl: token.iconUrl || (pictures.get(keyOf(token.address)) ?? ''),
    }))
    return {
      own: drawn,
      listed: [...drawn, ...others].filter(({ address }) => pictures.has(keyOf(address))),
      others,
      find: (address) => (address === undefined ? undefined : byAddress.get(keyOf(address))),
    }
  }, [own, listed])
}
