import { expect, test } from 'vitest'
import { createModalKit } from '../../runtime/kit.js'
import { ConnectButton } from '../../runtime/react/connect-button.js'
import { NetworkButton } from '../../runtime/react/network-button.js'
import { Provider } from '../../runtime/react/provider.js'
import { galleryHost, stillClock } from '../gallery/gallery-host.js'
import { galleryWiring } from '../gallery/gallery-wiring.js'
import { mount } from './mount.js'
import { until } from './until.js'

const wiring = galleryWiring({ wallets: [] })

/** Both buttons in a box of the page; `gap` is what lies between them, in CSS pixels. */
async function drawn(style: React.CSSProperties, dir = 'ltr') {
  const kit = createModalKit(wiring, galleryHost({}, stillClock()))
  mount().render(
    <Provider kit={kit} wiring={wiring}>
      <div dir={dir} style={{ width: 600, ...style }}>
        <NetworkButton />
        <ConnectButton />
      </div>
    </Provider>,
  )
  await until(() => document.querySelectorAll('[data-mk-button]').length === 2)
  const boxes = [...document.querySelectorAll('[data-mk-button]')].map((each) => each.getBoundingClientRect())
  const [first, second] = boxes.sort((a, b) => a.left - b.left)
  if (!first || !second) throw new Error('a button is missing')
  return { gap: second.left - first.right, isOneLine: first.top === second.top && first.bottom === second.bottom }
}

test.each(['ltr', 'rtl'])('behavior: buttons beside each other stand on one line with a gap: %s', async (dir) => {
  const { gap, isOneLine } = await drawn({}, dir)
  expect(isOneLine).toBe(true)
  expect(gap).toBeGreaterThanOrEqual(6)
  expect(gap).toBeLessThanOrEqual(12)
})

test.each([
  [{ display: 'flex', gap: 8 }, 8],
  [{ display: 'flex' }, 0],
  [{ display: 'grid', gridTemplateColumns: 'auto auto', justifyContent: 'start', columnGap: 20 }, 20],
])('behavior: a box of the page that lays them out keeps its own gap: %j', async (style, gap) => {
  expect(await drawn(style)).toEqual({ gap, isOneLine: true })
})

test('behavior: a host that writes larger text gets the same line', async () => {
  const { isOneLine, gap } = await drawn({ fontSize: 32, lineHeight: '3', wordSpacing: 40 })
  expect([isOneLine, gap <= 12]).toEqual([true, true])
})
