'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Kit } from '../../contract/kit.js'
import type { RouterState } from '../../contract/router.js'
import type { ViewProps } from '../../contract/view.js'
import { cell } from '../../core/cell.js'
import { useIsSlow } from '../../login/use-is-slow.js'
import { useKit } from '../../react/use-kit.js'
import { useValue } from '../../react/use-value.js'
import { secureWalletToken } from './contract.js'
import { secureWalletTexts } from './texts.js'
import { themeOf } from './theme-of.js'
import { useWallet } from './use-wallet.js'

/** Milliseconds until a refused method is told (FACTS 4.8). */
const REFUSED_MS = 300

/** View `ApproveTransaction`: the wallet's own screen stands over it, in the frame. */
export default function ApproveTransactionView(props: ViewProps) {
  const { Title } = props.ui
  const { name } = useKit().wiring.app
  const isRefused = props.params['refused'] === true
  return (
    <>
      {/* Who asks. The scene says what for. */}
      <Title text={name} />
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
  // A wallet that answers at once has taken this view away before it is drawn: what stands there by now stays.
  const leave = useCallback(() => {
    if (isOnTop(kit)) navigation.back()
  }, [kit, navigation])
  const wallet = useWallet(api, leave)
  const [nothing] = useState(() => ({ window: cell<string | undefined>(undefined), isReady: cell(false) }))
  const blocked = useValue((wallet ?? nothing).window)
  const isReady = useValue((wallet ?? nothing).isReady)
  // It is drawn for a while after it was left, and a modal that opens again meanwhile stands over everything.
  const isTop = useValue(kit.router.state, isShown)
  const waiting = useIsSlow(!isReady, words.slow, ui) ? words.slow : words.how
  const probe = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    if (!wallet) return undefined
    // Opened by a host, there may be nothing to approve.
    if (wallet.approvals.peek() === 0) return leave()
    // Under the frame nothing of the modal can be reached.
    if (blocked !== undefined || !isReady || !isTop) return undefined
    wallet.show({ mode: schemeOf(kit), variables: probe.current ? themeOf(probe.current) : {} }, words.cancel)
    return () => wallet.hide()
  }, [wallet, blocked, isReady, isTop, kit, leave, words.cancel])

  useEffect(
    () => () =>
      // StrictMode mounts, unmounts and mounts in one task: nothing is taken back by that.
      queueMicrotask(() => {
        if (!isOnTop(kit)) wallet?.abort()
      }),
    [wallet, kit],
  )

  return (
    <StatusScreen
      image={<Icon name="wallet" />}
      isBusy={blocked === undefined}
      title={words.title}
      text={blocked === undefined ? waiting : words.blocked}
    >
      {wallet && blocked !== undefined && (
        <Button kind="primary" onClick={() => wallet.openWindow()}>
          {words.window}
        </Button>
      )}
      <Button kind="quiet" onClick={leave}>
        {words.cancel}
      </Button>
      <span ref={probe} aria-hidden="true" />
    </StatusScreen>
  )
}

function isOnTop({ router }: Kit): boolean {
  return isShown(router.state.peek())
}

function isShown({ isOpen, stack }: RouterState): boolean {
  return isOpen && stack.at(-1)?.view === 'ApproveTransaction'
}

/** The colour scheme of the modal: the app's, or the system's. */
function schemeOf({ theme, host }: Kit): 'light' | 'dark' {
  const mode = theme.mode.peek()
  if (mode !== 'system') return mode
  const match = host.page.injected('matchMedia')
  return typeof match === 'function' && match('(prefers-color-scheme: dark)').matches === true ? 'dark' : 'light'
}
