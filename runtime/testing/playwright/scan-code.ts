import type { Locator, Page } from '@playwright/test'
import type { WalletConnectPeer } from '../walletconnect/walletconnect-peer.js'

/**
 * Lets the wallet scan the WalletConnect code that the page shows, by the button that copies its link: `button` where the
 * page is not in English. Rejects with Playwright's time-out when the page shows none, and with what the wallet says of
 * an expired one.
 */
export async function scanCode(page: Page, peer: Pick<WalletConnectPeer, 'pair'>, button?: Locator): Promise<void> {
  const copy = button ?? page.locator('[data-mk-view]').getByRole('button', { name: 'Copy link' })
  await copy.click({ trial: true })
  const copied = page.evaluate(catchCopy)
  await copy.click()
  await peer.pair(await copied)
}

/** Runs in the page: gives the next text that is copied instead of putting it on the clipboard of the machine. */
function catchCopy(): Promise<string> {
  const { clipboard } = navigator
  return new Promise((resolve) => {
    const catching = async (text: string) => {
      // The clipboard's own method is on its prototype.
      Reflect.deleteProperty(clipboard, 'writeText')
      resolve(text)
    }
    Object.defineProperty(clipboard, 'writeText', { value: catching, configurable: true })
  })
}
