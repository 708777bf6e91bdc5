import { useEffect, useRef, useState } from 'react'
import { fill } from '../../../schema/explain-error.js'
import type { WalletConnection } from '../../contract/connection.js'
import type { ViewUi } from '../../contract/view.js'
import { clean } from '../../core/clean.js'
import { toModalError } from '../../core/errors.js'
import { useKit } from '../../react/use-kit.js'
import { useValue } from '../../react/use-value.js'
import { tellDisconnectError } from '../../ui/ending.js'
import type { MultiWalletApi } from './contract.js'
import { multiWalletTexts } from './texts.js'

/** What can be done with a connection. */
export interface Acts {
  /** Whether something is being done. */
  readonly isBusy: boolean
  /** The wallet that is asked to take the place of the one in use. */
  readonly asked: WalletConnection | undefined
  use(connection: WalletConnection): void
  /** Goes on to the view that asks the wallet. */
  connect(connection: WalletConnection): void
  disconnect(connection: WalletConnection): void
  disconnectAll(): void
  remove(connection: WalletConnection): void
}

/** Does it, and says in a toast what came of it. The person's own "no" is an outcome, and is not said again. */
export function useActs(ui: ViewUi, api: MultiWalletApi, only?: WalletConnection['namespace']): Acts {
  const { announce, navigation, toasts, useWords } = ui
  const words = useWords(multiWalletTexts)
  const [isBusy, setBusy] = useState(false)
  const [asked, setAsked] = useState<WalletConnection>()
  const here = useRef(new AbortController())
  const kit = useKit()
  const isOpen = useValue(kit.router.state, (state) => state.isOpen)
  // A modal that is closed keeps its view until it has faded out.
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening it again begins anew.
  useEffect(() => {
    const mine = new AbortController()
    here.current = mine
    return () => mine.abort()
  }, [isOpen])

  async function ended(work: Promise<void>): Promise<void> {
    try {
      await work
    } catch (cause) {
      tellDisconnectError(kit, cause)
      throw cause
    }
  }

  async function act(work: () => Promise<void>, done: string, failed: string): Promise<void> {
    setBusy(true)
    try {
      await work()
      toasts.show('success', done)
    } catch (cause) {
      const { code } = toModalError(cause)
      if (code === 'wallet/rejected' || code === 'flow/cancelled') toasts.hide()
      else toasts.show('error', failed)
    }
    setBusy(false)
    setAsked(undefined)
  }
  const say = (text: string, { name }: WalletConnection) => fill(text, { wallet: clean(name, 32) })

  return {
    isBusy,
    asked,
    use(connection) {
      setAsked(connection)
      announce(say(words.asking, connection))
      // The wallet does not ask after the view was left.
      const work = () => api.switchTo(connection, here.current.signal)
      void act(work, say(words.switched, connection), say(words.notSwitched, connection))
    },
    connect({ namespace, connectorId }) {
      if (connectorId === 'walletConnect') navigation.push('ConnectingWalletConnect', { namespace })
      else navigation.push('ConnectingExternal', { namespace, connectorId })
    },
    disconnect(connection) {
      const work = () => ended(api.disconnect(connection))
      void act(work, say(words.disconnected, connection), say(words.notDisconnected, connection))
    },
    disconnectAll: () => void act(() => ended(api.disconnectAll(only)), words.allDisconnected, words.allDisconnected),
    remove(connection) {
      api.remove(connection)
      toasts.show('success', say(words.removed, connection))
    },
  }
}
