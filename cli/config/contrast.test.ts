import { expect, test } from 'vitest'
import { contrastRatio, over, type Rgba, stepsAway, toHex } from './css-color.js'

const grey = (value: number, alpha = 1): Rgba => ({ rgb: [value / 255, value / 255, value / 255], alpha })

test.each([
  [0, 255, 21],
  [255, 255, 1],
  [0x76, 255, 4.54],
  [0x77, 255, 4.47],
  [0x95, 255, 2.99],
])('behavior: grey %i against %i has the ratio WCAG gives it', (one, other, ratio) => {
  expect(Math.floor(contrastRatio(grey(one), grey(other)) * 100) / 100).toBe(ratio)
  expect(contrastRatio(grey(other), grey(one))).toBe(contrastRatio(grey(one), grey(other)))
})

test('behavior: the channels weigh what the eye makes of them', () => {
  const of = (red: number, green: number, blue: number) =>
    contrastRatio({ rgb: [red, green, blue], alpha: 1 }, grey(255)).toFixed(2)
  expect([of(1, 0, 0), of(0, 1, 0), of(0, 0, 1)]).toEqual(['4.00', '1.37', '8.59'])
})

test('behavior: what is see-through lets its ground through', () => {
  expect(toHex(over(grey(0, 0.5), grey(255)))).toBe('#808080')
  expect(toHex(over(grey(0, 0), grey(255)))).toBe('#ffffff')
  expect(over(grey(0, 0.5), grey(255))).toMatchObject({ alpha: 1 })
})

test('behavior: steps lead from a colour to black and to white, and hex says them exactly', () => {
  const steps = stepsAway(grey(128)).map(toHex)
  expect(steps.slice(0, 2)).toEqual(['#7d7d7d', '#838383'])
  expect(steps.slice(-2)).toEqual(['#000000', '#ffffff'])
})
