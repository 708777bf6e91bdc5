import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hueOfAddress } from './address-look.js'
import { hueOfName } from './hue-of-name.js'

/** The hues of the stylesheet, in degrees of the colour wheel. */
function hues(): readonly number[] {
  const css = readFileSync(new URL('css/base.css', import.meta.url), 'utf8')
  return [...css.matchAll(/\[data-hue="\d+"\] \{\s*--mk-seed: (\d+)/g)].map(([, degrees]) => Number(degrees))
}

test('behavior: networks people know have colours they know, no two alike', () => {
  const names = ['Ethereum', 'Base', 'Polygon', 'Arbitrum One', 'OP Mainnet']
  const degrees = names.map((name) => hues()[hueOfName(name)])
  expect(hues()).toHaveLength(12)
  expect(new Set(degrees).size).toBe(names.length)
  expect(Object.fromEntries(names.map((name, index) => [name, degrees[index]]))).toMatchInlineSnapshot(`
    {
      "Arbitrum One": 230,
      "Base": 255,
      "Ethereum": 278,
      "OP Mainnet": 15,
      "Polygon": 305,
    }
  `)
})

test('behavior: an address has one hue, in any spelling and of any namespace', () => {
  expect(hueOfAddress('0xF39FD6E51AAD88F6F4CE6AB8827279CFFFB92266')).toBe(
    hueOfAddress('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'),
  )
  const many = Array.from({ length: 1000 }, (_, index) =>
    hueOfAddress(`0x${(index * 7919).toString(16).padStart(40, '0')}`),
  )
  expect(new Set(many).size).toBe(12)
  expect(hueOfAddress('So11111111111111111111111111111111111111112')).toBeGreaterThanOrEqual(0)
})
