import { type ReactNode, useCallback, useState } from 'react'
import type { Namespace } from '../../../schema/caip.js'
import type { ViewUi } from '../../contract/view.js'
import { LongList } from '../../ui/long-list/long-list.js'
import { rowId } from '../../wallets/row-id.js'
import type { DirectoryRow } from './directory-rows.js'
import { FirstPictures } from './first-pictures.js'
import { ListedImage } from './listed-image.js'
import { RowPlaces } from './row-places.js'
import { allWalletsTexts } from './texts.js'

/** What the list takes. */
export interface WalletRowsProps {
  readonly ui: ViewUi
  readonly rows: readonly DirectoryRow[]
  readonly namespace: Namespace | undefined
  /** Fetches more; left out where the list has ended or failed. */
  readonly onReachEnd?: (() => void) | undefined
  /** Tries again what failed, below the rows that are here; left out where nothing did. */
  readonly onRetry?: (() => void) | undefined
}

/** Rows that are waited for, with their pictures (FACTS 3.5). */
const FIRST = 20

/** The wallets. Rows carry `data-mk-wallet`. They come in with their first pictures, or after two seconds without. */
export function WalletRows({ ui, rows, namespace, onReachEnd, onRetry }: WalletRowsProps): ReactNode {
  const words = ui.useWords(allWalletsTexts)
  const [isReady, setReady] = useState(false)
  const setDone = useCallback(() => setReady(true), [])
  const { Button, Row, navigation } = ui
  const draw = useCallback(
    (row: DirectoryRow) => (
      <Row
        data-mk-wallet={rowId(row)}
        image={<ListedImage ui={ui} src={row.icon} name={row.name} />}
        title={row.name}
        end={row.isInstalled && <span className="mk-tag">{words.installed}</span>}
        leadsTo={viewOf(row)}
        onClick={() => choose(row, navigation, namespace)}
      />
    ),
    [ui, Row, navigation, namespace, words],
  )
  const firsts = rows.slice(0, FIRST).flatMap(({ icon }) => (icon && !icon.startsWith('data:') ? [icon] : []))
  if (rows.length === 0) return <RowPlaces ui={ui} />
  if (!isReady && firsts.length > 0)
    return (
      <>
        <FirstPictures sources={[...new Set(firsts)]} onDone={setDone} />
        <RowPlaces ui={ui} />
      </>
    )
  return (
    <>
      <LongList
        label={words.list}
        rows={rows}
        keyOf={({ id }) => id}
        renderRow={draw}
        {...(onReachEnd && { onReachEnd })}
      />
      {onRetry && (
        <div className="mk-cut" role="alert">
          <p>{words.cut}</p>
          <Button onClick={onRetry}>{words.retry}</Button>
        </div>
      )}
    </>
  )
}

/** The view that a row leads to. */
function viewOf({ connectors: [connector, another] }: DirectoryRow) {
  if (!connector) return 'ConnectingWalletConnect'
  return another ? 'ConnectingMultiChain' : 'ConnectingExternal'
}

function choose(
  { id, connectors }: DirectoryRow,
  navigation: ViewUi['navigation'],
  namespace: Namespace | undefined,
): void {
  const [connector, another] = connectors
  if (connector && another) navigation.push('ConnectingMultiChain', { connectorId: connector.id })
  else if (connector)
    navigation.push('ConnectingExternal', { namespace: connector.namespace, connectorId: connector.id })
  else navigation.push('ConnectingWalletConnect', { walletId: id, namespace })
}
