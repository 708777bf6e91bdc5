import type { ViewProps } from '../../contract/view.js'
import { whatIsABuyTexts } from './texts.js'

/** View `WhatIsABuy`: how buying works, and what to look out for. */
export function WhatIsABuyView({ ui }: ViewProps) {
  const { Button, Title, navigation, useWords } = ui
  const words = useWords(whatIsABuyTexts)
  const points = [
    [words.pay, words.payText],
    [words.send, words.sendText],
    [words.care, words.careText],
  ] as const
  return (
    <div className="mk-body">
      <Title text={words.title} />
      <dl className="mk-buy-points">
        {points.map(([title, text]) => (
          <div key={title}>
            <dt className="mk-row-title">{title}</dt>
            <dd className="mk-text">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="mk-actions">
        <Button kind="primary" leadsTo="OnRampProviders" onClick={() => navigation.leave('WhatIsABuy')}>
          {words.button}
        </Button>
      </div>
    </div>
  )
}
