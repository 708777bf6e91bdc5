import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { cell } from '../core/cell.js'
import { useValue } from './use-value.js'

const session = cell({ name: 'server', count: 0 }, { name: 'storage', count: 1 })

function Whole() {
  return useValue(session).name
}
function Part() {
  return useValue(session, ({ count }) => count)
}

test('behavior: a server renders what every browser starts from, not what storage knows', () => {
  expect(session.peek()).toEqual({ name: 'storage', count: 1 })
  expect(renderToString(createElement(Whole))).toBe('server')
  expect(renderToString(createElement(Part))).toBe('0')
})
