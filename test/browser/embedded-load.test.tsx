import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Kit, Wiring } from '../../runtime/contract/kit.js'
import { createModalKit } from '../../runtime/kit.js'
import { EmbeddedModal } from '../../runtime/react/embedded-modal.js'
import { Provider } from '../../runtime/react/provider.js'
import { galleryHost, stillClock } from '../gallery/gallery-host.js'
import { someWallets } from '../gallery/gallery-state.js'
import { galleryWiring } from '../gallery/gallery-wiring.js'
import { later } from '../unit/fakes.js'
import { dress } from './mount.js'
import { until } from './until.js'

const region = () => document.querySelector<HTMLElement>('section[data-mk-view]')
const waiting = () => document.querySelector<HTMLElement>('section[data-mk]:not([data-mk-view])')

/** A kit whose modal comes as `changes` say. */
function setup(changes: Partial<Wiring> = {}) {
  const wiring = { ...galleryWiring({ wallets: someWallets(), embedded: true }), ...changes }
  const log = vi.fn()
  const kit = createModalKit(wiring, { ...galleryHost({}, stillClock()), log })
  return { kit, wiring, warnings: () => log.mock.calls.map(([level, text]) => `${level} ${text}`) }
}

function App({ kit, isPlaced = true }: { readonly kit: Kit; readonly isPlaced?: boolean }) {
  return (
    <Provider kit={kit} wiring={kit.wiring}>
      {isPlaced && <EmbeddedModal />}
    </Provider>
  )
}

function container(): HTMLElement {
  const node = document.createElement('main')
  document.body.append(node)
  dress()
  onTestFinished(() => node.remove())
  return node
}

function show(kit: Kit, isPlaced = true) {
  const root = createRoot(container())
  const draw = (has: boolean) =>
    root.render(
      <StrictMode>
        <App kit={kit} isPlaced={has} />
      </StrictMode>,
    )
  draw(isPlaced)
  onTestFinished(() => root.unmount())
  return draw
}

test('behavior: its code is fetched when it is mounted, and its place is kept until then', async () => {
  const coming = later<void>()
  const { wiring } = setup()
  const modal = vi.fn(() => coming.promise.then(wiring.modal))
  const { kit } = setup({ modal })
  expect(modal).not.toHaveBeenCalled()
  show(kit)
  await until(() => waiting()?.getAttribute('aria-busy') === 'true')
  expect(waiting()?.offsetHeight).toBeGreaterThan(200)
  coming.resolve()
  await until(region, { timeout: 10_000 })
  expect(modal).toHaveBeenCalledOnce()
  expect(waiting()).toBeNull()
})

test('behavior: what is opened before the code is there is shown when it comes, and takes the focus', async () => {
  const { kit } = setup()
  show(kit)
  kit.router.open({ view: 'Networks' })
  await until(() => region()?.dataset['mkView'] === 'Networks')
  await until(() => document.activeElement?.tagName === 'H2')
})

test('error: code that does not come is said, and fetched again on demand', async () => {
  let fetched = 0
  const { modal } = setup().wiring
  const { kit } = setup({
    modal: () => {
      fetched += 1
      return fetched === 1 ? Promise.reject(new TypeError('Failed to fetch')) : modal()
    },
  })
  show(kit)
  await expect.element(page.getByRole('alert')).toHaveTextContent('Couldn’t load.')
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await until(region)
  expect(fetched).toBe(2)
})

test('error: in an app without embedded mode it shows nothing and says why', async () => {
  const { kit, warnings } = setup({ embedded: false })
  show(kit)
  await until(() => warnings().length > 0)
  expect(warnings()[0]).toBe('warn <EmbeddedModal /> needs embedded: true in modal.config.ts')
  expect(document.querySelector('section')).toBeNull()
})

test('error: an app that places it nowhere is told when something opens', async () => {
  const { kit, warnings } = setup()
  show(kit, false)
  kit.router.open()
  await until(() => warnings().length > 0)
  expect([...new Set(warnings())]).toEqual(['warn embedded: true needs <EmbeddedModal /> on the page'])
})

test('behavior: taken away and put back, it begins at home', async () => {
  const { kit } = setup()
  const draw = show(kit)
  await until(region)
  kit.router.show([{ view: 'Connect' }, { view: 'Networks' }], 'forward')
  await until(() => region()?.dataset['mkView'] === 'Networks')
  draw(false)
  await until(() => !region())
  draw(true)
  await until(region)
  expect(region()?.dataset['mkView']).toBe('Connect')
  expect(kit.router.state.peek().isOpen).toBe(false)
})

test('behavior: a server renders its place, and hydration finds nothing to correct', async () => {
  const complaints: unknown[] = []
  const { kit } = setup()
  const node = container()
  node.innerHTML = renderToString(<App kit={kit} />)
  expect(node.innerHTML).toContain('aria-busy="true"')
  expect(node.innerHTML).not.toMatch(/ style=|<style|<script/)
  const root = hydrateRoot(node, <App kit={kit} />, { onRecoverableError: (error) => complaints.push(error) })
  onTestFinished(() => root.unmount())
  await until(region)
  expect(complaints).toEqual([])
})
