import type { KeyboardEvent } from 'react'
import type { ViewUi } from '../../contract/view.js'
import type { Platform } from '../../links/platforms.js'
import { pairingTexts } from './pairing-texts.js'

/** What the tabs take. */
export interface PlatformTabsProps {
  readonly ui: ViewUi
  readonly platforms: readonly Platform[]
  readonly picked: Platform
  onPick(platform: Platform): void
}

/** The ways to reach a wallet, where there are several. Arrow keys pick, as in every row of tabs. `data-mk-platform`. */
export function PlatformTabs({ ui, platforms, picked, onPick }: PlatformTabsProps) {
  const words = ui.useWords(pairingTexts)
  const shown = platforms.filter((platform) => platform !== 'unsupported')
  if (shown.length < 2) return null

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const isForward = event.currentTarget.matches(':dir(rtl)') ? event.key === 'ArrowLeft' : event.key === 'ArrowRight'
    if (!isForward && !/^Arrow(Left|Right)$/.test(event.key)) return
    event.preventDefault()
    const at = shown.map(String).indexOf(picked)
    const next = shown.at((at + (isForward ? 1 : -1)) % shown.length) ?? picked
    event.currentTarget.querySelector<HTMLElement>(`[data-mk-platform="${next}"]`)?.focus()
    onPick(next)
  }

  return (
    <div className="mk-tabs" role="tablist" aria-label={words.ways} onKeyDown={onKeyDown}>
      {shown.map((platform) => (
        <button
          key={platform}
          type="button"
          role="tab"
          className="mk-tab"
          data-mk-platform={platform}
          aria-selected={platform === picked}
          tabIndex={platform === picked ? 0 : -1}
          onClick={() => onPick(platform)}
        >
          {words[platform]}
        </button>
      ))}
    </div>
  )
}
