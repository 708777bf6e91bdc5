import { type RefObject, useEffect, useRef, useState } from 'react'
import { useKit } from '../react/use-kit.js'

/** What is typed into a search field, and what is searched for. */
export interface Search {
  readonly text: string
  /** What was typed, once typing has paused. */
  readonly query: string
  readonly field: RefObject<HTMLInputElement | null>
  type(text: string): void
  /** Empties the field at once, and puts the focus there. */
  clear(): void
}

/** For a list that is here. */
const SEARCH_MS = 100

/** The state of one search field; `ms` is how long typing pauses before the search begins. */
export function useSearch(ms = SEARCH_MS): Search {
  const { clock } = useKit().host
  const [text, setText] = useState('')
  const [query, setQuery] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const typing = new AbortController()
    clock.sleep(ms, typing.signal).then(
      () => setQuery(text.trim()),
      () => {},
    )
    return () => typing.abort()
  }, [clock, text, ms])
  return {
    text,
    query,
    field,
    type: setText,
    clear() {
      setText('')
      setQuery('')
      field.current?.focus()
    },
  }
}
