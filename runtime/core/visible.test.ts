import { expect, test } from 'vitest'
import { fakePage, settle } from '../../test/unit/fakes.js'
import { isHidden, whenSeen } from './visible.js'

const { signal } = new AbortController()

/** Says whether the tab is seen. */
function show(page: ReturnType<typeof fakePage>, visibilityState: unknown) {
  page.globals['document'] = { visibilityState }
  page.emit(new Event('visibilitychange'))
}

test('behavior: a page is hidden where its document says so, and seen where nothing is said', () => {
  const page = fakePage()
  expect(isHidden(page)).toBe(false)
  const said = ['hidden', 'visible', 'prerender', undefined].map((state) => {
    show(page, state)
    return isHidden(page)
  })
  expect(said).toEqual([true, false, false, false])
})

test('behavior: being seen is waited for, and nothing is left behind', async () => {
  const page = fakePage()
  await whenSeen(page, signal)
  show(page, 'hidden')
  let isSeen = false
  const waiting = whenSeen(page, signal).then(() => {
    isSeen = true
  })
  page.emit(new Event('visibilitychange'))
  await settle()
  expect(isSeen).toBe(false)
  show(page, 'visible')
  await waiting
  expect(page.listeners()).toBe(0)
})

test('behavior: an abort ends the wait with its reason', async () => {
  const page = fakePage()
  show(page, 'hidden')
  const gone = new AbortController()
  const waiting = whenSeen(page, gone.signal)
  gone.abort('gone')
  await expect(waiting).rejects.toBe('gone')
  await expect(whenSeen(page, gone.signal)).rejects.toBe('gone')
  expect(page.listeners()).toBe(0)
})
