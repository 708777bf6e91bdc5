import type { WindowMessage } from '../frame/serve-frame.js'

/** What the document of the wallet's site shows, as plain text. */
export interface SiteWords {
  readonly title: string
  readonly lines: readonly string[]
}

/** The document of the wallet's site, in the frame of an app. Nothing else of this room sees `window`. */
export interface SitePage {
  /** `null` as text where the frame is sandboxed without an origin. */
  readonly origin: string
  /** What messages of the app have as their source; `undefined` where no page embeds this one. */
  readonly parent: object | undefined
  /** The frame was marked `credentialless`: its storage and cookies are gone with the page. */
  readonly isCredentialless: boolean
  /** Keys can be made here. */
  readonly isSecure: boolean
  /** The language of the browser (BCP 47). */
  readonly language: string
  /** The query of the address, with its question mark. */
  readonly search: string
  /** Origins of the pages around this one, the nearest first; `undefined` where the browser does not tell. */
  readonly ancestors: readonly string[] | undefined
  /** The text of the block that the server wrote the settings into. */
  settings(): string | undefined
  /** Calls back with each message of the window; the returned function stops. */
  listen(listener: (message: WindowMessage) => void): () => void
  /** Replaces what is shown. */
  show(words: SiteWords): void
  /** Sets a property of the root element, or takes it off where there is no value. */
  style(name: string, value: string | undefined): void
  reload(): void
  /** Outlives the document, and ends with the tab. Throws where storage is denied. */
  readonly tabStorage: { get(key: string): string | null; set(key: string, value: string): void }
}

/** The id of the block with the settings. */
const SETTINGS = 'site'

/** The document as the browser has it. */
export function browserSitePage(): SitePage {
  const { location } = window
  return {
    origin: self.origin,
    parent: window.parent === window ? undefined : window.parent,
    // Chromium alone knows it, so that no type does.
    isCredentialless: (window as { readonly credentialless?: unknown }).credentialless === true,
    isSecure: window.isSecureContext,
    language: navigator.language,
    search: location.search,
    // Firefox has no such list.
    ancestors: (location.ancestorOrigins as DOMStringList | undefined) && [...location.ancestorOrigins],
    settings: () => document.getElementById(SETTINGS)?.textContent ?? undefined,
    listen(listener) {
      const onMessage = ({ source, origin, data, ports }: MessageEvent) => listener({ source, origin, data, ports })
      window.addEventListener('message', onMessage)
      return () => window.removeEventListener('message', onMessage)
    },
    show({ title, lines }) {
      document.title = title
      const main = document.createElement('main')
      main.append(element('h1', title), ...lines.map((line) => element('p', line)))
      document.body.replaceChildren(main)
    },
    style(name, value) {
      const { style } = document.documentElement
      if (value === undefined) style.removeProperty(name)
      else style.setProperty(name, value)
    },
    reload: () => location.reload(),
    tabStorage: {
      get: (key) => window.sessionStorage.getItem(key),
      set: (key, value) => window.sessionStorage.setItem(key, value),
    },
  }
}

/** `bdi` keeps text that reads from the right from moving its neighbors. */
function element(name: 'h1' | 'p', text: string): HTMLElement {
  const isolated = document.createElement('bdi')
  isolated.textContent = text
  const made = document.createElement(name)
  made.append(isolated)
  return made
}
