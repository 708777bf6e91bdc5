import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Kit } from '../../runtime/contract/kit.js'
import type { Locale } from '../../runtime/core/locale.js'
import { type LocaleEntry, locales } from '../../runtime/locales.js'
import { bindModalKit } from '../../runtime/react/bind.js'
import { ConnectButton } from '../../runtime/react/connect-button.js'
import { useKit } from '../../runtime/react/use-kit.js'
import { useLocale } from '../../runtime/react/use-locale.js'
import { galleryPack } from '../gallery/gallery-locales.js'
import { someWallets } from '../gallery/gallery-state.js'
import { galleryWiring } from '../gallery/gallery-wiring.js'
import { mount } from './mount.js'
import { until } from './until.js'

const german = await galleryPack('de')
/** Right to left with English words, so that only the direction differs. */
const mirrored: Locale = { lang: 'ar', dir: 'rtl', words: { connect: { titleOf: 'Title in Arabic' } } }

const entries: Readonly<Record<string, LocaleEntry>> = {
  en: {},
  de: { page: german.page, load: async () => ({ locale: german.locale }) },
  ar: { page: { dir: 'rtl' }, load: async () => ({ locale: mirrored }) },
}

const dialog = () => document.querySelector<HTMLDialogElement>('dialog[open]')
const title = () => dialog()?.querySelector('h1, h2')?.textContent
const button = () => document.querySelector<HTMLElement>('[data-mk-button="connect"]')
const choose = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))

/** Shows an app with a picker of languages; `all` are its languages and `first` the `locale` of the provider. */
async function showApp(first?: string, all = entries) {
  const wiring = galleryWiring({ wallets: someWallets(), locales: locales(all) })
  const { ModalKit } = bindModalKit(wiring)
  const seen: { kit?: Kit; setProp?: (lang: string) => void } = {}
  function Picker() {
    seen.kit = useKit()
    const { lang, offered, setLocale } = useLocale()
    const others = offered.filter((name) => name !== lang)
    return others.map((name) => (
      <button type="button" key={name} onClick={() => setLocale(name)}>
        {`to ${name}`}
      </button>
    ))
  }
  function App() {
    const [lang, setLang] = useState(first)
    seen.setProp = setLang
    return (
      <ModalKit locale={lang}>
        <Picker />
        <ConnectButton />
      </ModalKit>
    )
  }
  mount().render(<App />)
  await until(button)
  return { setProp: (lang: string) => seen.setProp?.(lang), kit: () => seen.kit }
}

test('behavior: the provider begins in its language, on a server as well', async () => {
  const wiring = galleryWiring({ wallets: [], locales: locales(entries) })
  const { ModalKit } = bindModalKit(wiring)
  const html = (locale?: string) =>
    renderToString(
      <ModalKit locale={locale}>
        <ConnectButton />
      </ModalKit>,
    )
  expect(html()).toMatch(/lang="en" dir="ltr".*Connect wallet/)
  expect(html('de-CH')).toMatch(/lang="de" dir="ltr".*Wallet verbinden/)
  expect(html('ar')).toMatch(/lang="ar" dir="rtl"/)
})

test('behavior: an open modal changes its language and direction, and keeps its place', async () => {
  const app = await showApp()
  await choose('Connect wallet')
  await until(() => title() === 'Connect to Meadow')
  expect([dialog()?.lang, dialog()?.dir]).toEqual(['en', 'ltr'])
  const before = dialog()
  app.kit()?.locale?.set('de-AT')
  await until(() => title() === 'Mit Meadow verbinden')
  expect([dialog()?.lang, dialog()?.dir, dialog() === before]).toEqual(['de', 'ltr', true])
  expect(dialog()?.querySelector('[aria-label="Schließen"]')).not.toBeNull()
  expect(button()?.textContent).toBe('Wallet verbinden')
  const left = () =>
    dialog()?.querySelector('[aria-label="Schließen"], [aria-label="Close"]')?.getBoundingClientRect().left ?? 0
  const onTheRight = left()
  app.kit()?.locale?.set('ar')
  await until(() => title() === 'Title in Arabic')
  expect([dialog()?.lang, dialog()?.dir]).toEqual(['ar', 'rtl'])
  expect(left()).toBeLessThan(onTheRight)
  expect(dialog() && getComputedStyle(dialog() as HTMLElement).direction).toBe('rtl')
})

test('behavior: the hook tells the language and changes it, and so does the prop', async () => {
  const app = await showApp('ar')
  await until(() => button()?.closest('[dir="rtl"]'))
  await choose('to de')
  await until(() => button()?.textContent === 'Wallet verbinden')
  app.setProp('en')
  await until(() => button()?.textContent === 'Connect wallet')
})

test('error: words that do not come leave English from left to right, with one warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => warn.mockRestore())
  const load = () => Promise.reject(new Error('the chunk is gone'))
  await showApp('ar', { ar: { page: { dir: 'rtl', connect: 'Button in Arabic' }, load } })
  await choose('Button in Arabic')
  await until(() => title() === 'Connect to Meadow')
  expect([dialog()?.lang, dialog()?.dir]).toEqual(['en', 'ltr'])
  const said = warn.mock.calls.map(String).filter((text) => text.includes('language'))
  expect(said).toEqual([expect.stringContaining('the language ar did not load')])
})
