'use client'
import { useState } from 'react'
import { fill } from '../../../schema/error.js'
import { useKit } from '../../react/provider.js'
import { useValue } from '../../react/use-value.js'
import type { ViewUi } from '../../ui/view-ui.js'
import type { ViewProps } from '../../wiring.js'
import { connectOptions } from './feature.js'
import { NoWallet } from './no-wallet.js'
import { recentWallets } from './recent.js'
import { type WalletRow, walletRows } from './rows.js'
import { connectTexts } from './texts.js'

/** View `Connect`: the wallets of this browser. Rows carry `data-mk-wallet`. */
export default function ConnectView({ ui }: ViewProps) {
  const kit = useKit()
  const options = connectOptions(kit)
  const [recent] = useState(() => recentWallets(kit.storage, options.recentLimit).list())
  const connectors = useValue(kit.registry.list)
  const isMobile = kit.host.page.isMobile()
  const rows = walletRows({ connectors, recent, isMobile }, options)
  return (
    <>
      <ui.Title text={connectTexts.title} />
      {rows.length === 0 ? <NoWallet ui={ui} isMobile={isMobile} /> : <WalletList ui={ui} rows={rows} />}
    </>
  )
}

function WalletList({ ui, rows }: { readonly ui: ViewUi; readonly rows: readonly WalletRow[] }) {
  const { Image, Link, List, Row, navigation, views } = ui
  return (
    <div className="mk-body">
      <List label={connectTexts.list} onReach={() => void views.load('ConnectingExternal')}>
        {rows.map(({ connector, id, name, icon, rdns, tag, isAmbiguous }) => (
          <Row
            key={`${connector.namespace}/${id}`}
            data-mk-wallet={id}
            image={<Image src={icon} name={name} />}
            title={name}
            detail={isAmbiguous ? fill(connectTexts.ambiguous, { rdns: rdns ?? id }) : undefined}
            tone="warning"
            end={
              !isAmbiguous && (
                <span className="mk-tag" data-tone={tag}>
                  {connectTexts[tag]}
                </span>
              )
            }
            onClick={() =>
              navigation.push('ConnectingExternal', { namespace: connector.namespace, connectorId: connector.id })
            }
          />
        ))}
      </List>
      <p className="mk-foot">
        {connectTexts.newcomer} <Link href={connectTexts.findUrl}>{connectTexts.find}</Link>
      </p>
    </div>
  )
}
