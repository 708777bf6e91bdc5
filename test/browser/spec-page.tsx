import type { ReactNode } from 'react'
import type { Root } from 'react-dom/client'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Kit, ModalModule, Wiring } from '../../runtime/contract/kit.js'
import type { Clock, Host } from '../../runtime/core/host.js'
import { createModalKit } from '../../runtime/kit.js'
import { ConnectButton } from '../../runtime/react/connect-button.js'
import { NetworkButton } from '../../runtime/react/network-button.js'
import { Provider } from '../../runtime/react/provider.js'
import { galleryHost } from '../gallery/gallery-host.js'
import { type GalleryState, someWallets } from '../gallery/gallery-state.js'
import { galleryWiring } from '../gallery/gallery-wiring.js'
import { mount } from './mount.js'
import { complete, settled } from './settled.js'
import { until } from './until.js'

/** A page of a host: what its config turns on, and what stands below its buttons. */
export interface PagePlan extends Partial<Omit<GalleryState, 'id' | 'view'>> {
  readonly clock?: Clock
  /** What earlier visits share with this one. */
  readonly storage?: Host['storage']
  readonly wiring?: Partial<Wiring>
  /** Replaces parts of what the wiring's `modal` gives. */
  readonly modal?: (module: ModalModule) => Partial<ModalModule>
  readonly children?: ReactNode
}

/** Mounts a page whose modal is closed and to which nothing is connected: all that follows is clicked. */
export async function openPage({ clock, storage, wiring, modal, children, ...more }: PagePlan = {}): Promise<{
  readonly kit: Kit
  readonly root: Root
}> {
  const state: GalleryState = { id: 'spec', wallets: someWallets(), isLive: true, ...more }
  const base = galleryWiring(state)
  const all: Wiring = {
    ...base,
    ...wiring,
    modal: async () => {
      const module = await base.modal()
      return { ...module, ...modal?.(module) }
    },
  }
  const kit = createModalKit(all, { ...galleryHost(state, clock), ...(storage && { storage }) })
  await kit.preload()
  const root = mount()
  root.render(
    <Provider kit={kit} wiring={kit.wiring}>
      <NetworkButton />
      <ConnectButton />
      {children}
    </Provider>,
  )
  await until(() => document.querySelector('[data-mk-button]'))
  return { kit, root }
}

/** Spec name of the view that is open. */
export const view = () => document.querySelector<HTMLDialogElement>('dialog[open]')?.dataset['mkView']

/** Waits until a view is open; without a name, until the modal is closed. */
export const shows = (name?: string) => until(() => view() === name)

/** A part of a view that comes late moves the others: a click would miss them. */
async function rest(): Promise<void> {
  if (view()) await complete()
  await settled()
}

/** Clicks what a selector finds, once it is there and nothing moves. */
export async function press(selector: string): Promise<void> {
  await until(() => document.querySelector(selector))
  await rest()
  await userEvent.click(await until(() => document.querySelector(selector)))
}

/** Clicks the button of exactly that name, once it is there and nothing moves. */
export async function pressNamed(name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true })
  await expect.element(button).toBeVisible()
  await rest()
  await userEvent.click(button)
}

/** Clicks the page's button, and the row of a wallet. */
export async function connect(id = 'app.juniper'): Promise<void> {
  await press('[data-mk-button="connect"]')
  await shows('Connect')
  await press(`[data-mk-wallet="${id}"]`)
  await shows()
  await until(() => document.querySelector('[data-mk-button="account"]'))
}

/** Connects, and clicks the account button. */
export async function connectAndLook(id?: string): Promise<void> {
  await connect(id)
  await press('[data-mk-button="account"]')
  await shows('Account')
}
