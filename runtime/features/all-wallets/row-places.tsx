import type { ViewUi } from '../../contract/view.js'

/** As many as the view shows. */
const PLACES = 9

/** What the list looks like while its rows are on their way (FACTS 1.3): each where it will be. */
export function RowPlaces({ ui: { Skeleton } }: { readonly ui: ViewUi }) {
  return (
    <div className="mk-long" aria-hidden="true">
      <Skeleton count={PLACES} />
    </div>
  )
}
