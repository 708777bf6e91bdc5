import { StrictMode } from 'react'
import { expect, test } from 'vitest'
import { connectToken } from '../../runtime/features/connect/contract.js'
import { Provider } from '../../runtime/react/provider.js'
import { useRecentWallets } from '../../runtime/react/use-recent-wallets.js'
import { galleryKit } from '../gallery/gallery-kit.js'
import { someWallets } from '../gallery/gallery-state.js'
import { mount } from './mount.js'
import { until } from './until.js'

function Recent({ id }: { readonly id: string }) {
  const { wallets, forget } = useRecentWallets()
  return (
    <p id={id}>
      {wallets.map((wallet) => (
        <button key={wallet.id} type="button" onClick={() => forget(wallet.id)}>
          {wallet.name}
        </button>
      ))}
    </p>
  )
}
const shown = (id: string) => [...document.querySelectorAll(`#${id} button`)].map((button) => button.textContent).join()

test('behavior: every part of a page has the wallets used last, and one that is forgotten in one is gone in all', async () => {
  const recent = [
    { id: 'app.juniper', rdns: 'app.juniper', name: 'Juniper' },
    { id: 'far', name: 'Far' },
  ]
  const kit = await galleryKit({ id: 'recents', wallets: someWallets(), recent }, 'light')
  mount().render(
    <StrictMode>
      <Provider kit={kit} wiring={kit.wiring}>
        <Recent id="one" />
        <Recent id="two" />
      </Provider>
    </StrictMode>,
  )
  await until(() => shown('one') === 'Juniper,Far' && shown('two') === 'Juniper,Far')
  document.querySelector<HTMLElement>('#two button')?.click()
  await until(() => shown('one') === 'Far')
  expect(shown('two')).toBe('Far')
  const connect = await kit.use(connectToken)
  connect.remember({ id: 'new', name: 'New' })
  await until(() => shown('one') === 'New,Far')
})
