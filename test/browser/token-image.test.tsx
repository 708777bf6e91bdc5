import { expect, test, vi } from 'vitest'
import { networkMarks } from '../../cli/generate/marks.data.js'
import type { Wiring } from '../../runtime/contract/kit.js'
import type { TokenImageProps } from '../../runtime/contract/parts.js'
import type { Host } from '../../runtime/core/host.js'
import { createModalKit } from '../../runtime/kit.js'
import { Provider } from '../../runtime/react/provider.js'
import { TokenImage } from '../../runtime/ui/token-image.js'
import { galleryHost } from '../gallery/gallery-host.js'
import { galleryWiring } from '../gallery/gallery-wiring.js'
import { mount } from './mount.js'
import { showState } from './show-state.js'
import { until } from './until.js'

const picture = () => document.querySelector<HTMLElement>('[data-is="token"] > *')
const letter = () => picture()?.dataset['letter']
const pathsIn = (place: Element | null | undefined) =>
  [...(place?.querySelectorAll('.mk-mark path') ?? [])].map((path) => path.getAttribute('d'))
const ether = networkMarks['eip155:1']?.shapes.map(([path]) => path)

/** A page with the picture of one token. */
async function draw(props: TokenImageProps, changes: Partial<Wiring> = {}) {
  const wiring = { ...galleryWiring({ wallets: [] }), ...changes }
  const kit = createModalKit(wiring, { ...galleryHost({}), log: vi.fn<Host['log']>() })
  mount().render(
    <Provider kit={kit} wiring={wiring}>
      <p data-is="token">
        <TokenImage {...props} />
      </p>
    </Provider>,
  )
  await until(picture)
  return kit
}

test('behavior: a native coin has its mark, on a network with another mark too', async () => {
  await draw({ name: 'ETH', coinOf: 'eip155:8453' })
  await until(() => pathsIn(picture()).length > 0)
  expect([pathsIn(picture()), letter()]).toEqual([ether, undefined])
})

test('behavior: the coin of a test network is as grey and dotted as the network', async () => {
  await draw({ name: 'ETH', coinOf: 'eip155:11155111' })
  await until(() => pathsIn(picture()).length > 0)
  expect([picture()?.className, picture()?.dataset['testnet'], pathsIn(picture())]).toEqual(['mk-network', '', ether])
})

test('behavior: until its mark is here there is a place of that size with nothing in it', async () => {
  let come = () => {}
  const gate = new Promise<void>((resolve) => {
    come = resolve
  })
  const whole = galleryWiring({ wallets: [] }).marks
  const marks = vi.fn(async () => {
    await gate
    return { marks: {}, ...(await whole?.()) }
  })
  await draw({ name: 'ETH', coinOf: 'eip155:1' }, { marks })
  await until(() => marks.mock.calls.length > 0)
  expect([pathsIn(picture()), letter()]).toEqual([[], undefined])
  const before = picture()?.getBoundingClientRect()
  come()
  await until(() => pathsIn(picture()).length > 0)
  expect(picture()?.getBoundingClientRect()).toEqual(before)
})

test.each(['eip155:100', 'eip155:999', '__proto__', 'constructor', ''])(
  'behavior: a coin without a mark has its letter (%j)',
  async (coinOf) => {
    await draw({ name: 'XDAI', coinOf })
    await until(() => letter() !== undefined)
    expect([letter(), pathsIn(picture())]).toEqual(['X', []])
  },
)

test('error: where the marks do not come a coin has its letter', async () => {
  await draw({ name: 'ETH', coinOf: 'eip155:1' }, { marks: () => Promise.reject(new Error('no chunk')) })
  await until(() => letter() === 'E')
})

test('behavior: a token asks for no mark and is never drawn with one, whatever it is called', async () => {
  const marks = vi.fn(galleryWiring({ wallets: [] }).marks)
  const kit = await draw({ name: 'ETH' }, { marks })
  expect([letter(), marks.mock.calls.length]).toEqual(['E', 0])
  await kit.loadMarks()
  await until(() => kit.marks.peek() !== null)
  expect([letter(), pathsIn(picture())]).toEqual(['E', []])
})

test.each(['tokens', 'send', 'swap-select-token', 'buy-token'])(
  'behavior: %s shows the coin of the network by its mark, and its tokens without one',
  async (state) => {
    await showState(state)
    const rows = () => [...document.querySelectorAll('[data-mk-token="ETH"], .mk-form-token')]
    await until(() => rows().length > 0 && pathsIn(rows()[0]).length > 0)
    expect(pathsIn(rows()[0])).toEqual(ether)
    expect(pathsIn(document.querySelector('[data-mk-token="USDC"]'))).toEqual([])
  },
)
