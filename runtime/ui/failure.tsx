import { useEffect } from 'react'
import type { FailureProps } from '../contract/parts.js'
import { featureErrors } from '../core/feature-errors.js'
import { useKit } from '../react/use-kit.js'
import { useValue } from '../react/use-value.js'
import { developerText } from './developer-text.js'
import { ErrorDetails } from './error-details.js'
import { proseOf } from './explain.js'
import { Button } from './primitives/button.js'
import { Icon } from './primitives/icon.js'
import { StatusScreen } from './status-screen.js'
import { shellTexts } from './texts.js'
import { useShell } from './use-shell.js'
import { useWords } from './use-words.js'

/** The user's own "no" is an outcome, not an alarm. */
const calm: readonly string[] = ['wallet/rejected', 'flow/cancelled']
/** Trying again cannot help here: what is left is to go. */
const final: readonly string[] = ['view/unknown', 'feature/off']
/** Views a wallet is chosen in. */
const lists: readonly string[] = ['Connect', 'ConnectWallets', 'AllWallets']

/**
 * One screen for every row of the catalogue: a sentence for people, and what developers ask for behind "Details". What is
 * not shown to visitors is written to the console. `data-code`.
 */
export function Failure({ error, onRetry, image, title, isOfWallet = false }: FailureProps) {
  const words = useWords(shellTexts)
  const { alerts, locale, navigation } = useShell()
  const { host, modal, router } = useKit()
  const chooseWallet = useChooseWallet()
  const { code, cause } = error
  const hasBack = router.state.peek().stack.length > 1
  const own = featureErrors(modal.peek()?.features ?? [])
  const prose = proseOf(error, own, useValue(locale)?.errors)
  const { userMessage, isSetup } = prose
  const text = developerText(prose)
  const isCalm = calm.includes(code)
  const tone = isCalm ? 'calm' : 'error'

  useEffect(() => {
    if (!isSetup) {
      if (!isCalm) host.log('warn', `${code}: ${text}`, cause)
      return
    }
    alerts.show(error)
    // The screen says it: a bar would say it a second time.
    return alerts.state.subscribe((shown) => shown?.code === code && alerts.dismiss())
  }, [isSetup, alerts, error, isCalm, host, code, text, cause])

  return (
    <StatusScreen
      code={code}
      badge={image ? tone : undefined}
      image={image ?? <Icon name="alert" tone="error" />}
      title={title ?? prose.title}
      text={userMessage}
      details={<ErrorDetails code={code} text={text} />}
    >
      {final.includes(code) ? (
        <Button kind="primary" onClick={navigation.back}>
          {hasBack ? words.back : words.close}
        </Button>
      ) : (
        <Button kind="primary" onClick={onRetry}>
          {words.retry}
        </Button>
      )}
      {isOfWallet && (
        <Button leadsTo="Connect" onClick={chooseWallet}>
          {words.otherWallet}
        </Button>
      )}
    </StatusScreen>
  )
}

/** Goes back to the list the wallet was chosen in, or on to one. */
function useChooseWallet(): () => void {
  const { router } = useKit()
  const { navigation } = useShell()
  return () => {
    const { stack } = router.state.peek()
    const at = stack.findLastIndex(({ view }) => lists.includes(view))
    const [first, ...rest] = stack
    // Not the navigation's way back, which shows Account in place of Connect while a wallet is connected.
    if (at >= 0) router.show([first, ...rest.slice(0, at)], 'back')
    else navigation.push('Connect')
  }
}
