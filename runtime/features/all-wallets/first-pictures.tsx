import { useEffect, useRef } from 'react'
import { useKit } from '../../react/use-kit.js'

/** SPEC §9, image preload race. */
const RACE_MS = 2_000

/** What is waited for. */
export interface FirstPicturesProps {
  readonly sources: readonly string[]
  /** Every picture has come or failed, or it took too long. The same function again waits on. */
  onDone(): void
}

/** Fetches pictures ahead, so that the rows come in with theirs. Nothing is seen of it. */
export function FirstPictures({ sources, onDone }: FirstPicturesProps) {
  const { clock } = useKit().host
  const left = useRef(sources.length)
  useEffect(() => {
    const here = new AbortController()
    clock.sleep(RACE_MS, here.signal).then(onDone, () => {})
    return () => here.abort()
  }, [clock, onDone])
  function count(): void {
    left.current -= 1
    if (left.current === 0) onDone()
  }
  return (
    <div hidden>
      {sources.map((src) => (
        <img key={src} src={src} alt="" referrerPolicy="no-referrer" onLoad={count} onError={count} />
      ))}
    </div>
  )
}
