import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { currencySign, monogram } from './monogram.js'

/** The text that is drawn, and the names of the elements. Throws for what is no XML. */
function read(svg: string) {
  const parser = new SaxesParser()
  let text = ''
  const elements: string[] = []
  parser.on('text', (part) => {
    text += part
  })
  parser.on('opentag', ({ name }) => elements.push(name))
  parser.write(svg).close()
  return { text, elements }
}

test.each([
  ['MetaMask', 2, 'ME'],
  ['Trust Wallet', 2, 'TW'],
  ['USDC', 4, 'USDC'],
  ['αU wallet', 2, 'ΑW'],
  ['$', 3, '$'],
  ['CHF', 3, 'CHF'],
  ['🦊', 2, '?'],
  ['', 2, '?'],
  ['<script>&"', 2, 'SC'],
])('behavior: %j has the initials of its words', (label, letters, initials) => {
  expect(read(monogram(label, { letters })).text).toBe(initials)
})

test('behavior: the same seed has the same colour, others differ', () => {
  expect(monogram('A', { seed: 'x' })).toBe(monogram('A', { seed: 'x' }))
  const colours = Array.from({ length: 100 }, (_, seed) => /hsl\(\d+/.exec(monogram('A', { seed: `${seed}` }))?.[0])
  expect(new Set(colours).size).toBeGreaterThan(50)
})

test('behavior: whatever the label is, the picture is XML of three elements', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 4 }), (label, letters) => {
      const { text, elements } = read(monogram(label, { letters }))
      expect(elements).toEqual(['svg', 'rect', 'text'])
      expect(text).toMatch(/^[\p{L}\p{N}\p{M}\p{Sc}?]+$/u)
      expect([...text].length).toBeLessThanOrEqual(24)
    }),
  )
})

test('behavior: currencies have their sign, codes that are none have not', () => {
  expect(['USD', 'EUR', 'GBP', 'CHF', 'XYZ', 'ZZZ'].map(currencySign)).toEqual([
    '$',
    '€',
    '£',
    'CHF',
    undefined,
    undefined,
  ])
})
