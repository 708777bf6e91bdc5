import { useState } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ViewProps } from '../../runtime/contract/view.js'
import { browserHost } from '../../runtime/core/host.js'
import { settled } from './settled.js'
import { showState } from './show-state.js'
import { until } from './until.js'

const row = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('dialog[open] .mk-row')].find((item) => item.textContent === name)
/** Whether a press in the middle of the row reaches it. */
const isReached = (name: string) => {
  const box = row(name)?.getBoundingClientRect()
  return !!box && document.elementFromPoint(box.left + 40, box.top + box.height / 2)?.closest('.mk-row') === row(name)
}
const reached = () => ['A', 'B', 'C'].map(isReached)

afterEach(() => page.viewport(1280, 800))

/** Whether no row is held any more. */
const settledRows = () => settled().then(() => ['A', 'C'].every((name) => row(name)?.getAnimations().length === 0))

/** A view with rows A and C, painted and at rest; `insert` puts B between them. */
async function show() {
  const chosen: string[] = []
  let insert = () => {}
  function Rows({ ui: { List, Row, Title } }: ViewProps) {
    const [names, setNames] = useState(['A', 'C'])
    insert = () => flushSync(() => setNames(['A', 'B', 'C']))
    return (
      <>
        <Title text="Rows" />
        <List label="Rows">
          {names.map((name) => (
            <Row key={name} title={name} onClick={() => chosen.push(name)} />
          ))}
        </List>
        <p style={{ blockSize: 100 }}>Below</p>
      </>
    )
  }
  const changes = { view: 'Rows', views: { Rows: async () => ({ default: Rows }) } }
  await showState('connect', { clock: browserHost().clock, changes })
  await until(() => document.querySelector<HTMLElement>('dialog[open] .mk-stage')?.style.blockSize)
  // What moved while the view came in is at rest.
  await until(() => document.querySelector('dialog[open] .mk-row') && settledRows())
  // On a busy machine the rows were last looked at before that: a change at rest has them looked at again.
  const mark = document.createComment('')
  document.querySelector('dialog[open] .mk-stage')?.append(mark)
  mark.remove()
  await until(settledRows)
  return { chosen, insert: () => insert() }
}

/** The names of rows that are held, and for how long. */
function watchHeld() {
  const spy = vi.spyOn(HTMLElement.prototype, 'animate')
  onTestFinished(() => spy.mockRestore())
  return () =>
    spy.mock.contexts.map((node, index) => [(node as HTMLElement).textContent, ...(spy.mock.calls[index] ?? [])])
}
const hold = (name: string) => [name, { pointerEvents: ['none', 'none'] }, 250]

test('behavior: a row that has moved takes no press for a quarter of a second, and the others do', async () => {
  const { insert } = await show()
  const held = watchHeld()
  expect(reached()).toEqual([true, false, true])
  insert()
  // Observers are told before anything else happens.
  await Promise.resolve()
  expect(held()).toEqual([hold('C')])
  expect(reached()).toEqual([true, true, false])
  await until(() => isReached('C'))
})

test('behavior: in a sheet, which grows up, the rows above the new one have moved as well', async () => {
  await page.viewport(390, 844)
  const { insert } = await show()
  const held = watchHeld()
  insert()
  await settled()
  expect(held()).toContainEqual(hold('A'))
  expect(reached()).toEqual([true, true, true])
})

test('behavior: the keyboard chooses a row that has moved', async () => {
  const { chosen, insert } = await show()
  row('C')?.focus()
  insert()
  await userEvent.keyboard('{Enter}')
  expect(chosen).toEqual(['C'])
})

test('behavior: what was scrolled has not moved', async () => {
  await page.viewport(800, 200)
  const { insert } = await show()
  const held = watchHeld()
  document.querySelector('.mk-view')?.scrollTo(0, 10)
  await settled()
  insert()
  await settled()
  expect([held(), isReached('A')]).toEqual([[], true])
})
