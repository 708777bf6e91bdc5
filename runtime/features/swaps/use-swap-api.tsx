import { useEffect } from 'react'
import type { AsyncState, ViewUi } from '../../contract/view.js'
import { type SwapApi, swapToken } from './contract.js'

/** The logic of swapping, followed while a view of it is shown. */
export function useSwapApi({ useLogic }: ViewUi): AsyncState<SwapApi> {
  const loaded = useLogic(swapToken, 'Swap')
  const api = loaded.value
  useEffect(() => api?.follow(), [api])
  return loaded
}
