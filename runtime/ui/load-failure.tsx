import { useEffect, useState } from 'react'
import type { FailureProps } from '../contract/parts.js'
import { useKit } from '../react/use-kit.js'
import { useValue } from '../react/use-value.js'
import { Button } from './primitives/button.js'
import { Spinner } from './primitives/spinner.js'
import { shellTexts } from './texts.js'
import { useShell } from './use-shell.js'
import { useWords } from './use-words.js'

/** A failure of the modal itself: the screen for it, or two words where even that cannot be fetched. `data-code`. */
export function LoadFailure({ error, onRetry }: FailureProps) {
  const { log } = useKit().host
  const { backstage, loadBackstage } = useShell()
  const words = useWords(shellTexts)
  const loaded = useValue(backstage)
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    if (isLost) return
    loadBackstage().catch((cause: unknown) => {
      log('warn', 'the screen for errors was not loaded', cause)
      setLost(true)
    })
  }, [isLost, loadBackstage, log])
  if (loaded) return <loaded.Failure error={error} onRetry={onRetry} />
  // Said too early, the two words would be heard before the screen that says what is wrong.
  if (!isLost) return <Spinner />
  return (
    <div className="mk-scene" role="alert" data-code={error.code}>
      <p className="mk-text">{words.offline}</p>
      <Button
        kind="primary"
        onClick={() => {
          setLost(false)
          onRetry()
        }}
      >
        {words.retry}
      </Button>
    </div>
  )
}
