import type { ListShape, TabProps } from '../contract/view.js'

/** What the places of a list take. */
export interface ListPlacesProps extends TabProps {
  readonly shape?: ListShape | undefined
}

/** Rows of a list, as many as the highest panel shows, and tiles of a grid: a sheet that grows lifts what is in it. */
const ROWS = 10
const TILES = 6

/** The places of a list that is on its way, where its rows or tiles will be: nothing moves when they come. */
export function ListPlaces({ ui: { Skeleton }, shape = 'rows' }: ListPlacesProps) {
  const rows = <Skeleton count={ROWS} shape="round" hasDetail />
  if (shape === 'rows') return rows
  return (
    <>
      <div className="mk-group-head" data-shape={shape}>
        <Skeleton kind="line" />
      </div>
      {shape === 'groups' ? (
        rows
      ) : (
        <div className="mk-grid">
          <Skeleton kind="tile" count={TILES} />
        </div>
      )}
    </>
  )
}
