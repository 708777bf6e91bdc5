import { flushSync } from 'react-dom'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Provider } from '../../runtime/react/provider.js'
import { LongList, type LongListProps } from '../../runtime/ui/long-list/long-list.js'
import { Row } from '../../runtime/ui/primitives/list.js'
import { galleryKit } from '../gallery/gallery-kit.js'
import { mount } from './mount.js'
import { settled } from './settled.js'

type Props = Omit<LongListProps<string>, 'label' | 'keyOf' | 'renderRow'>

const names = (length: number) => Array.from({ length }, (_, index) => `Row ${index + 1}`)
const scroller = () => document.querySelector<HTMLElement>('.mk-long') as HTMLElement
const rows = () => [...document.querySelectorAll<HTMLElement>('.mk-long .mk-row')]
const tops = () => rows().map((row) => Math.round(row.getBoundingClientRect().top))
const focused = () => document.activeElement?.textContent

/** A list in a panel of 400 px, or of the given height, with a button before it. */
function Panel({ height = 400, enlarged = false, ...props }: Props & { height?: number; enlarged?: boolean }) {
  const fill = (node: HTMLElement | null) => {
    node?.style.setProperty('block-size', `${height}px`)
    node?.parentElement?.style.setProperty('--mk-text-base', enlarged ? '30px' : '10px')
  }
  return (
    <dialog data-mk="" className="mk-root mk-dialog" open>
      <button type="button">Before</button>
      <div className="mk-body" ref={fill}>
        <LongList
          label="Rows"
          keyOf={(name) => name}
          renderRow={(name) => <Row image={null} title={name} />}
          {...props}
        />
      </div>
    </dialog>
  )
}

async function show(props: Props) {
  const kit = await galleryKit({ id: 'rows', wallets: [], isLive: true }, 'light')
  const root = mount()
  const change = async (next: Parameters<typeof Panel>[0]) => {
    flushSync(() =>
      root.render(
        <Provider kit={kit} wiring={kit.wiring}>
          <Panel {...next} />
        </Provider>,
      ),
    )
    await settled()
  }
  await change(props)
  return change
}

async function focusRow(name: string): Promise<void> {
  await userEvent.click(page.getByRole('button', { name, exact: true }))
  expect(focused()).toBe(name)
}

test('behavior: more is asked for near the end, once for each end', async () => {
  const onReachEnd = vi.fn()
  const change = await show({ rows: names(100), onReachEnd })
  expect(onReachEnd).not.toHaveBeenCalled()
  for (const top of [5_000, 3_800, 5_600]) {
    scroller().scrollTop = top
    await settled()
  }
  expect(onReachEnd).toHaveBeenCalledTimes(1)
  // An inline function is a new one each time, and the rows may be a new array of the same.
  await change({ rows: names(100), onReachEnd: () => onReachEnd() })
  expect(onReachEnd).toHaveBeenCalledTimes(1)
  const { scrollTop } = scroller()
  await change({ rows: names(200), onReachEnd })
  expect(scroller().scrollTop).toBe(scrollTop)
  expect(onReachEnd).toHaveBeenCalledTimes(1)
  scroller().scrollTop = 11_000
  await settled()
  expect(onReachEnd).toHaveBeenCalledTimes(2)
})

test('behavior: the length of a list that may go on is not known', async () => {
  const sizes = () => new Set(rows().map((row) => row.parentElement?.getAttribute('aria-setsize')))
  const change = await show({ rows: names(100), onReachEnd: () => {} })
  expect(sizes()).toEqual(new Set(['-1']))
  await change({ rows: names(100) })
  expect(sizes()).toEqual(new Set(['100']))
})

test('behavior: a short list asks at once, an empty one has nothing to ask about', async () => {
  const onReachEnd = vi.fn()
  const change = await show({ rows: [], onReachEnd })
  expect(onReachEnd).not.toHaveBeenCalled()
  await change({ rows: names(5), onReachEnd })
  expect(onReachEnd).toHaveBeenCalledTimes(1)
})

test('behavior: the focus stays with its row when others come before it', async () => {
  const change = await show({ rows: names(1_000) })
  await focusRow('Row 4')
  await change({ rows: ['New', ...names(1_000)] })
  expect(focused()).toBe('Row 4')
  await userEvent.keyboard('{ArrowUp}')
  expect(focused()).toBe('Row 3')
})

test('behavior: the focus goes to the neighbour of a row that is gone, and nowhere when all are', async () => {
  const change = await show({ rows: names(1_000) })
  await focusRow('Row 4')
  await change({ rows: names(1_000).filter((name) => name !== 'Row 4') })
  expect(focused()).toBe('Row 5')
  await change({ rows: names(2) })
  expect(focused()).toBe('Row 2')
  await change({ rows: [] })
  await userEvent.click(page.getByRole('button', { name: 'Before' }))
  await change({ rows: names(1_000) })
  expect(focused()).toBe('Before')
})

test('behavior: a list cut short under the scroller shows its new end', async () => {
  const change = await show({ rows: names(1_000) })
  scroller().scrollTop = 50_000
  await settled()
  await change({ rows: names(20) })
  expect(rows().at(-1)?.textContent).toBe('Row 20')
  expect(scroller().scrollHeight).toBeLessThan(20 * 52 + 20)
})

test('behavior: a panel that grows or shrinks is filled', async () => {
  const change = await show({ rows: names(1_000) })
  const few = rows().length
  await change({ rows: names(1_000), height: 700 })
  const { bottom, left } = scroller().getBoundingClientRect()
  expect(rows().length).toBeGreaterThan(few)
  expect(document.elementFromPoint(left + 60, bottom - 20)?.closest('.mk-row')).not.toBeNull()
  await change({ rows: names(1_000), height: 200 })
  expect(rows().length).toBeLessThan(few)
})

test('behavior: in a panel without room two rows are still there', async () => {
  const change = await show({ rows: names(1_000) })
  await change({ rows: names(1_000), height: 10 })
  expect(scroller().clientHeight).toBe(104)
  await change({ rows: names(1), height: 10 })
  expect(scroller().clientHeight).toBe(52)
})

test('behavior: enlarged text makes taller rows, which do not cover each other', async () => {
  const change = await show({ rows: names(1_000) })
  expect(tops()[1]).toBe((tops()[0] ?? 0) + 52)
  scroller().scrollTop = 52 * 500
  await settled()
  await change({ rows: names(1_000), enlarged: true, height: 401 })
  const [row, next] = rows()
  expect(row?.offsetHeight).toBeGreaterThan(52)
  expect(next?.getBoundingClientRect().top).toBe(row?.getBoundingClientRect().bottom)
  // What was at the top still is.
  const { left, top } = scroller().getBoundingClientRect()
  expect(document.elementFromPoint(left + 60, top + 20)?.closest('.mk-row')?.textContent).toBe('Row 501')
})

test('param: rowHeight is the least height of a row', async () => {
  await show({ rows: names(100), rowHeight: 72 })
  expect(tops()[1]).toBe((tops()[0] ?? 0) + 72)
})

test('behavior: long names and another direction keep rows inside the list', async () => {
  document.documentElement.dir = 'rtl'
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  await show({ rows: names(100).map((name) => `${name} ${'מילה ארוכה '.repeat(20)}`) })
  const list = scroller().getBoundingClientRect()
  for (const row of rows()) {
    const { left, right, height } = row.getBoundingClientRect()
    expect([left >= list.left, right <= list.right, height]).toEqual([true, true, 52])
  }
  expect(scroller().scrollWidth).toBe(scroller().clientWidth)
})

test('behavior: on a server it is markup without style attributes, which a strict policy would drop', async () => {
  const kit = await galleryKit({ id: 'rows', wallets: [] }, 'light')
  const html = renderToString(
    <Provider kit={kit} wiring={kit.wiring}>
      <Panel rows={names(1_000)} />
    </Provider>,
  )
  expect(html).toContain('Row 1<')
  expect(html).not.toContain('style=')
})
