import { expect, test } from 'vitest'
import { allowedPicture, isDataPicture, pictureTypes } from './picture.js'

const images = 'https://images.example'

test.each(pictureTypes)('param: %s', (type) => {
  const src = `data:${type};base64,AA==`
  expect([isDataPicture(src, 100), allowedPicture(src, undefined, 100)]).toEqual([true, src])
})

test.each([
  ['text', 'data:text/html,<b>'],
  ['a picture of a type that is not drawn everywhere', 'data:image/tiff;base64,AA=='],
  ['a type that only begins like one', 'data:image/pngx,AA'],
  ['not at the beginning', ' data:image/png,AA'],
  ['another host', 'https://tracker.example/a.png'],
  ['a host that begins like the own one', 'https://images.example.evil.example/a.png'],
  ['what an app without the service would make of it', 'undefined/a.png'],
  ['script', 'javascript:alert(1)'],
  ['not a text', 7],
  ['nothing', null],
  ['too long', `data:image/png,${'A'.repeat(100)}`],
])('error: %s is not shown', (_, src) => {
  expect(isDataPicture(src, 100)).toBe(false)
  expect(allowedPicture(src, images, 100)).toBeUndefined()
  expect(allowedPicture(src, undefined, 100)).toBeUndefined()
})

test("behavior: the app's own service is allowed, where there is one", () => {
  const src = `${images}/getWalletImage/a`
  expect(allowedPicture(src, images, 100)).toBe(src)
  expect(allowedPicture(src, undefined, 100)).toBeUndefined()
  expect(allowedPicture(src, images, 10)).toBeUndefined()
})
