'use client'
import { useEffect, useState } from 'react'
import type { ViewProps } from '../../contract/view.js'
import { useKit } from '../../react/use-kit.js'
import { rowId } from '../../wallets/row-id.js'
import { isSameWallet } from '../../wallets/same-wallet.js'
import { allWalletsToken } from '../all-wallets/contract.js'
import { connectToken } from './contract.js'
import { findWalletUrl } from './find-wallet.js'
import { getWalletTexts } from './get-wallet-texts.js'
import type { WalletToGet } from './wallet-to-get.js'

/** As many as one can choose from without comparing. */
const SHOWN = 4

/** View `GetWallet`: a few wallets of the app's choice, then of the directory's, and where all of them are. */
export default function GetWalletView({ ui }: ViewProps) {
  const kit = useKit()
  const { Image, Link, List, Row, Title, navigation, useWords } = ui
  const words = useWords(getWalletTexts)
  const [listed, setListed] = useState<readonly WalletToGet[]>([])
  useEffect(() => {
    if (!kit.has(allWalletsToken)) return undefined
    const leaving = new AbortController()
    kit
      .use(allWalletsToken)
      .then((directory) => directory.shelf())
      .then(({ wallets }) => leaving.signal.aborted || setListed(wallets))
      // The app's own wallets are here, and the page where all of them are.
      .catch((cause: unknown) => kit.host.log('warn', 'the directory of wallets did not answer', cause))
    return () => leaving.abort()
  }, [kit])
  const own: readonly WalletToGet[] = kit.options(connectToken)?.customWallets ?? []
  const more = listed.filter((wallet) => !own.some((other) => isSameWallet(named(other), named(wallet))))
  return (
    <div className="mk-body">
      <Title text={words.title} />
      <List label={words.list}>
        {[...own, ...more].slice(0, SHOWN).map((wallet) => (
          <Row
            key={wallet.id}
            data-mk-wallet={rowId(named(wallet))}
            image={<Image src={wallet.image_url} name={wallet.name} />}
            title={wallet.name}
            leadsTo="Downloads"
            onClick={() => navigation.push('Downloads', { walletId: wallet.id })}
          />
        ))}
      </List>
      <div className="mk-actions">
        <Link kind="quiet" href={findWalletUrl}>
          {words.all}
        </Link>
      </div>
    </div>
  )
}

function named({ id, name, rdns }: WalletToGet) {
  return { id, name, rdns: rdns ?? undefined }
}
