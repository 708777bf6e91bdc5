import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ViewUi } from '../../contract/view.js'
import { Qr } from './qr.js'

/** What a code to scan takes. */
export interface CodeToScanProps {
  readonly ui: ViewUi
  /** What is encoded; nothing while another one is made. */
  readonly uri: string | undefined
  /** How good it is: `expired`, or what its owner has styles for. Stands in `data-state`. */
  readonly state: string
  readonly words: {
    readonly code: string
    readonly noCode: string
    readonly expired: string
    readonly renew: string
    readonly renewed: string
  }
  /** In the middle of the code. */
  readonly picture: ReactNode
  onRenew(): void
  /** Notes over the code. */
  readonly children?: ReactNode
}

/** Share of the code that stays free for the picture in its middle. */
const HOLE = 0.24

/** A code that can be scanned. One that has expired stays there, faint, and all of it is the button that renews it. */
export function CodeToScan({ ui, uri, state, words, picture, onRenew, children }: CodeToScanProps) {
  const { Icon, announce } = ui
  // The last one stays in its place, faint, while there is none.
  const [last, setLast] = useState(uri)
  if (uri !== undefined && uri !== last) setLast(uri)
  const before = useRef(uri)
  const isExpired = state === 'expired'
  useEffect(() => {
    if (before.current && uri && before.current !== uri) announce(words.renewed)
    before.current = uri ?? before.current
  }, [uri, announce, words])
  useEffect(() => {
    if (isExpired) announce(words.expired)
  }, [isExpired, announce, words])
  return (
    <div className="mk-code" data-state={state}>
      <Qr text={uri ?? last} label={words.code} failed={words.noCode} hole={HOLE} isRenewed />
      {picture}
      {children}
      {isExpired && (
        <button type="button" className="mk-code-note" onClick={onRenew}>
          <Icon name="refresh" />
          <span className="mk-row-title">{words.expired}</span>
          <span className="mk-text">{words.renew}</span>
        </button>
      )}
    </div>
  )
}
