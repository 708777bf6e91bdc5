/** Rows of a list that is not here yet (FACTS 1.3), as high as those that come. */
const PLACES = 16
const HEIGHT = 56

/** What a list that is not here yet looks like. */
export function Places() {
  return (
    <div className="mk-long" aria-hidden="true">
      <div
        className="mk-list"
        data-flying="true"
        style={{ blockSize: PLACES * HEIGHT, backgroundSize: `100% ${HEIGHT}px` }}
      />
    </div>
  )
}
