/** Rows that are not here yet, as high as those that come. */
export function Places() {
  return [1, 2, 3].map((row) => (
    <div key={row} className="mk-row" aria-hidden="true">
      <span className="mk-skeleton" />
    </div>
  ))
}
