'use client'
import { useEffect, useState } from 'react'
import type { ModalError } from '../../../schema/error.js'
import { fill } from '../../../schema/explain-error.js'
import type { ViewProps, ViewUi } from '../../contract/view.js'
import { clean } from '../../core/clean.js'
import { deadline } from '../../core/deadline.js'
import { toModalError } from '../../core/errors.js'
import { httpsLink } from '../../links/safe-link.js'
import { useKit } from '../../react/use-kit.js'
import { allWalletsToken } from '../all-wallets/contract.js'
import { connectToken } from './contract.js'
import { downloadsTexts } from './downloads-texts.js'
import { Drawing } from './drawing.js'
import { drawings } from './drawings.data.js'
import { findWalletUrl } from './find-wallet.js'
import { getWalletTexts } from './get-wallet-texts.js'
import { connectTexts } from './texts.js'
import type { WalletToGet } from './wallet-to-get.js'

/** Where wallets are to be had, and the drawing of each place. */
const places = [
  ['chrome_store', 'extension'],
  ['app_store', 'phone'],
  ['play_store', 'android'],
  ['homepage', 'globe'],
] as const

/** Milliseconds for the directory to tell a wallet. */
const FIND_MS = 15_000

/** View `Downloads`: where the wallet `walletId` of `connect.customWallets` or of the directory is to be had. */
export default function DownloadsView({ params, ui }: ViewProps) {
  const kit = useKit()
  const { Failure, Title, navigation, useWords } = ui
  const { title } = useWords(connectTexts)
  const { walletId } = params
  const [wallet, setWallet] = useState<WalletToGet | undefined>(() =>
    kit.options(connectToken)?.customWallets?.find((item) => item.id === walletId),
  )
  const [error, setError] = useState<ModalError>()
  useEffect(() => {
    if (wallet || error) return undefined
    if (typeof walletId !== 'string' || !kit.has(allWalletsToken)) return navigation.reset('Connect')
    const leaving = new AbortController()
    const { signal } = leaving
    const wait = { clock: kit.host.clock, ms: FIND_MS, name: 'Downloads', signal }
    const find = async (inner: AbortSignal) => {
      const directory = await kit.use(allWalletsToken)
      return directory.find(walletId, inner)
    }
    deadline(wait, find).then(
      (listed) => {
        if (signal.aborted) return
        if (listed) setWallet(listed)
        else navigation.reset('Connect')
      },
      (cause: unknown) => signal.aborted || setError(toModalError(cause)),
    )
    return () => leaving.abort()
  }, [kit, walletId, wallet, error, navigation])
  if (wallet) return <Places wallet={wallet} ui={ui} />
  return (
    <>
      <Title text={title} />
      {error ? (
        <Failure error={error} onRetry={() => setError(undefined)} />
      ) : (
        <span className="mk-spinner" aria-hidden="true" />
      )}
    </>
  )
}

/** The links that are safe to follow; one that is not is no place. Without any, the way to all wallets. */
function Places({ wallet, ui }: { readonly wallet: WalletToGet; readonly ui: ViewUi }) {
  const { Button, Icon, Image, Link, List, Title, navigation, useWords } = ui
  const [words, { all }] = [useWords(downloadsTexts), useWords(getWalletTexts)]
  const hasAll = useKit().has(allWalletsToken)
  const links = places.flatMap(([place, drawing]) => {
    const link = httpsLink(wallet[place])
    return link ? [{ place, drawing, href: link.href }] : []
  })
  const slots = { wallet: clean(wallet.name) }
  return (
    <div className="mk-body">
      <Title text={fill(words.title, slots)} />
      <div className="mk-lead">
        <Image src={wallet.image_url} name={wallet.name} size="large" />
        <p className="mk-text">
          <bdi>{fill(links.length > 0 ? words.text : words.noLinks, slots)}</bdi>
        </p>
      </div>
      {links.length > 0 ? (
        <List label={words.list}>
          {links.map(({ place, drawing, href }) => (
            <li key={place}>
              <a className="mk-row" href={href} target="_blank" rel="noopener noreferrer">
                <Drawing ui={ui} drawing={drawings[drawing]} />
                <span className="mk-row-text mk-row-title">{words[place]}</span>
                <Icon name="out" isMirrored />
              </a>
            </li>
          ))}
        </List>
      ) : (
        <div className="mk-actions">
          {hasAll ? (
            <Button kind="primary" leadsTo="AllWallets" onClick={() => navigation.push('AllWallets')}>
              {all}
            </Button>
          ) : (
            <Link kind="primary" href={findWalletUrl}>
              {all}
            </Link>
          )}
        </div>
      )}
    </div>
  )
}
