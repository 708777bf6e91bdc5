'use client'
import { useKit } from '../../react/provider.js'
import type { ViewProps } from '../../wiring.js'
import { connectOptions } from './feature.js'
import { findWalletUrl } from './find-wallet.js'
import { getWalletTexts } from './help-texts.js'

/** As many as one can choose from without comparing. */
const SHOWN = 4

/** View `GetWallet`: a few wallets of the app's choice, and where all of them are. */
export default function GetWalletView({ ui }: ViewProps) {
  const { customWallets = [] } = connectOptions(useKit())
  const { Image, Link, List, Row, Title, navigation, useWords, views } = ui
  const words = useWords(getWalletTexts)
  return (
    <div className="mk-body">
      <Title text={words.title} />
      <List label={words.list} onReach={() => void views.load('Downloads')}>
        {customWallets.slice(0, SHOWN).map(({ id, name, image_url: icon }) => (
          <Row
            key={id}
            data-mk-wallet={id}
            image={<Image src={icon} name={name} />}
            title={name}
            onClick={() => navigation.push('Downloads', { walletId: id })}
          />
        ))}
      </List>
      <div className="mk-actions">
        <Link as="button" href={findWalletUrl}>
          {words.all}
        </Link>
      </div>
    </div>
  )
}
