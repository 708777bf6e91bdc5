'use client'
import type { ViewProps } from '../../contract/view.js'
import { useIsSignedIn } from '../../login/use-is-signed-in.js'
import { useKit } from '../../react/use-kit.js'
import { openLogin } from './open-login.js'
import { socialsPartTexts } from './part-texts.js'
import { ProviderTile } from './provider-tile.js'
import { providerNames } from './providers.js'
import { useProviders } from './use-providers.js'

/** Nothing of it is shown before a guard lets wallets be connected (`Slots.holds`). */
export const connects = true
/** The project's backend may have switched some of them off. */
export const isSwitched = true

/** View `ConnectSocials`: every provider, as a row. Rows carry `data-mk-provider`. */
export default function ConnectSocialsView({ ui }: ViewProps) {
  const { List, Row, Title, navigation, useWords } = ui
  const kit = useKit()
  const words = useWords(socialsPartTexts)
  const isOff = useIsSignedIn()
  return (
    <>
      <Title text={words.all} />
      <div className="mk-body">
        <List label={words.all}>
          {useProviders().map((provider) => (
            <Row
              key={provider}
              data-mk-provider={provider}
              image={<ProviderTile provider={provider} />}
              title={providerNames[provider]}
              disabled={isOff}
              leadsTo={provider === 'farcaster' ? 'ConnectingFarcaster' : 'ConnectingSocial'}
              onClick={() => openLogin(kit, navigation, provider)}
            />
          ))}
        </List>
      </div>
    </>
  )
}
