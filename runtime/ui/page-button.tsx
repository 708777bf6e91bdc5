import type { ReactNode } from 'react'
import { useKit } from '../react/use-kit.js'
import { useValue } from '../react/use-value.js'

/** What every button in the host's page takes. */
export interface PageButtonProps {
  readonly kind: 'connect' | 'account' | 'network'
  readonly size?: 'sm' | 'md' | 'lg' | undefined
  readonly className?: string | undefined
  /** Shows the picture alone, as a square. */
  readonly compact?: boolean | undefined
  /** What the account or the network is doing, for styles and tests: `data-status`. */
  readonly status?: string | undefined
  /** Draws the picture of an account in this hue. */
  readonly hue?: number | '' | undefined
  /** The accessible name, where the words alone do not say it. */
  readonly name?: string | undefined
  /** All that may be written in it, a line each: it is as wide as the longest. */
  readonly room?: string | undefined
  /** What stands beside the words. */
  readonly parts?: ReactNode
  /** The pointer or the focus is on it: time to fetch what it shows. */
  onReach?(): void
  onOpen(): void
  /** Its words. */
  readonly children: ReactNode
}

/** A button in the host's page. The modal is fetched on hover, focus and press, so that a click finds it there. */
export function PageButton(props: PageButtonProps) {
  const { kind, size = 'md', className, compact, status, hue, name, room, parts, onReach, onOpen } = props
  const kit = useKit()
  const mode = useValue(kit.theme.mode)
  const { lang, dir } = useValue(kit.words)
  const preload = () => {
    onReach?.()
    void kit.preload()
  }
  const isBusy = status === 'connecting' || status === 'reconnecting'
  return (
    // Carries the tokens and the scheme, has no box of its own.
    <span className="mk-root" data-mk="" data-mk-scheme={mode === 'system' ? undefined : mode} lang={lang} dir={dir}>
      <button
        type="button"
        className={className ? `mk-button ${className}` : 'mk-button'}
        data-mk-button={kind}
        data-size={size}
        data-compact={compact ? '' : undefined}
        data-status={status}
        data-hue={hue}
        aria-haspopup="dialog"
        aria-busy={isBusy || undefined}
        aria-label={name}
        onPointerEnter={preload}
        onPointerDown={preload}
        onFocus={preload}
        onClick={(event) => {
          // Safari does not focus a button on click, and the dialog gives the focus back to whatever had it.
          event.currentTarget.focus({ preventScroll: true })
          onOpen()
        }}
      >
        {parts}
        <span className="mk-label" data-room={room}>
          {props.children}
        </span>
      </button>
      {/* The gap to the next button where both stand in a line; boxes that lay out their children leave it out. */}{' '}
    </span>
  )
}
