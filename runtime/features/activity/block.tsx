import { useId } from 'react'
import type { BlockPart } from './blocks.js'
import { inParts } from './in-parts.js'
import { Run } from './run.js'
import { type CommonProps, farStyle, usePlace } from './use-place.js'

/** What a block takes. */
export interface BlockProps extends CommonProps {
  readonly parts: readonly BlockPart[]
}

/** Pixels over and under the view: the places of rows are there before the rows. */
const MARGIN = 1_500
/** Rows that are drawn together, in one frame at a quarter of the CPU. */
const RUN = 3

/** Months of the list. Only their place while they are far. */
export function Block({ parts, places, ...common }: BlockProps) {
  const { place, height } = usePlace<HTMLDivElement>(places, { name: `${parts[0]?.rows[0]?.id}+`, margin: MARGIN })
  return (
    <div ref={place} style={{ contain: 'content', ...farStyle(height) }}>
      {height === undefined && parts.map((part) => <Part key={part.key} part={part} places={places} {...common} />)}
    </div>
  )
}

interface PartProps extends CommonProps {
  readonly part: BlockPart
}

/** Rows under the name of their month. */
function Part({ part: { name, isFirst, rows }, ...common }: PartProps) {
  const id = useId()
  return (
    <section aria-labelledby={isFirst ? id : undefined} aria-label={isFirst ? undefined : name}>
      {isFirst && (
        <h3 id={id} className="mk-row-detail mk-cut mk-month">
          {name}
        </h3>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: the rows are one level deeper than those of such a list. */}
      <div role="list">
        {inParts(rows, RUN).map((run) => (
          <Run key={run[0]?.id} rows={run} {...common} />
        ))}
      </div>
    </section>
  )
}
