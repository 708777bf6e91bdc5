import { createElement, Fragment, type ReactNode } from 'react'

/** What a text with links takes. */
export interface LinkedTextProps {
  /** A sentence with `{slots}`, in the order its language wants them. */
  readonly text: string
  /** What stands in the slots; a slot that is not here stays empty. */
  readonly slots: Readonly<Record<string, ReactNode>>
}

/** A sentence with something else than text in its slots, so that translations may put it anywhere. */
export function LinkedText({ text, slots }: LinkedTextProps) {
  // Splitting on a group keeps what it matched: every second piece is the name of a slot.
  const pieces = text.split(/\{(\w+)\}/).map((piece, index) => (index % 2 === 0 ? piece : slots[piece]))
  // As arguments they need no keys.
  return createElement(Fragment, null, ...pieces)
}
