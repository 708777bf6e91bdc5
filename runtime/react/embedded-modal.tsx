'use client'
import { useEffect, useState } from 'react'
import { cell } from '../core/cell.js'
import type { Locale } from '../core/locale.js'
import { embeddedTexts } from './embedded-texts.js'
import { useKit } from './use-kit.js'
import { useValue } from './use-value.js'

/** What the embedded modal takes. */
export interface EmbeddedModalProps {
  /** Classes of the element around it, which is as wide as it can be up to 400 pixels. */
  readonly className?: string
}

/**
 * The modal as a part of the page (SPEC §2, embedded), for a config with `embedded: true`: the same views without a
 * dialog. Its code is fetched as soon as it is mounted. Place it once.
 */
export function EmbeddedModal({ className }: EmbeddedModalProps) {
  const kit = useKit()
  const { host, modal, wiring } = kit
  const { embedded: isEmbedded = false } = wiring
  const loaded = useValue(modal)
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    if (!isEmbedded) host.log('warn', '<EmbeddedModal /> needs embedded: true in modal.config.ts')
    else if (!isLost) void kit.preload().then(() => setLost(!modal.peek()))
  }, [kit, host, modal, isEmbedded, isLost])
  if (!isEmbedded) return null
  return (
    <div className={className ? `mk-place ${className}` : 'mk-place'} data-mk="">
      {loaded ? <loaded.Modal isPlaced /> : <Waiting isLost={isLost} onRetry={() => setLost(false)} />}
    </div>
  )
}

/** Keeps the place until the code is there. */
function Waiting({ isLost, onRetry }: { readonly isLost: boolean; onRetry(): void }) {
  const { theme, locale } = useKit()
  const mode = useValue(theme.mode)
  const [none] = useState(() => cell<Locale | null>(null))
  const { lang, dir, words } = useValue(locale?.current ?? none) ?? {}
  const { lost, retry } = { ...embeddedTexts.words, ...words?.[embeddedTexts.id] }
  return (
    <section
      className="mk-root mk-embedded"
      data-mk=""
      data-mk-scheme={mode === 'system' ? undefined : mode}
      aria-busy={!isLost}
      lang={lang}
      dir={dir}
    >
      {isLost ? (
        <div className="mk-scene" role="alert">
          <p className="mk-text">{lost}</p>
          <button type="button" className="mk-button" data-kind="quiet" onClick={onRetry}>
            {retry}
          </button>
        </div>
      ) : (
        <span className="mk-spinner" aria-hidden="true" />
      )}
    </section>
  )
}
