import type { FailureProps } from '../contract/parts.js'
import { clean } from '../core/clean.js'
import { featureErrors } from '../core/feature-errors.js'
import { useKit } from '../react/use-kit.js'
import { useValue } from '../react/use-value.js'
import { proseOf } from './explain.js'
import { Button } from './primitives/button.js'
import { Icon } from './primitives/icon.js'
import { StatusScreen } from './status-screen.js'
import { shellTexts } from './texts.js'
import { useShell } from './use-shell.js'
import { useWords } from './use-words.js'

/** The user's own "no" is an outcome, not an alarm. */
const calm: readonly string[] = ['wallet/rejected', 'flow/cancelled']
/** Trying again cannot help here. */
const final: readonly string[] = ['view/unknown', 'feature/off']

/** One screen for every row of the catalogue. `data-code`. */
export function Failure({ error, onRetry, image }: FailureProps) {
  const words = useWords(shellTexts)
  const translated = useValue(useShell().locale)?.errors
  const own = featureErrors(useKit().modal.peek()?.features ?? [])
  const { code } = error
  const { title, message, fix } = proseOf(error, { ...own, ...translated })
  const tone = calm.includes(code) ? 'calm' : 'error'
  return (
    <StatusScreen
      code={code}
      badge={image ? tone : undefined}
      image={image ?? <Icon name="alert" tone="error" />}
      title={title}
      text={`${sentence(clean(message, 240))} ${fix}`}
    >
      {!final.includes(code) && (
        <Button kind="primary" onClick={onRetry}>
          {words.retry}
        </Button>
      )}
    </StatusScreen>
  )
}

/** A wallet's own words rarely end with a full stop. */
function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`
}
