import type { ViewProps } from '../../contract/view.js'
import { whatIsABuyTexts } from './texts.js'

/** A card, an arrow that comes in, and a shield: lines of 1.75 on a field of 20. */
const card = 'M3 6h14v9H3zM3 9h14M5.5 12.25h3'
const arrives = 'M10 3.5v8.5M6 8.25l4 4 4-4M4.5 16.5h11'
const shield = 'M10 3.25l5.75 2v4.5c0 3.5-2.4 6-5.75 7-3.35-1-5.75-3.5-5.75-7v-4.5zM7.5 10l1.85 1.85L12.75 8.4'

/** View `WhatIsABuy`: how buying works, and what to look out for. Looks as `WhatIsAWallet` does. */
export function WhatIsABuyView({ ui }: ViewProps) {
  const { Button, Icon, Title, navigation, useWords } = ui
  const words = useWords(whatIsABuyTexts)
  const points = [
    [card, words.pay, words.payText],
    [arrives, words.send, words.sendText],
    [shield, words.care, words.careText],
  ] as const
  return (
    <div className="mk-body mk-help">
      <Title text={words.title} />
      {points.map(([drawing, title, text]) => (
        <div key={title} className="mk-help-block">
          <span className="mk-image mk-tile">
            <Icon drawing={drawing} />
          </span>
          <div>
            <p className="mk-row-title">{title}</p>
            <p className="mk-text">{text}</p>
          </div>
        </div>
      ))}
      <div className="mk-actions">
        <Button kind="primary" leadsTo="OnRampProviders" onClick={() => navigation.leave('WhatIsABuy')}>
          {words.button}
        </Button>
      </div>
    </div>
  )
}
