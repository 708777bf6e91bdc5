'use client'
import type { ViewProps } from '../../contract/view.js'
import { networkGuideTexts } from './guide-texts.js'

/** A written page, and places apart from each other: lines of 1.75 on a field of 20. */
const record = 'M4.5 3.75h11v12.5h-11zM7.5 7.5h5M7.5 10h5M7.5 12.5h2.5'
const places =
  'M5.75 7.75a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM14.25 11.25a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM6.75 17.25a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z'

/** View `WhatIsANetwork`: explains networks to new users. Looks as `WhatIsAWallet` does. */
export default function WhatIsANetworkView({ ui }: ViewProps) {
  const { Link, Title, useWords } = ui
  const words = useWords(networkGuideTexts)
  const blocks = [
    [record, words.record, words.recordText],
    [places, words.apart, words.apartText],
  ] as const
  return (
    <div className="mk-body mk-help">
      <Title text={words.title} />
      {blocks.map(([path, title, text]) => (
        <div key={title} className="mk-help-block">
          <span className="mk-image mk-tile">
            <svg className="mk-icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
              <path d={path} />
            </svg>
          </span>
          <div>
            <p className="mk-row-title">{title}</p>
            <p className="mk-text">{text}</p>
          </div>
        </div>
      ))}
      <div className="mk-actions">
        <Link kind="quiet" href={words.moreUrl}>
          {words.more}
        </Link>
      </div>
    </div>
  )
}
