import { expect, test } from 'vitest'
import { appendJsonItem, setJsonProperty } from './json-edit.js'
import { removeJsonItem, removeJsonProperty } from './json-remove.js'

test.each([
  ['sorted', '{\n  "a": { "b": "1", "d": "2" }\n}\n'],
  ['over lines', '{\n  "a": {\n    "b": "1"\n  }\n}\n'],
  ['with tabs and CRLF', '{\r\n\t"a": {\r\n\t\t"x": "1",\r\n\t\t"b": "1"\r\n\t}\r\n}\r\n'],
  ['where the object was missing', '{\n  "name": "x"\n}\n'],
  ['with comments', '{\n  // why\n  "a": { "b": "1" } // here\n}\n'],
])('behavior: what setJsonProperty has put in goes, byte by byte: %s', (_, text) => {
  const having = setJsonProperty(text, ['a', 'c'], 'new') ?? ''
  expect(having).not.toBe(text)
  expect(removeJsonProperty(having, ['a', 'c'])).toBe(text)
})

test.each([
  ['{ "include": ["a"] /* why */ }', '{ "include": ["a"] /* why */ }'],
  ['{ "include": [] }', '{ "include": [] }'],
  ['{\n  "include": [\n    "a", // one\n  ],\n}', '{\n  "include": [\n    "a", // one\n  ],\n}'],
])('behavior: what appendJsonItem has put in goes: %j', (text, after) => {
  expect(removeJsonItem(appendJsonItem(text, ['include'], 'b') ?? '', ['include'], 'b')).toBe(after)
})

test('behavior: the first of a list, and the only one with a comma', () => {
  expect(removeJsonItem('{ "a": ["x", "y"] }', ['a'], 'x')).toBe('{ "a": ["y"] }')
  expect(removeJsonItem('{ "a": ["x",] }', ['a'], 'x')).toBe('{ "a": [] }')
})

test('behavior: what is not there changes nothing', () => {
  for (const text of ['{ "a": [] }', '[]', '', '{ "a": "x" }']) {
    expect(removeJsonProperty(text, ['a', 'b'])).toBe(text)
    expect(removeJsonItem(text, ['a'], 'b')).toBe(text)
  }
})
