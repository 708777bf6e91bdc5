import { expect, test } from 'vitest'
import { agoText } from './ago-text.js'

test.each([
  [0, 'now'],
  [499, 'now'],
  [59_400, '59 seconds ago'],
  [60_000, '1 minute ago'],
  [3_599_000, '59 minutes ago'],
  [7_200_000, '2 hours ago'],
  [86_400_000, 'yesterday'],
  [50 * 86_400_000, '50 days ago'],
])('behavior: %i ms are said as "%s"', (age, text) => {
  expect(agoText(age, 'en')).toBe(text)
})

test('behavior: in the language of the modal', () => {
  expect(agoText(120_000, 'de')).toBe('vor 2 Minuten')
})
