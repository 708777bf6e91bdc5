import { type ReactNode, useEffect, useState } from 'react'
import { fill } from '../../../schema/explain-error.js'
import type { Connector } from '../../contract/connector.js'
import type { ViewUi } from '../../contract/view.js'
import { clean } from '../../core/clean.js'
import { browseLink } from '../../links/browse-link.js'
import { platformsOf } from '../../links/platforms.js'
import { refusedFields } from '../../links/wallet-links.js'
import { useKit } from '../../react/use-kit.js'
import { useValue } from '../../react/use-value.js'
import { AppPanel } from './app-panel.js'
import { BrowsePanel } from './browse-panel.js'
import { BrowserPanel } from './browser-panel.js'
import { GetWalletLine } from './get-wallet-line.js'
import { pairingTexts } from './pairing-texts.js'
import { PlatformTabs } from './platform-tabs.js'
import { QrPanel } from './qr-panel.js'
import type { ShownWallet } from './shown-wallet.js'
import { useArrival } from './use-arrival.js'
import { useDevice } from './use-device.js'
import { usePairing } from './use-pairing.js'

/** What the ways to a wallet take. */
export interface ReachProps {
  readonly ui: ViewUi
  readonly wallet: ShownWallet | undefined
  readonly connector: Connector
}

/**
 * The ways to a wallet, and the one that is picked. Links of it that are refused are said once in the console, and shown
 * nowhere.
 */
export function Reach({ ui, wallet, connector }: ReachProps) {
  const { host, registry, events } = useKit()
  const { device, page } = useDevice()
  const { namespace } = connector
  useEffect(() => {
    const refused = wallet ? refusedFields(wallet) : []
    if (!wallet || refused.length === 0) return
    host.log('warn', `links of ${wallet.name} are refused: ${refused.join(', ')}`)
    const { name, mobile_link } = wallet
    if (device.os !== 'desktop' && refused.some((field) => field !== 'desktop_link' && field !== 'webapp_link'))
      events.emit('CONNECT_PROXY_ERROR', { message: 'link/refused', uri: '', mobile_link: mobile_link ?? '', name })
  }, [wallet, host, events, device])
  const installed = useValue(registry.list).find((item) => wallet?.rdns && item.rdns === wallet.rdns)
  const platforms = platformsOf(wallet, { os: device.os, isInstalled: installed !== undefined })
  const [choice, setPicked] = useState(platforms[0])
  const picked = platforms.find((platform) => platform === choice) ?? platforms[0] ?? 'qrcode'
  const { href } = page.look()
  const { injected } = host.page
  const browse =
    wallet && !installed && browseLink(wallet.id, { href, namespace, isPhone: device.os !== 'desktop', injected })

  if (wallet && browse) {
    return (
      <Body>
        <BrowsePanel ui={ui} wallet={wallet} link={{ href: browse, target: '_blank' }} />
        <GetWalletLine ui={ui} wallet={wallet} />
      </Body>
    )
  }
  const isHere = picked === 'browser' || picked === 'unsupported'
  return (
    <Body>
      <PlatformTabs ui={ui} platforms={platforms} picked={picked} onPick={setPicked} />
      {isHere && wallet && <BrowserPanel ui={ui} wallet={wallet} installed={installed} />}
      {!isHere && <Paired ui={ui} wallet={wallet} connector={connector} platform={picked} />}
      {wallet && picked === 'unsupported' && <GetWalletLine ui={ui} wallet={wallet} />}
    </Body>
  )
}

function Body({ children }: { readonly children: ReactNode }) {
  return <div className="mk-reach">{children}</div>
}

interface PairedProps extends ReachProps {
  readonly platform: 'mobile' | 'qrcode' | 'web' | 'desktop'
}

/**
 * The wallet is elsewhere: a pairing is made at once, so that it is ready before the user presses or scans. Where to get the
 * wallet is said while it is waited for: a failure has its own ways on.
 */
function Paired({ ui, wallet, connector, platform }: PairedProps) {
  const { Failure, Image, StatusScreen, useWords } = ui
  const words = useWords(pairingTexts)
  const { uri, state, error, network, again, follow } = usePairing(connector, wallet)
  const name = wallet?.name ?? connector.name
  const done = fill(words.doneText, { wallet: clean(name) })
  useArrival(ui, network, done)

  const image = <Image src={wallet?.image_url ?? undefined} name={name} size="large" />
  if (error) return <Failure error={error} onRetry={again} image={image} isOfWallet />
  if (network) return <StatusScreen image={image} badge="success" title={words.done} text={done} />
  if (!wallet) return <QrPanel ui={ui} connector={connector} uri={uri} state={state} onRenew={again} />
  const shown = { ui, wallet, uri, state, onRenew: again }
  return (
    <>
      {platform === 'qrcode' ? (
        <QrPanel {...shown} connector={connector} />
      ) : (
        <AppPanel key={platform} {...shown} onFollow={follow} place={platform} />
      )}
      <GetWalletLine ui={ui} wallet={wallet} />
    </>
  )
}
