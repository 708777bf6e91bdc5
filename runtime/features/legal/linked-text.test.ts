import { isValidElement } from 'react'
import { expect, test } from 'vitest'
import { LinkedText } from './linked-text.js'

/** The pieces of a sentence, in order. */
function pieces(text: string, slots: Readonly<Record<string, string>>): unknown {
  const element = LinkedText({ text, slots })
  return isValidElement<{ readonly children: unknown }>(element) ? element.props.children : undefined
}

const slots = { terms: 'T', privacy: 'P' }

test.each([
  ['We have {terms} and {privacy}.', ['We have ', 'T', ' and ', 'P', '.']],
  ['{privacy} after {terms}', ['', 'P', ' after ', 'T', '']],
  ['Nothing here', 'Nothing here'],
  ['{terms}{terms}', ['', 'T', '', 'T', '']],
  ['{other} {', ['', undefined, ' {']],
])('behavior: %j', (text, expected) => {
  expect(pieces(text, slots)).toEqual(expected)
})
