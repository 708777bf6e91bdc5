import { type ReactNode, useEffect, useState } from 'react'
import { useKit } from '../react/provider.js'
import { Button } from './primitives/button.js'
import { Scene } from './scene.js'
import { shellTexts } from './texts.js'
import { useWords } from './use-words.js'

/** What a wait takes. */
export interface WaitingProps {
  readonly image: ReactNode
  readonly title: string
  /** What is said at once, and after 3, 10 and 60 seconds. */
  readonly hints: readonly [string, string, string, string]
  onCancel(): void
}

/** Milliseconds; no spinner turns longer than 3 s without another word beside it. */
const marks = [3_000, 10_000, 60_000] as const

/** A wait for somebody in a wallet. It never fails by itself; cancelling is always possible. */
export function Waiting({ image, title, hints, onCancel }: WaitingProps) {
  const { clock } = useKit().host
  const words = useWords(shellTexts)
  const [passed, setPassed] = useState(0)
  useEffect(() => {
    const leaving = new AbortController()
    for (const [index, mark] of marks.entries()) {
      clock.sleep(mark, leaving.signal).then(
        () => setPassed(index + 1),
        () => {},
      )
    }
    return () => leaving.abort()
  }, [clock])
  return (
    <Scene image={image} isBusy title={title} text={hints[passed] ?? hints[0]}>
      <Button onClick={onCancel}>{words.cancel}</Button>
    </Scene>
  )
}
