import { useId, useState } from 'react'
import { fill } from '../../../schema/explain-error.js'
import type { ViewUi } from '../../contract/view.js'
import { shortAddress } from '../../core/address-look.js'
import { clean } from '../../core/clean.js'
import { useValue } from '../../react/use-value.js'
import type { NftCollection } from './collections.js'
import type { NftsApi } from './contract.js'
import type { Nft } from './nft.js'
import { NftPicture } from './nft-picture.js'
import { nftsTexts } from './texts.js'

/** Two rows. */
const FEW = 6
const MOST = 999n

/** What a collection takes. */
export interface CollectionProps {
  readonly ui: ViewUi
  readonly api: NftsApi
  readonly collection: NftCollection
  /** Whether more of it may be among what is not fetched. */
  readonly isOpen: boolean
}

/** A collection: its name, how many there are, and two rows of them until all are asked for. `data-mk-collection`. */
export function Collection({ ui, api, collection: { contract, name, nfts }, isOpen }: CollectionProps) {
  const words = ui.useWords(nftsTexts)
  const lang = useValue(ui.locale)?.lang
  const id = useId()
  const [isWhole, setWhole] = useState(false)
  const title = clean(name) || shortAddress(contract)
  const label = isWhole ? words.fewerOf : words.allOf
  return (
    <section className="mk-family" aria-labelledby={id} data-mk-collection={contract}>
      <div className="mk-group-head" data-shape="tiles">
        <h3 className="mk-nft-group" id={id}>
          <bdi>{title}</bdi>{' '}
          <span className="mk-row-detail">
            {new Intl.NumberFormat(lang).format(nfts.length)}
            {isOpen && '+'}
          </span>
        </h3>
        {nfts.length > FEW && (
          <button
            type="button"
            className="mk-link"
            aria-expanded={isWhole}
            aria-label={fill(label, { collection: title })}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? words.fewer : words.all}
          </button>
        )}
      </div>
      <NftGrid ui={ui} api={api} nfts={isWhole ? nfts : nfts.slice(0, FEW)} heading={title} />
    </section>
  )
}

/** What a grid takes. */
export interface NftGridProps extends Pick<CollectionProps, 'ui' | 'api'> {
  readonly nfts: readonly Nft[]
  /** The name that stands above, which need not be said again. */
  readonly heading?: string
}

/** NFTs as squares with their names below, three in a row also in the narrowest panel. `data-mk-nft`. */
export function NftGrid({ ui, api, nfts, heading = '' }: NftGridProps) {
  const lang = useValue(ui.locale)?.lang
  return (
    <ul className="mk-grid">
      {nfts.map(({ id, token, name, collection, image, amount }) => {
        const title = clean(name) || `${clean(collection)} #${shortAddress(token)}`.trim()
        return (
          <li key={id} data-mk-nft={id} title={title}>
            <NftPicture ui={ui} api={api} src={image} name={title} />
            <bdi className="mk-nft-name">{shortName(title, heading)}</bdi>
            {amount > 1n && <span className="mk-nft-amount">×{amountOf(amount, lang)}</span>}
          </li>
        )
      })}
    </ul>
  )
}

/** Without what stands above there is room for what tells one from the next. */
function shortName(name: string, heading: string): string {
  return heading && name.startsWith(`${heading} `) ? name.slice(heading.length + 1) : name
}

/** There is room for three digits. */
function amountOf(amount: bigint, lang: string | undefined): string {
  const digits = new Intl.NumberFormat(lang)
  return amount > MOST ? `${digits.format(MOST)}+` : digits.format(amount)
}
