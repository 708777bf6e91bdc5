import { flushSync } from 'react-dom'
import { expect, test } from 'vitest'
import type { SkeletonProps } from '../../runtime/contract/parts.js'
import { List, Row } from '../../runtime/ui/primitives/list.js'
import { Skeleton } from '../../runtime/ui/primitives/skeleton.js'
import { mount } from './mount.js'

const picture = <span className="mk-image mk-mesh" data-letter="A" />
const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()

/** Draws something that has come, and the place it had, in two modals of the panel's width. */
function draw(come: React.ReactNode, place: SkeletonProps): void {
  flushSync(() =>
    mount().render(
      ['come', 'place'].map((id) => (
        <section key={id} id={id} className="mk-root" data-mk="" style={{ display: 'block', inlineSize: 360 }}>
          {id === 'come' ? come : <Skeleton {...place} />}
        </section>
      )),
    ),
  )
}

test.each([
  ['a row', <Row key="" image={picture} title="Juniper" />, {}],
  ['a row with a detail', <Row key="" image={picture} title="Juniper" detail="Solana" />, { hasDetail: true }],
] as const)('behavior: the place of %s is as high as it, and its picture as large and where it is', (_, row, place) => {
  draw(<List label="Wallets">{row}</List>, place)
  const [come, waits] = [box('#come'), box('#place')]
  expect(waits?.height).toBe(come?.height)
  const [there, empty] = [box('#come .mk-image'), box('#place .mk-skeleton > .mk-shimmer')]
  expect([empty?.width, empty?.height, empty?.left]).toEqual([there?.width, there?.height, there?.left])
  expect((empty?.top ?? 0) - (waits?.top ?? 0)).toBe((there?.top ?? 0) - (come?.top ?? 0))
})

test('param: count: so many rows', () => {
  draw(null, { count: 3 })
  expect(box('#place')?.height).toBe(156)
})

test('behavior: the place of a heading is as high as one', () => {
  const rest = <p>before</p>
  draw(
    <>
      {rest}
      <h3 className="mk-group">Installed</h3>
    </>,
    { kind: 'heading' },
  )
  expect(box('#place')?.height).toBe(box('.mk-group')?.height)
})

test('behavior: the place of a line is as high as the line, whatever its letters', () => {
  const letters = { display: 'block', margin: 0, font: '600 32px / 38px sans-serif' }
  draw(<p style={letters}>$4,394.30</p>, {})
  const come = box('#come')
  flushSync(() =>
    mount().render(
      <section id="line" className="mk-root" data-mk="" style={{ display: 'block' }}>
        <p style={letters}>
          <Skeleton kind="line" />
        </p>
      </section>,
    ),
  )
  expect(box('#line')?.height).toBe(come?.height)
  expect(box('#line .mk-shimmer')?.width).toBe(192)
})

test('behavior: the place of a tile is a square with a name under it', () => {
  draw(null, { kind: 'tile' })
  const square = box('#place .mk-skeleton > .mk-shimmer')
  expect([square?.width, square?.height]).toEqual([360, 360])
  expect(box('#place')?.height).toBeGreaterThan(370)
})

test('behavior: it is not seen in the first 60 ms, and neither heard nor focused at any time', () => {
  draw(null, { hasDetail: true })
  const [fade] = document.getAnimations().filter((it) => (it as CSSAnimation).animationName === 'mk-fade')
  expect(fade?.effect?.getComputedTiming()).toMatchObject({ delay: 60, fill: 'backwards' })
  const place = document.querySelector('.mk-skeleton')
  expect(place?.ariaHidden).toBe('true')
  expect(place?.textContent).toBe('')
  expect(place?.querySelector('button, a, [tabindex], .mk-row')).toBeNull()
})
