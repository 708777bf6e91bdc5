import { useCallback, useEffect } from 'react'
import type { AsyncState, ViewUi } from '../../contract/view.js'
import { useKit } from '../../react/use-kit.js'
import { type SwapApi, swapToken } from './contract.js'

/** The logic of swapping, followed while a view of it is shown. */
export function useSwapApi({ useLazy }: ViewUi): AsyncState<SwapApi> {
  const kit = useKit()
  const load = useCallback(() => kit.use(swapToken), [kit])
  const loaded = useLazy(load, 'Swap')
  const api = loaded.value
  useEffect(() => api?.follow(), [api])
  return loaded
}
