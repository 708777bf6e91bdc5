'use client'
import { useEffect, useState } from 'react'
import type { Kit } from '../../contract/kit.js'
import type { ViewProps } from '../../contract/view.js'
import { cell } from '../../core/cell.js'
import { useKit } from '../../react/use-kit.js'
import { useValue } from '../../react/use-value.js'
import { secureWalletToken } from './contract.js'
import { secureWalletTexts } from './texts.js'
import { useWallet } from './use-wallet.js'

/** Milliseconds until a refused method is told (FACTS 4.8). */
const REFUSED_MS = 300

/** View `ApproveTransaction`: the wallet's own screen stands over it, in the frame. */
export default function ApproveTransactionView(props: ViewProps) {
  const { Title, useWords } = props.ui
  const words = useWords(secureWalletTexts)
  const isRefused = props.params['refused'] === true
  return (
    <>
      <Title text={isRefused ? words.refused : words.title} />
      {isRefused ? <Refused {...props} /> : <Approving {...props} />}
    </>
  )
}

/** The app has asked for something that the wallet never does. */
function Refused({ ui: { StatusScreen, Button, Icon, toasts, navigation, useWords } }: ViewProps) {
  const { clock } = useKit().host
  const words = useWords(secureWalletTexts)
  useEffect(() => {
    const leaving = new AbortController()
    clock.sleep(REFUSED_MS, leaving.signal).then(
      () => toasts.show('error', words.refused),
      () => {},
    )
    return () => leaving.abort()
  }, [clock, toasts, words.refused])
  return (
    <StatusScreen image={<Icon name="wallet" />} badge="error" title={words.refused} text={words.refusedText}>
      <Button kind="primary" onClick={navigation.back}>
        {words.back}
      </Button>
    </StatusScreen>
  )
}

/** Leaving it takes back what still waits for the user's approval (SPEC §6). */
function Approving({ ui }: ViewProps) {
  const { Button, Icon, StatusScreen, navigation, useLogic, useWords } = ui
  const kit = useKit()
  const words = useWords(secureWalletTexts)
  const { value: api } = useLogic(secureWalletToken, 'ApproveTransaction')
  const wallet = useWallet(api, navigation.back)
  const [nothing] = useState(() => cell<string | undefined>(undefined))
  const blocked = useValue(wallet?.window ?? nothing)

  useEffect(() => {
    if (!wallet) return undefined
    // Opened by a host, there may be nothing to approve.
    if (wallet.approvals.peek() === 0) return navigation.back()
    // Under the frame nothing of the modal can be reached.
    if (blocked !== undefined) return undefined
    wallet.show(schemeOf(kit), words.cancel)
    return () => wallet.hide()
  }, [wallet, blocked, kit, navigation, words.cancel])

  useEffect(
    () => () =>
      // StrictMode mounts, unmounts and mounts in one task: nothing is taken back by that.
      queueMicrotask(() => {
        const { isOpen, stack } = kit.router.state.peek()
        if (!(isOpen && stack.at(-1)?.view === 'ApproveTransaction')) wallet?.abort()
      }),
    [wallet, kit],
  )

  return (
    <StatusScreen
      image={<Icon name="wallet" />}
      title={words.title}
      text={blocked === undefined ? words.how : words.blocked}
    >
      {wallet && blocked !== undefined && (
        <Button kind="primary" onClick={() => wallet.openWindow()}>
          {words.window}
        </Button>
      )}
      <Button kind="quiet" onClick={navigation.back}>
        {words.cancel}
      </Button>
    </StatusScreen>
  )
}

/** The colour scheme of the modal: the app's, or the system's. */
function schemeOf({ theme, host }: Kit): 'light' | 'dark' {
  const mode = theme.mode.peek()
  if (mode !== 'system') return mode
  const match = host.page.injected('matchMedia')
  return typeof match === 'function' && match('(prefers-color-scheme: dark)').matches === true ? 'dark' : 'light'
}
