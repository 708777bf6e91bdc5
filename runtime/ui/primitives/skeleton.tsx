import type { SkeletonProps } from '../../contract/parts.js'

/**
 * The place of what is on its way, as large as what comes, so that nothing moves when it is there. It is not seen before
 * 60 ms have passed: what comes sooner replaces nothing. `data-kind`, `data-shape`.
 */
export function Skeleton({ kind = 'row', count = 1, shape, hasDetail }: SkeletonProps) {
  if (kind === 'line') return <span className="mk-shimmer" data-kind={kind} aria-hidden="true" />
  return [...Array(count).keys()].map((place) => (
    <div key={place} className="mk-skeleton" data-kind={kind} data-shape={shape} aria-hidden="true">
      {kind !== 'heading' && <span className="mk-shimmer" />}
      <span className="mk-row-text">
        <span className="mk-shimmer" />
        {hasDetail && <span className="mk-shimmer" />}
      </span>
    </div>
  ))
}
