import { fill } from '../../../schema/explain-error.js'
import type { ViewUi } from '../../contract/view.js'
import { shellTexts } from '../../ui/texts.js'
import type { SocialName } from './contract.js'
import { ProviderTile } from './provider-tile.js'
import { providerNames } from './providers.js'
import { socialsTexts } from './texts.js'

/** What the screen takes. */
export interface DeclinedProps {
  readonly ui: Pick<ViewUi, 'Button' | 'StatusScreen' | 'useWords'>
  readonly provider: SocialName
  /** In the click, which may open a window. */
  onRetry(): void
}

/** The person said no at the provider: an outcome, and no alarm. */
export function Declined({ ui: { Button, StatusScreen, useWords }, provider, onRetry }: DeclinedProps) {
  const words = useWords(socialsTexts)
  const { retry } = useWords(shellTexts)
  return (
    <StatusScreen
      code="wallet/rejected"
      image={<ProviderTile provider={provider} size="large" />}
      badge="calm"
      title={fill(words.declined, { provider: providerNames[provider] })}
      text={words.declinedText}
    >
      <Button kind="primary" onClick={onRetry}>
        {retry}
      </Button>
    </StatusScreen>
  )
}
