import { expect, expectTypeOf, test } from 'vitest'
import type { Route, RouteData, ViewParams } from './router.js'

/** The views whose data is not plain: the compiler lists them here. */
type Odd = {
  [View in keyof ViewParams]: ViewParams[View] extends Readonly<Record<string, RouteData>> ? never : View
}[keyof ViewParams]

test('behavior: what every view is opened with is plain data', () => {
  expectTypeOf<Odd>().toBeNever()
})

test('error: a function in a route does not compile', () => {
  // @ts-expect-error A route is plain data.
  const route: Route = { view: 'Connect', params: { onDone() {} } }
  expect(route.view).toBe('Connect')
})
