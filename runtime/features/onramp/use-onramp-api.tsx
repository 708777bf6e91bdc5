import { useEffect } from 'react'
import type { AsyncState, ViewUi } from '../../contract/view.js'
import { type OnrampApi, onrampToken } from './contract.js'

/** The logic of buying, followed while a view of it is shown. */
export function useOnrampApi({ useLogic }: ViewUi): AsyncState<OnrampApi> {
  const loaded = useLogic(onrampToken, 'OnRampProviders')
  const api = loaded.value
  useEffect(() => api?.follow(), [api])
  return loaded
}
