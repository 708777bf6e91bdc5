import { expect, test } from 'vitest'
import { useConnections } from '../../runtime/react/hooks.js'
import { Provider } from '../../runtime/react/provider.js'
import { galleryKit } from '../gallery/gallery-kit.js'
import { someWallets } from '../gallery/gallery-state.js'
import { galleryWallet } from '../gallery/gallery-wallet.js'
import { harbor } from '../gallery/gallery-wallets.data.js'
import { mount } from './mount.js'
import { until } from './until.js'

function Connections() {
  return <p>{useConnections().map(({ connectorId, address }) => `${connectorId} ${address.slice(0, 6)}; `)}</p>
}
const shown = () => document.querySelector('p')?.textContent

test('behavior: a wallet stays in the list of connections while another one is asked', async () => {
  const kit = await galleryKit({ id: 'connections', wallets: someWallets(), isConnected: true }, 'light')
  mount().render(
    <Provider kit={kit} wiring={kit.wiring}>
      <Connections />
    </Provider>,
  )
  await until(() => shown() === 'app.juniper 0xf39F; ')
  const asking = new AbortController()
  const asked = kit.session.connect(galleryWallet({ ...harbor, connects: 'never' }), asking.signal).catch(() => {})
  await until(() => kit.session.state.peek().namespaces.eip155?.status === 'connecting')
  await new Promise(requestAnimationFrame)
  expect(shown()).toBe('app.juniper 0xf39F; ')
  asking.abort()
  await asked
  await until(() => kit.session.state.peek().namespaces.eip155?.status === 'connected')
  expect(shown()).toBe('app.juniper 0xf39F; ')
})
