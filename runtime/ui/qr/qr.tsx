import { useEffect, useState } from 'react'
import { deadline } from '../../core/deadline.js'
import { useKit } from '../../react/use-kit.js'
import type { QrDrawing } from './qr-path.js'

/** What a QR code takes. */
export interface QrProps {
  /** What is encoded; while it is not known yet, the place is kept. */
  readonly text: string | undefined
  /** Names the picture. */
  readonly label: string
  /** Said in its place when the code cannot be drawn. */
  readonly failed: string
  /** Share of the side, 0 to 0.25, that stays free in the middle for a logo. */
  readonly hole?: number
  /** A text takes the place of one that is as good as it: the code of that stays until the new one is drawn. */
  readonly isRenewed?: boolean
}

/** Milliseconds; a chunk of a few kilobytes that takes longer does not come. */
const FETCH_MS = 20_000

/** A QR code, dark on light in every scheme. Its place is there at once; the encoder is fetched when it is shown. */
export function Qr({ text, label, failed, hole, isRenewed = false }: QrProps) {
  const { clock, log } = useKit().host
  // With the text it was made of, so that no code of another text is ever shown.
  const [drawn, setDrawn] = useState<{ readonly text: string; readonly drawing: QrDrawing | undefined }>()

  useEffect(() => {
    if (text === undefined) return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    deadline({ clock, ms: FETCH_MS, name: 'QR', signal }, () => import('./draw-qr.js'))
      .then(({ drawQr }) => signal.aborted || setDrawn({ text, drawing: drawQr(text, hole) }))
      .catch((cause: unknown) => {
        if (signal.aborted) return
        log('warn', 'no QR code', cause)
        setDrawn({ text, drawing: undefined })
      })
    return () => leaving.abort()
  }, [text, hole, clock, log])

  const isDone = drawn !== undefined && (isRenewed ? text !== undefined : drawn.text === text)
  const { side, path, finders } = (isDone && drawn.drawing) || { side: 1, path: undefined }
  if (isDone && !path) return <p className="mk-text">{failed}</p>
  return (
    <svg className="mk-icon mk-qr" role="img" aria-label={label} aria-busy={!isDone} viewBox={`0 0 ${side} ${side}`}>
      {path && <path d={path} />}
      {path && <path className="mk-finder" fillRule="evenodd" d={finders} />}
    </svg>
  )
}
