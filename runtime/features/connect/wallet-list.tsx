import { useEffect, useState } from 'react'
import { fill } from '../../../schema/error.js'
import { useKit } from '../../react/provider.js'
import { useValue } from '../../react/use-value.js'
import { clean } from '../../ui/clean.js'
import { LoadFailure } from '../../ui/load-failure.js'
import type { FirstViewUi } from '../../ui/view-ui.js'
import type { FirstViewProps, ViewProps } from '../../wiring.js'
import { connectOptions } from './feature.js'
import { recentWallets } from './recent.js'
import { type WalletRow, walletRows } from './rows.js'
import { connectTexts } from './texts.js'

/** The wallets to list, of the chain family `params.namespace` where that is given. */
export function useWalletRows({ namespace }: ViewProps['params']): readonly WalletRow[] {
  const kit = useKit()
  const options = connectOptions(kit)
  const [recent] = useState(() => recentWallets(kit.storage, options.recentLimit).list())
  const connectors = useValue(kit.registry.list)
  return walletRows({ connectors, recent, isMobile: kit.host.page.isMobile(), namespace }, options)
}

/** What a list of wallets takes. */
export interface WalletListProps extends FirstViewProps {
  readonly rows: readonly WalletRow[]
}

/** The list, or what to do where there is nothing to list. Rows carry `data-mk-wallet`. */
export function WalletList({ rows, ...props }: WalletListProps) {
  const { Image, List, Row, useWords, views } = props.ui
  const words = useWords(connectTexts)
  if (rows.length === 0) return <NoWallet {...props} />
  return (
    <List label={words.list} onReach={() => void views.load('ConnectingExternal')}>
      {rows.map((row) => {
        const { id, name, icon, rdns, tag, isAmbiguous, connectors } = row
        return (
          <Row
            key={`${connectors[0]?.namespace}/${id}`}
            data-mk-wallet={id}
            image={<Image src={icon} name={name} />}
            title={name}
            detail={isAmbiguous ? fill(words.ambiguous, { rdns: clean(rdns ?? id) }) : originOf(row, rows)}
            tone={isAmbiguous ? 'warning' : undefined}
            end={
              tag &&
              !isAmbiguous && (
                <span className="mk-tag" data-tone={tag}>
                  {words[tag]}
                </span>
              )
            }
            onClick={() => choose(row, props.ui)}
          />
        )
      })}
    </List>
  )
}

/** Where a wallet comes from, when another one has its name. */
function originOf({ id, name, rdns }: WalletRow, rows: readonly WalletRow[]): string | undefined {
  return rows.some((row) => row.id !== id && row.name === name) ? rdns : undefined
}

function choose({ id, rdns, connectors: [connector, another] }: WalletRow, { navigation }: FirstViewUi): void {
  if (another) navigation.push('ConnectingMultiChain', { rdns })
  else if (connector)
    navigation.push('ConnectingExternal', { namespace: connector.namespace, connectorId: connector.id })
  else navigation.push('Downloads', { walletId: id })
}

/** Fetched where it is needed: most people who come here have a wallet. */
function NoWallet(props: FirstViewProps) {
  const { views } = props.ui
  const state = useValue(views.state('NoWallet'))
  useEffect(() => void views.load('NoWallet'), [views])
  // What a view needs is fetched with it.
  if (state.status === 'ready') return <state.View {...(props as ViewProps)} />
  return state.status === 'failed' && <LoadFailure error={state.error} onRetry={() => void views.load('NoWallet')} />
}
