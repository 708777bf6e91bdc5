import { expect, test } from 'vitest'
import { ignoreFolder, unignoreFolder } from './git.js'

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

test.each(['dist\n', 'dist\r\n', 'src/.modal-kit/\n', ''])('behavior: the line is taken out again: %j', (text) => {
  expect(unignoreFolder(ignoreFolder(text, '.modal-kit'), '.modal-kit')).toBe(text)
})

test('behavior: other spellings are not the line that was added', () => {
  expect(unignoreFolder('/.modal-kit\n', '.modal-kit')).toBe('/.modal-kit\n')
})
