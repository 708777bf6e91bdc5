import { expect, test } from 'vitest'
import { appendJsonItem, setJsonProperty } from './json-edit.js'

test('behavior: a new key goes where sorted keys want it, every other character stays', () => {
  const text = '{\n  "files": ["a", "b"],\n  "dependencies": {\n    "react": "^19.0.0"\n  }\n}\n'
  const once = setJsonProperty(text, ['dependencies', 'create-modal-kit'], '0.1.0') ?? ''
  expect(setJsonProperty(once, ['dependencies', 'viem'], '2.0.0')).toMatchInlineSnapshot(`
    "{
      "files": ["a", "b"],
      "dependencies": {
        "create-modal-kit": "0.1.0",
        "react": "^19.0.0",
        "viem": "2.0.0"
      }
    }
    "
  `)
})

test('behavior: unsorted keys get the new one last', () => {
  expect(setJsonProperty('{\n\t"b": 1,\n\t"a": 2\n}', ['aa'], 3)).toBe('{\n\t"b": 1,\n\t"a": 2,\n\t"aa": 3\n}')
})

test('behavior: missing objects are made in the indentation and line ending of the text', () => {
  expect(setJsonProperty('{\r\n    "name": "x"\r\n}', ['scripts', 'a'], 'b')).toBe(
    '{\r\n    "name": "x",\r\n    "scripts": {\r\n        "a": "b"\r\n    }\r\n}',
  )
})

test('behavior: an empty object opens up', () => {
  expect(setJsonProperty('{\n  "scripts": {}\n}', ['scripts', 'a'], 'b')).toBe(
    '{\n  "scripts": {\n    "a": "b"\n  }\n}',
  )
})

test('behavior: one line stays one line', () => {
  expect(setJsonProperty('{"a": 1}', ['b'], 2)).toBe('{"a": 1, "b": 2}')
})

test('behavior: an existing value is replaced', () => {
  expect(setJsonProperty('{ "a": { "b": "1" } }', ['a', 'b'], '2')).toBe('{ "a": { "b": "2" } }')
})

test('error: something else is in the way', () => {
  expect(setJsonProperty('{ "a": [] }', ['a', 'b'], 1)).toBe(undefined)
  expect(setJsonProperty('[]', ['a'], 1)).toBe(undefined)
  expect(setJsonProperty('', ['a'], 1)).toBe(undefined)
})

test.each([
  ['{ "include": ["a"] /* why */ }', '{ "include": ["a", "b"] /* why */ }'],
  ['{ "include": [] }', '{ "include": ["b"] }'],
  ['{\n  "include": [\n    "a", // one\n  ],\n}', '{\n  "include": [\n    "a",\n    "b", // one\n  ],\n}'],
])('behavior: appendJsonItem on %j', (text, after) => {
  expect(appendJsonItem(text, ['include'], 'b')).toBe(after)
})

test('error: appendJsonItem without a list', () => {
  expect(appendJsonItem('{ "include": "a" }', ['include'], 'b')).toBe(undefined)
  expect(appendJsonItem('{}', ['include'], 'b')).toBe(undefined)
})
