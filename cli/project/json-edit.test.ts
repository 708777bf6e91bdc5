import { expect, test } from 'vitest'
import { appendJsonItem, removeJsonItem, removeJsonProperty, setJsonProperty } from './json-edit.js'

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

test('behavior: lines beside the edit keep their spacing and their comments', () => {
  const text = '{\n  "x":1,\n  "a" : [1,2],\n  "b": { "c":1 } // why\n}\n'
  expect(setJsonProperty(text, ['z'], 2)).toBe(text.replace(' // why', ',\n  "z": 2 // why'))
  expect(setJsonProperty(text, ['b', 'd'], 2)).toBe(text.replace('"c":1', '"c":1, "d": 2'))
  expect(removeJsonProperty(text, ['x'])).toBe(text.replace('"x":1,\n  ', ''))
})

test('behavior: a comment in an empty object stays', () => {
  expect(setJsonProperty('{\n  "a": { /* none */ }\n}', ['a', 'b'], 1)).toBe(
    '{\n  "a": { /* none */\n    "b": 1\n  }\n}',
  )
})
