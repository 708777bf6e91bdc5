'use client'
import { useEffect } from 'react'
import { fill } from '../../../schema/explain-error.js'
import { useKit } from '../../react/provider.js'
import { clean } from '../../ui/clean.js'
import type { ViewProps } from '../../wiring.js'
import { Drawing } from './drawing.js'
import { connectOptions } from './feature.js'
import { downloadsTexts } from './help-texts.js'

/** Where wallets are to be had, and the drawing of each place. */
const places = [
  ['chrome_store', 'extension'],
  ['app_store', 'phone'],
  ['play_store', 'phone'],
  ['homepage', 'globe'],
] as const

/** View `Downloads`: where the wallet `walletId` of `connect.customWallets` is to be had. */
export default function DownloadsView({ params, ui }: ViewProps) {
  const { customWallets = [] } = connectOptions(useKit())
  const { Icon, Image, List, Title, navigation, useWords } = ui
  const words = useWords(downloadsTexts)
  const wallet = customWallets.find((item) => item.id === params['walletId'])
  useEffect(() => {
    if (!wallet) navigation.reset('Connect')
  }, [wallet, navigation])
  if (!wallet) return null

  const links = places.flatMap(([place, drawing]) => {
    const href = wallet[place]
    return href ? [{ place, drawing, href }] : []
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
      <List label={words.list}>
        {links.map(({ place, drawing, href }) => (
          <li key={place}>
            <a className="mk-row" href={href} target="_blank" rel="noopener noreferrer">
              <Drawing name={drawing} />
              <span className="mk-row-text mk-row-title">{words[place]}</span>
              <Icon name="out" isMirrored />
            </a>
          </li>
        ))}
      </List>
    </div>
  )
}
