import { page, userEvent } from 'vitest/browser'
import type { Connector, ConnectorChange } from '../../runtime/contract/connector.js'
import { someWallets } from '../gallery/gallery-state.js'
import type { WalletPlan } from '../gallery/gallery-wallet.js'
import { settled } from './settled.js'

/** Spec name of the view that is open. */
export const openView = () => document.querySelector<HTMLDialogElement>('dialog[open]')?.dataset['mkView']

/** Names of the networks listed, in order. */
export const listed = () =>
  [...document.querySelectorAll('[data-mk-network] .mk-row-title')].map((title) => title.textContent)

/** What stands in the row of a network. */
export const rowText = (id: string) => document.querySelector(`[data-mk-network="${id}"]`)?.textContent

/** What screen readers heard last. */
export const heard = () => document.querySelector('dialog[open] [aria-live="polite"]')?.textContent

/** Clicks the button of exactly that name, once nothing moves: what grows above it would take it from under the pointer. */
export async function click(name: string): Promise<void> {
  await settled()
  await userEvent.click(page.getByRole('button', { name, exact: true }))
}

/** Clicks the row of a network. */
export const pick = (name: string) => userEvent.click(page.getByRole('listitem').getByRole('button', { name }))

/** The gallery's wallets, the first of which announces what it is told to. */
export function wallets(plan: Partial<WalletPlan> = {}): {
  readonly list: readonly Connector[]
  announce(change: ConnectorChange): void
} {
  const followers = new Set<(change: ConnectorChange) => void>()
  const [first, ...rest] = someWallets(plan)
  const watch: Connector['watch'] = (onChange) => {
    followers.add(onChange)
    return () => followers.delete(onChange)
  }
  return {
    list: first ? [{ ...first, watch }, ...rest] : rest,
    announce: (change) => {
      for (const follower of followers) follower(change)
    },
  }
}
