import type { Kit } from '../../runtime/contract/kit.js'
import { Provider } from '../../runtime/react/provider.js'
import { galleryKit } from '../gallery/gallery-kit.js'
import { type GalleryState, someWallets } from '../gallery/gallery-state.js'
import { mount } from './mount.js'
import { until } from './until.js'

/** A picture of an account. */
export const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`

/** An amount in hundredths of an ether. */
export const ether = (value: bigint) => ({ value: value * 10n ** 16n, decimals: 18, symbol: 'ETH' })

/** A page whose backend gives the account this name and this picture. */
export function named(name: string | null, avatar: string | null = null): Partial<GalleryState> {
  return { services: { api: 'https://backend.example' }, fetch: async () => Response.json({ name, avatar }) }
}

/** What the sizes of a button are in pixels. */
export const heights = { sm: 32, md: 40, lg: 48 } as const

/** The button of the account, and what it says and does. */
export const button = () => document.querySelector<HTMLElement>('[data-mk-button]:not([data-mk-button="network"])')
export const status = () => button()?.dataset['status']
export const text = () => button()?.querySelector('.mk-label > bdi')?.textContent

/** A page of buttons, drawn in one state after the other. */
export function pageOf(node: React.ReactNode) {
  const root = mount()
  let drawn = 0
  return {
    async show({ story, ...changes }: Partial<GalleryState>): Promise<Kit> {
      const kit = await galleryKit({ id: 'button', wallets: someWallets(), isLive: true, ...changes }, 'light')
      drawn += 1
      root.render(
        <Provider key={drawn} kit={kit} wiring={kit.wiring}>
          <div style={{ display: 'flex', alignItems: 'flex-start', gap: 8 }}>{node}</div>
        </Provider>,
      )
      await until(() => document.querySelector('[data-mk-button]'))
      void story?.(kit)
      return kit
    },
  }
}
