import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createCookieKit } from '../../runtime/cookies/create-cookie-kit.js'
import { readKitCookie } from '../../runtime/cookies/read-kit-cookie.js'
import { browserCookies } from '../../runtime/core/host-cookies.js'
import { AccountButton } from '../../runtime/react/account-button.js'
import { ConnectButton } from '../../runtime/react/connect-button.js'
import { NetworkButton } from '../../runtime/react/network-button.js'
import { Provider } from '../../runtime/react/provider.js'
import { galleryHost, stillClock } from '../gallery/gallery-host.js'
import { galleryAddress } from '../gallery/gallery-wallet.js'
import { galleryWiring } from '../gallery/gallery-wiring.js'
import { savedSession } from '../unit/saved-session.js'
import { settled } from './settled.js'
import { until } from './until.js'

const wiring = galleryWiring({ wallets: [] })
const cookie = `1|eip155:137:${galleryAddress}`
const saved = JSON.stringify(
  savedSession({ eip155: { connectorId: 'app.juniper', address: galleryAddress, caipNetworkId: 'eip155:137' } }),
)

interface AppProps {
  readonly cookie: string | undefined
  readonly saved?: string
  /** Hears of what the buttons said in each render. */
  readonly onRender?: (text: string) => void
}

function App({ cookie: text, saved: stored, onRender }: AppProps) {
  const host = galleryHost({}, stillClock())
  const storage = { ...host.storage, get: (key: string) => (key.endsWith('/session') ? (stored ?? null) : null) }
  const kit = createCookieKit(wiring, text, { host: { ...host, storage }, jar: browserCookies() })
  return (
    <Provider kit={kit} wiring={wiring}>
      <ConnectButton>
        {({ text: said, account }) => {
          onRender?.(`${account.status} ${said}`)
          return said
        }}
      </ConnectButton>
      <AccountButton />
      <NetworkButton />
    </Provider>
  )
}

/** Renders on a server that was sent `cookie` and hydrates in a browser that has `saved`. */
async function visit(props: AppProps) {
  const complaints: unknown[] = []
  const said: string[] = []
  const error = vi.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words))
  const container = document.createElement('div')
  document.body.append(container)
  const html = renderToString(<App cookie={props.cookie} />)
  container.innerHTML = html
  const root = hydrateRoot(
    container,
    <StrictMode>
      <App {...props} onRender={(text) => said.push(text)} />
    </StrictMode>,
    { onRecoverableError: (cause) => complaints.push(cause) },
  )
  onTestFinished(() => {
    root.unmount()
    container.remove()
    error.mockRestore()
    browserCookies().set('modal-kit=; Max-Age=0; Path=/')
  })
  await until(() => said.length > 0)
  await settled()
  return { html, said, complaints, container }
}

test('behavior: a returning user never sees Connect, not in the HTML and not in any render after it', async () => {
  const { html, said, complaints, container } = await visit({ cookie, saved })
  expect(html).toContain('0xf3…b92266')
  expect(html).toContain('data-status="reconnecting"')
  // All that a button may say keeps its room, unseen.
  expect(html.replaceAll(/ data-room="[^"]*"/g, '')).not.toContain('Connect wallet')
  expect([...new Set(said)]).toEqual(['reconnecting 0xf3…b92266'])
  expect(container.textContent).toContain('0xf3…b92266')
  expect(complaints).toEqual([])
})

test('behavior: a cookie that is older than the browser’s own memory gives way after the first paint, without a warning', async () => {
  const { html, said, complaints, container } = await visit({ cookie })
  expect(html).toContain('0xf3…b92266')
  expect([said[0], said.at(-1)]).toEqual(['reconnecting 0xf3…b92266', 'disconnected Connect wallet'])
  expect(container.textContent).not.toContain('0xf3')
  expect(complaints).toEqual([])
})

test('behavior: without a cookie it is what it was', async () => {
  const { html, said, complaints } = await visit({ cookie: undefined, saved })
  expect(html).toContain('Connect wallet')
  expect(said.at(-1)).toBe('reconnecting 0xf3…b92266')
  expect(complaints).toEqual([])
})

test('behavior: the page’s own cookie is written, and a server can read it', async () => {
  await visit({ cookie: undefined, saved })
  expect(readKitCookie(document.cookie)).toBe(cookie)
  await visit({ cookie })
  expect(readKitCookie(document.cookie)).toBeUndefined()
})
