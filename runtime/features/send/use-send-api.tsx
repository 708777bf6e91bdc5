import { useEffect } from 'react'
import type { AsyncState, ViewUi } from '../../contract/view.js'
import { type SendApi, sendToken } from './contract.js'

/** The logic of sending, followed while a view of it is shown. */
export function useSendApi({ useLogic }: ViewUi): AsyncState<SendApi> {
  const loaded = useLogic(sendToken, 'WalletSend')
  const api = loaded.value
  useEffect(() => api?.follow(), [api])
  return loaded
}
