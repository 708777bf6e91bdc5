import { useMemo } from 'react'
import type { ViewProps } from '../../runtime/contract/view.js'
import { LongList } from '../../runtime/ui/long-list/long-list.js'
import { SearchField } from '../../runtime/ui/search-field.js'
import { useSearch } from '../../runtime/ui/use-search.js'
import { type DirectoryWallet, directory } from './directory.js'

/** A view of the gallery: a long list of `params.length` wallets and a search. Rows carry `data-mk-wallet`. */
export default function LongListView({ params, ui }: ViewProps) {
  const { Button, Icon, Image, Row, StatusScreen, Title, toasts } = ui
  const length = typeof params['length'] === 'number' ? params['length'] : 10_000
  const search = useSearch()
  const wallets = useMemo(() => directory(length), [length])
  const query = search.query.toLowerCase()
  const found = useMemo(() => wallets.filter(({ name }) => name.toLowerCase().includes(query)), [wallets, query])

  const row = ({ id, name, picture, isInstalled }: DirectoryWallet) => (
    <Row
      data-mk-wallet={id}
      image={<Image src={picture} name={name} />}
      title={name}
      end={isInstalled && <span className="mk-tag">Installed</span>}
      onClick={() => toasts.show('success', name)}
    />
  )
  return (
    <div className="mk-body">
      <Title text="All wallets" />
      <SearchField ui={ui} search={search} label="Search wallets" clear="Clear the search" />
      {found.length > 0 ? (
        <LongList key={query} label="All wallets" rows={found} keyOf={({ id }) => id} renderRow={row} />
      ) : (
        <StatusScreen image={<Icon name="search" />} title="No such wallet" text="Try another word.">
          <Button onClick={search.clear}>Clear the search</Button>
        </StatusScreen>
      )}
    </div>
  )
}
