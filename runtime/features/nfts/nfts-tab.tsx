import { useEffect, useState } from 'react'
import { fill } from '../../../schema/explain-error.js'
import type { TabProps } from '../../contract/view.js'
import { useNetwork } from '../../react/hooks.js'
import { useKit } from '../../react/use-kit.js'
import { useValue } from '../../react/use-value.js'
import { ListPlaces } from '../../ui/list-places.js'
import { OtherNetworks } from '../../ui/other-networks.js'
import { receiveToken } from '../receive/contract.js'
import { toCollections } from './collections.js'
import { type NftList, type NftsApi, nftsToken } from './contract.js'
import { Collection, NftGrid } from './nft-collection.js'
import { nftsTexts } from './texts.js'

/** The tab NFTs: what the account owns on its network, by collection. `data-status`. */
export function NftsTab({ ui }: TabProps) {
  const { value: api, error, retry } = ui.useLogic(nftsToken, 'Account')
  if (error) return <ui.Failure error={error} onRetry={retry} />
  return api ? <Followed ui={ui} api={api} /> : <Places ui={ui} />
}

function Followed({ ui, api }: TabProps & { readonly api: NftsApi }) {
  const { Age, Failure, Icon, useFailureToast, useWords } = ui
  const words = useWords(nftsTexts)
  useEffect(() => api.follow(), [api])
  const { isSupported } = useNetwork()
  const state = useValue(api.nfts)
  const error = state.status === 'failed' ? state.error : undefined
  const { list, at }: { readonly list?: NftList; readonly at?: number } = 'list' in state ? state : {}
  useFailureToast(state.status, words.failed)

  const again = () => void api.refresh()
  if (!isSupported)
    return (
      <OtherNetworks
        ui={ui}
        image={<Icon name="image" />}
        title={words.off}
        text={words.unsupported}
        networks={words.networks}
      />
    )
  if (error && !list)
    return <Failure error={error} onRetry={again} image={<Icon name="image" />} title={words.failed} />
  return (
    <div className="mk-nfts" data-status={state.status}>
      {list ? <Nfts ui={ui} api={api} list={list} /> : <Places ui={ui} />}
      {error && (
        <p className="mk-cut" role="status">
          <Age at={at} isDown text={words.old} />{' '}
          <span className="mk-row-detail">
            <button type="button" className="mk-link" onClick={again}>
              {words.retry}
            </button>
          </span>
        </p>
      )}
    </div>
  )
}

function Nfts({ ui, api, list }: TabProps & { readonly api: NftsApi; readonly list: NftList }) {
  const { Button, Icon, StatusScreen, navigation, useWords } = ui
  const kit = useKit()
  const words = useWords(nftsTexts)
  const [isSpamSeen, setSpamSeen] = useState(false)
  const lang = useValue(ui.locale)?.lang ?? 'en'
  const count = (all: readonly unknown[]) => ({ count: new Intl.NumberFormat(lang).format(all.length) })
  const { collections, spam } = toCollections(list.nfts)
  const isAll = list.rest === 'none'
  return (
    <>
      {collections.length === 0 && isAll && (
        <StatusScreen image={<Icon name="image" />} title={words.none} text={words.noneText}>
          {kit.has(receiveToken) && (
            <Button kind="primary" leadsTo="WalletReceive" onClick={() => navigation.push('WalletReceive')}>
              {words.receive}
            </Button>
          )}
        </StatusScreen>
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
      {list.rest === 'cut' && <p className="mk-text mk-cut">{fill(words.cut, count(list.nfts))}</p>}
      {!isAll && list.rest !== 'cut' && (
        <div className="mk-actions">
          <Button isBusy={list.rest === 'loading'} onClick={() => void api.more()}>
            {list.rest === 'failed' ? words.retry : words.more}
          </Button>
        </div>
      )}
      {spam.length > 0 && (
        <section className="mk-family">
          <div className="mk-group-head" data-shape="tiles">
            <h3 className="mk-nft-group">{fill(words.spam, count(spam))}</h3>
            <button
              type="button"
              className="mk-link"
              aria-expanded={isSpamSeen}
              onClick={() => setSpamSeen(!isSpamSeen)}
            >
              {isSpamSeen ? words.hideSpam : words.showSpam}
            </button>
          </div>
          {isSpamSeen && <NftGrid ui={ui} api={api} nfts={spam} />}
        </section>
      )}
    </>
  )
}

function Places({ ui }: TabProps) {
  const { announce, useWords } = ui
  const words = useWords(nftsTexts)
  useEffect(() => announce(words.loading), [announce, words])
  return (
    <>
      <span className="mk-hidden">{words.loading}</span>
      <ListPlaces ui={ui} shape="tiles" />
    </>
  )
}
