import { dialogMethods } from './testing/jsdom/dialog-methods.js'

/** The part of a window that is filled. */
export type JsdomWindow = Pick<typeof globalThis, 'HTMLDialogElement' | 'Element' | 'navigator'>

/**
 * Gives jsdom what the kit needs of a browser and jsdom 26 has not: `showModal`, `show` and `close` of `<dialog>` with
 * focus, Escape and the events; `ResizeObserver`, `scrollIntoView` and a clipboard that keep still. What is there
 * already stays. Call it in a setup file of Vitest or Jest. There is no layout and no style in jsdom, so nothing that is
 * about looks can be tested there, and the page behind the dialog is not inert.
 */
export function fillJsdom(page: JsdomWindow & { ResizeObserver?: unknown } = globalThis): void {
  addMissing(page.HTMLDialogElement.prototype, dialogMethods())
  addMissing(page.Element.prototype, { scrollIntoView() {} })
  addMissing(page, { ResizeObserver: StillObserver })
  addMissing(page.navigator, { clipboard: memoryClipboard() })
}

function addMissing(target: object, members: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(members))
    if (!(name in target)) Object.defineProperty(target, name, { value, configurable: true, writable: true })
}

/** Sizes never change where nothing is laid out. */
class StillObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

function memoryClipboard(): Pick<Clipboard, 'readText' | 'writeText'> {
  let text = ''
  return {
    readText: async () => text,
    async writeText(next) {
      text = next
    },
  }
}
