import { useCallback, useEffect } from 'react'
import type { AsyncState, ViewUi } from '../../contract/view.js'
import { useKit } from '../../react/use-kit.js'
import { type SendApi, sendToken } from './contract.js'

/** The logic of sending, followed while a view of it is shown. */
export function useSendApi({ useLazy }: ViewUi): AsyncState<SendApi> {
  const kit = useKit()
  const load = useCallback(() => kit.use(sendToken), [kit])
  const loaded = useLazy(load, 'WalletSend')
  const api = loaded.value
  useEffect(() => api?.follow(), [api])
  return loaded
}
