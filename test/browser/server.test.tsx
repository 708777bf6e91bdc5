import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { createModalKit } from '../../runtime/kit.js'
import { AccountButton } from '../../runtime/react/account-button.js'
import { ConnectButton } from '../../runtime/react/connect-button.js'
import { NetworkButton } from '../../runtime/react/network-button.js'
import { Provider } from '../../runtime/react/provider.js'
import { galleryHost, stillClock } from '../gallery/gallery-host.js'
import { galleryAddress } from '../gallery/gallery-wallet.js'
import { galleryWiring } from '../gallery/gallery-wiring.js'
import { savedSession } from '../unit/saved-session.js'
import { until } from './until.js'

const wiring = galleryWiring({ wallets: [] })

function App({ saved }: { readonly saved?: string }) {
  const host = galleryHost({}, stillClock())
  const storage = { ...host.storage, get: (key: string) => (key.endsWith('/session') ? (saved ?? null) : null) }
  const kit = createModalKit(wiring, { ...host, storage })
  return (
    <Provider kit={kit} wiring={wiring}>
      <ConnectButton />
      <AccountButton />
      <NetworkButton />
    </Provider>
  )
}

test('behavior: server output carries no style, no handler and no script', () => {
  const html = renderToString(<App />)
  expect(html.replaceAll(/ data-hue="\d+"/g, '')).toMatchInlineSnapshot(
    `
    "<span class="mk-root" data-mk=""><button type="button" class="mk-button" data-mk-button="connect" data-size="md" data-status="disconnected" aria-haspopup="dialog" aria-label="Connect wallet"><span class="mk-label" data-room="Connect wallet
    Connecting…
    Wrong network
    0xdd…dddddd"><bdi>Connect wallet</bdi></span></button> </span><span class="mk-root" data-mk=""><button type="button" class="mk-button" data-mk-button="network" data-size="md" aria-haspopup="dialog" aria-label="Network Ethereum"><span class="mk-network" data-shape="round" aria-hidden="true"><span class="mk-image mk-letter" data-letter="E" data-size="small" data-shape="round"></span></span><span class="mk-label"><bdi>Ethereum</bdi></span></button> </span>"
  `,
  )
  expect(html).not.toMatch(/ style=| on\w+=|<style|<script/)
})

test('behavior: a remembered account is no hydration mismatch: it comes right after', async () => {
  const complaints: unknown[] = []
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(<App />)
  const remembered = { connectorId: 'app.juniper', address: galleryAddress, caipNetworkId: 'eip155:1' } as const
  const saved = JSON.stringify(savedSession({ eip155: remembered }))
  const root = hydrateRoot(container, <App saved={saved} />, { onRecoverableError: (error) => complaints.push(error) })
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  await until(() => container.textContent?.includes('0xf3…b92266'))
  expect(container.querySelector('[data-status="reconnecting"]')?.getAttribute('aria-busy')).toBe('true')
  expect(complaints).toEqual([])
})

test('param: label, size, className and a render function', () => {
  const kit = createModalKit(wiring, galleryHost({}))
  const html = renderToString(
    <Provider kit={kit} wiring={wiring}>
      <ConnectButton label="Log in" size="lg" className="mine" />
      <ConnectButton>{({ text, account }) => `${account.status}: ${text}`}</ConnectButton>
      <NetworkButton>{({ text, network }) => `${network.caipNetworkId}: ${text}`}</NetworkButton>
      <NetworkButton label="Chain" />
      <AccountButton>{({ text }) => `nobody: ${text}`}</AccountButton>
    </Provider>,
  )
  expect(html).toContain('class="mk-button mine" data-mk-button="connect" data-size="lg"')
  expect(html).toContain('<bdi>Log in</bdi></span></button>')
  expect(html).toContain('disconnected: Connect wallet')
  expect(html).toContain('eip155:1: Ethereum')
  expect(html).toContain('aria-label="Chain Ethereum"')
  expect(html).not.toContain('nobody')
})
