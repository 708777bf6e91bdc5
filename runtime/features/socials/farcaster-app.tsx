import { fill } from '../../../schema/explain-error.js'
import type { Device } from '../../links/device.js'
import { givenLink } from '../../links/wallet-links.js'
import { shellTexts } from '../../ui/texts.js'
import { FarcasterCode, type FarcasterUriProps } from './farcaster-code.js'
import { ProviderTile } from './provider-tile.js'
import { providerNames } from './providers.js'
import { farcasterTexts, socialsTexts } from './texts.js'

/** What the screen takes. */
export interface FarcasterAppProps extends FarcasterUriProps {
  readonly device: Device
}

/** Opens the app on this phone, by a real link: only a press on one opens an app. An address that is none is shown as a code. */
export function FarcasterApp({ device, ...props }: FarcasterAppProps) {
  const { ui, uri, isExpired, onRenew } = props
  const { Button, StatusScreen, useWords } = ui
  const words = { ...useWords(socialsTexts), ...useWords(farcasterTexts) }
  const { retry } = useWords(shellTexts)
  const slots = { provider: providerNames.farcaster }
  const link = uri === undefined ? undefined : givenLink(uri, device)
  if (uri !== undefined && !link) return <FarcasterCode {...props} />
  return (
    <StatusScreen
      image={<ProviderTile provider="farcaster" size="large" />}
      isBusy={!isExpired}
      title={fill(words.continueIn, slots)}
      text={isExpired ? words.late : words.inApp}
    >
      {button()}
    </StatusScreen>
  )

  function button() {
    if (isExpired)
      return (
        <Button kind="primary" onClick={onRenew}>
          {retry}
        </Button>
      )
    if (!link)
      return (
        <Button kind="primary" disabled isBusy>
          {words.preparing}
        </Button>
      )
    return (
      <a className="mk-button" data-kind="primary" href={link.href} target={link.target} rel="noreferrer noopener">
        {fill(words.open, slots)}
      </a>
    )
  }
}
