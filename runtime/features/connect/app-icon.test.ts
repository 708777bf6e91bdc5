import { expect, test } from 'vitest'
import { appIcon } from './app-icon.js'

const url = 'https://meadow.example'
const images = 'https://pictures.example'

test.each([
  ['one of the app itself, on the page’s own origin', 'https://meadow.example/icons/a.png?v=2', '/icons/a.png?v=2'],
  ['one at the images service', 'https://pictures.example/a.png', 'https://pictures.example/a.png'],
  ['one that is here already', 'data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
  ['none of another host', 'https://elsewhere.example/a.png', undefined],
  ['none of a host that begins alike', 'https://meadow.example.evil/a.png', undefined],
  ['none', undefined, undefined],
])('param: the icon of the app is %s', (_, icon, shown) => {
  expect(appIcon({ name: 'Meadow', url, ...(icon && { icons: [icon] }) }, images)).toBe(shown)
})

test('behavior: an app that does not say where it is has no icon of its own', () => {
  expect(appIcon({ name: 'Meadow', icons: ['https://meadow.example/a.png'] })).toBeUndefined()
})

test('security: a path that would name another host does not', () => {
  const icon = appIcon({ name: 'Meadow', url, icons: ['https://meadow.example//evil.example/a.png'] })
  expect(new URL(icon ?? '', 'https://page.example').origin).toBe('https://page.example')
})
