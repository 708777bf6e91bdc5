import { expect, test } from 'vitest'
import { hueOfAddress, hueOfName } from './hue.js'

test('behavior: networks people know have colours they know', () => {
  const names = ['Ethereum', 'Base', 'Polygon', 'Arbitrum One', 'OP Mainnet']
  expect(names.map((name) => [name, hueOfName(name) * 30])).toMatchInlineSnapshot(`
    [
      [
        "Ethereum",
        270,
      ],
      [
        "Base",
        270,
      ],
      [
        "Polygon",
        300,
      ],
      [
        "Arbitrum One",
        240,
      ],
      [
        "OP Mainnet",
        30,
      ],
    ]
  `)
})

test('behavior: an address has one hue, in any spelling and of any family', () => {
  expect(hueOfAddress('0xF39FD6E51AAD88F6F4CE6AB8827279CFFFB92266')).toBe(
    hueOfAddress('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'),
  )
  const many = Array.from({ length: 1000 }, (_, index) =>
    hueOfAddress(`0x${(index * 7919).toString(16).padStart(40, '0')}`),
  )
  expect(new Set(many).size).toBe(12)
  expect(hueOfAddress('So11111111111111111111111111111111111111112')).toBeGreaterThanOrEqual(0)
})
