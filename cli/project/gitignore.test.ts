import { expect, test } from 'vitest'
import { ignoreFolder } from './gitignore.js'

test.each([
  [undefined, '.modal-kit/\n'],
  ['', '.modal-kit/\n'],
  ['dist\n', 'dist\n.modal-kit/\n'],
  ['dist', 'dist\n.modal-kit/\n'],
  ['dist\r\n', 'dist\r\n.modal-kit/\r\n'],
])('behavior: the line is added to %j', (text, after) => {
  expect(ignoreFolder(text, '.modal-kit')).toBe(after)
})

test.each(['.modal-kit', '/.modal-kit/', ' .modal-kit/ '])('behavior: %j is the same line', (line) => {
  expect(ignoreFolder(`dist\n${line}\n`, '.modal-kit')).toBe(`dist\n${line}\n`)
})
