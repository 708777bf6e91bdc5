import { useEffect, useState } from 'react'
import { fill } from '../../../schema/explain-error.js'
import { cell } from '../../core/cell.js'
import { useKit } from '../../react/provider.js'
import { useValue } from '../../react/use-value.js'
import type { TabProps } from '../../wiring.js'
import { toCollections } from './collections.js'
import type { NftList, NftsApi, NftsState } from './feature.js'
import { Collection, grid, NftGrid } from './nft-collection.js'
import { nftsTexts } from './texts.js'

/** The tab NFTs: what the account owns on its network, by collection. `data-status`. */
export function NftsTab({ ui }: TabProps) {
  const { Failure, announce, useWords } = ui
  const words = useWords(nftsTexts)
  const kit = useKit()
  const [api, setApi] = useState<NftsApi>()
  const [unknown] = useState(() => cell<NftsState>({ status: 'loading' }))
  useEffect(() => {
    const loading = kit.load('nfts') as Promise<NftsApi>
    loading.then(setApi, (cause: unknown) => kit.host.log('error', 'no NFTs', cause))
  }, [kit])
  useEffect(() => api?.follow(), [api])
  const state = useValue(api?.nfts ?? unknown)
  const isWaiting = state.status === 'loading' && !state.list
  useEffect(() => {
    if (isWaiting) announce(words.loading)
  }, [isWaiting, announce, words])

  if (state.status === 'idle') return <p className="mk-text mk-cut">{words.unsupported}</p>
  if (state.status === 'failed' && !state.list)
    return <Failure error={state.error} onRetry={() => void api?.refresh()} />
  return (
    <div className="mk-nfts" data-status={state.status}>
      {state.status === 'failed' && <Old ui={ui} at={state.at} onRetry={() => void api?.refresh()} />}
      {state.list && api ? <Nfts ui={ui} api={api} list={state.list} /> : <Skeleton label={words.loading} />}
    </div>
  )
}

function Nfts({ ui, api, list }: TabProps & { readonly api: NftsApi; readonly list: NftList }) {
  const { Button, navigation, useWords, views } = ui
  const words = useWords(nftsTexts)
  const [isSpamSeen, setSpamSeen] = useState(false)
  const { collections, spam } = toCollections(list.nfts)
  const isAll = list.rest === 'none'
  return (
    <>
      {collections.length === 0 && isAll && (
        <div className="mk-scene">
          <p className="mk-heading">{words.none}</p>
          <p className="mk-text">{words.noneText}</p>
          {views.has('WalletReceive') && (
            <div className="mk-actions">
              <Button kind="primary" onClick={() => navigation.push('WalletReceive')}>
                {words.receive}
              </Button>
            </div>
          )}
        </div>
      )}
      {collections.map((collection, index) => (
        <Collection
          key={collection.contract}
          ui={ui}
          api={api}
          collection={collection}
          isOpen={!isAll && index === collections.length - 1}
        />
      ))}
      {list.rest === 'cut' && <p className="mk-text mk-cut">{words.cut}</p>}
      {!isAll && list.rest !== 'cut' && (
        <div className="mk-actions">
          <Button isBusy={list.rest === 'loading'} onClick={() => void api.more()}>
            {list.rest === 'failed' ? words.retry : words.more}
          </Button>
        </div>
      )}
      {spam.length > 0 && (
        <section>
          <h3 className="mk-group mk-cut mk-nft-group">
            {words.spam} <span>{spam.length}</span>
            <button
              type="button"
              className="mk-link"
              aria-expanded={isSpamSeen}
              onClick={() => setSpamSeen(!isSpamSeen)}
            >
              {isSpamSeen ? words.hideSpam : words.showSpam}
            </button>
          </h3>
          {isSpamSeen && <NftGrid ui={ui} api={api} nfts={spam} />}
        </section>
      )}
    </>
  )
}

const oneLine = { whiteSpace: 'nowrap' } as const

/** What is shown is of before: since when, and a way to ask again. */
function Old({ ui, at = 0, onRetry }: TabProps & { readonly at: number | undefined; onRetry(): void }) {
  const words = ui.useWords(nftsTexts)
  const lang = useValue(ui.locale)?.lang
  const time = new Intl.DateTimeFormat(lang, { dateStyle: 'short', timeStyle: 'short' }).format(at)
  return (
    <p className="mk-text mk-cut" role="status">
      {fill(words.old, { time })}{' '}
      <button type="button" className="mk-link" style={oneLine} onClick={onRetry}>
        {words.retry}
      </button>
    </p>
  )
}

function Skeleton({ label }: { readonly label: string }) {
  return (
    <>
      <span className="mk-hidden">{label}</span>
      <ul className="mk-nft-grid" style={grid} aria-hidden="true">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <li key={key}>
            <span className="mk-skeleton" />
          </li>
        ))}
      </ul>
    </>
  )
}
