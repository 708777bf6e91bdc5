import type { ReactNode } from 'react'

/** What is shown. */
export interface GroupedAddressProps {
  readonly address: string
  /** Places, counted from 0, of the characters in which it differs from another one. */
  readonly marked?: ReadonlySet<number> | undefined
}

/** A whole address in groups of four, which the eye compares one by one (SECURITY 3.4). There is no space to copy between them. */
export function GroupedAddress({ address, marked }: GroupedAddressProps) {
  return (
    <bdi className="mk-grouped" dir="ltr">
      {address.match(/.{1,4}/gu)?.map((group, place) => {
        const text = marked ? markedIn(group, place * 4, marked) : group
        // Text between two elements is a group as well.
        // biome-ignore lint/suspicious/noArrayIndexKey: groups may be alike, and their order does not change.
        return place % 2 === 0 && !marked ? text : <span key={place}>{text}</span>
      })}
    </bdi>
  )
}

/** What differs in one piece, as long as it is beside each other. */
function markedIn(group: string, from: number, marked: ReadonlySet<number>): ReactNode {
  const pieces: { text: string; isMarked: boolean }[] = []
  for (const [at, character] of [...group].entries()) {
    const isMarked = marked.has(from + at)
    const last = pieces.at(-1)
    if (last?.isMarked === isMarked) last.text += character
    else pieces.push({ text: character, isMarked })
  }
  return pieces.map(({ text, isMarked }, place) =>
    isMarked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces may be alike, and their order does not change.
      <mark key={place} className="mk-unlike">
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
