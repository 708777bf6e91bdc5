import { useId } from 'react'
import type { Mark } from '../../schema/mark.js'

/** Draws a mark in the page itself, as large as what it stands in. The words beside it say what it is of. */
export function MarkDrawing({ mark: { shapes } }: { readonly mark: Mark }) {
  const id = useId()
  return (
    <svg className="mk-mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {shapes.map(([path, fill, rule], place) => {
        const key = `${id}${place}`
        if (typeof fill === 'string') return <path key={key} d={path} fill={fill} fillRule={rule} />
        const [[x1, y1, x2, y2], stops] = fill
        return (
          <g key={key}>
            <linearGradient id={key} gradientUnits="userSpaceOnUse" x1={x1} y1={y1} x2={x2} y2={y2}>
              {stops.map(([offset, color]) => (
                <stop key={offset} offset={offset} stopColor={color} />
              ))}
            </linearGradient>
            <path d={path} fill={`url("#${key}")`} fillRule={rule} />
          </g>
        )
      })}
    </svg>
  )
}
