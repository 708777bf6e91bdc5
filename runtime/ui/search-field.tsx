import type { KeyboardEvent } from 'react'
import type { ViewUi } from '../contract/view.js'
import type { Search } from './use-search.js'

/** What a search field takes. */
export interface SearchFieldProps {
  readonly ui: ViewUi
  readonly search: Search
  /** Names the field, and stands in it while it is empty. */
  readonly label: string
  /** Names the button that empties it. */
  readonly clear: string
}

/**
 * The search field of a long list; it stays in sight while the list scrolls. Escape empties it, the arrow down and
 * Enter go on to the first row. Only views that load lazily import it: the modal opens without it.
 */
export function SearchField({ ui, search, label, clear }: SearchFieldProps) {
  const { Button, Icon } = ui
  const { text, field, type } = search

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const { key, nativeEvent, currentTarget } = event
    // While a word is being composed, its keys belong to the keyboard.
    if (nativeEvent.isComposing) return
    if (key === 'Escape' && text) search.clear()
    else if (key === 'ArrowDown' || key === 'Enter') rowBelow(currentTarget)?.focus()
    else return
    event.preventDefault()
  }

  return (
    <search className="mk-search">
      <div className="mk-field">
        <Icon name="search" />
        <input
          ref={field}
          type="search"
          aria-label={label}
          placeholder={label}
          value={text}
          maxLength={80}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        {text && (
          <Button kind="icon" aria-label={clear} onClick={search.clear}>
            <Icon name="close" />
          </Button>
        )}
      </div>
    </search>
  )
}

function rowBelow(field: HTMLInputElement): HTMLElement | null | undefined {
  return field.closest('.mk-view')?.querySelector<HTMLElement>('.mk-row')
}
