import type { Popup, PopupPage } from '../../runtime/core/host-popup.js'

/** A page on which wallets open windows as the test says. */
export interface FakePopups extends PopupPage {
  /** What the next work opens: a window, `null` where the browser refuses, `undefined` for none. */
  next: Popup | null | undefined
  /** The header of the page. */
  policy: string | undefined
}

/** A window that the test closes. */
export interface FakePopup extends Popup {
  closed: boolean
}

/** Makes a page that opens no window until it is told. */
export function fakePopups(): FakePopups {
  return {
    next: undefined,
    policy: undefined,
    opening(work) {
      const popup = this.next
      this.next = undefined
      return { result: work(), popup }
    },
    async openerPolicy() {
      return this.policy
    },
  }
}
