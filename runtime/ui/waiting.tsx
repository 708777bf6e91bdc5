import { useEffect, useState } from 'react'
import type { WaitingProps } from '../contract/parts.js'
import { useKit } from '../react/use-kit.js'
import { Button } from './primitives/button.js'
import { StatusScreen } from './status-screen.js'
import { shellTexts } from './texts.js'
import { useWords } from './use-words.js'

/** Milliseconds; no spinner turns longer than 3 s without another word beside it. */
const marks = [3_000, 10_000, 60_000] as const

/** A wait for the user's answer in a wallet. It never fails by itself; cancelling is always possible. */
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
    <StatusScreen image={image} isBusy title={title} text={hints[passed] ?? hints[0]}>
      <Button onClick={onCancel}>{words.cancel}</Button>
    </StatusScreen>
  )
}
