/** FACTS 1.4. */
const PLACES = 7

/** What a history that is not here yet looks like. */
export function Waiting() {
  return (
    <div aria-hidden="true">
      {Array.from({ length: PLACES }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places are all alike.
        <div key={place} className="mk-row">
          <span className="mk-skeleton" style={{ inlineSize: '100%', blockSize: 40 }} />
        </div>
      ))}
    </div>
  )
}
