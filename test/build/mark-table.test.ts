import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { networkMarks, walletPictures } from '../../cli/generate/marks.data.js'
import { isDataPicture } from '../../schema/picture.js'
import { repository } from '../setup/scratch.js'
import { networkMarkRows, walletConnectMark, walletMarkRows } from './mark-rows.data.js'
import { markShapes } from './mark-shapes.js'
import { markFiles } from './mark-table.js'

/** A drawing of the set. */
const drawing = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" fill="none" viewBox="0 0 24 24" class="web3icons">${inner}</svg>`

test('behavior: the committed marks are what the installed icon set gives', () => {
  for (const [path, text] of Object.entries(markFiles())) {
    expect(readFileSync(join(repository, path), 'utf8') === text, path).toBe(true)
  }
})

test('behavior: a network has one mark, of an owner who says on a page of theirs how it may be used', () => {
  const ids = networkMarkRows.flatMap(({ networks }) => networks)
  expect(new Set(ids).size).toBe(ids.length)
  expect(Object.keys(networkMarks).sort()).toEqual([...ids].sort())
  for (const { terms } of [...networkMarkRows, ...Object.values(walletMarkRows), walletConnectMark]) {
    expect(terms).toMatch(/^https:\/\/[^/]+\//)
  }
})

test('behavior: a mark fills its field, and a public picture is of the network itself, not of its test network', () => {
  for (const {
    networks: [main, ...others],
  } of networkMarkRows) {
    expect(networkMarks[main]?.shapes[0]?.[0]).toBe('M24 0H0v24h24z')
    for (const id of others) {
      expect(networkMarks[id]?.shapes).toBe(networkMarks[main]?.shapes)
      expect(networkMarks[id]).not.toHaveProperty('picture')
    }
    expect(networkMarks[main]?.picture ?? 'https://').toMatch(/^https:\/\//)
  }
})

test('behavior: pictures of wallets are such that a config takes them', () => {
  expect(Object.keys(walletPictures)).toEqual(Object.keys(walletMarkRows))
  for (const picture of Object.values(walletPictures)) {
    expect(isDataPicture(picture, 32_768)).toBe(true)
    // A mark of the set as it is: what is percent-encoded reads as it was.
    const svg = decodeURIComponent(picture.slice('data:image/svg+xml,'.length))
    expect(svg).toMatch(
      /^<svg xmlns='[^']+' viewBox='0 0 24 24'>(<path fill='#[\da-f]{3,6}'( fill-rule='evenodd')? d='[^']+'\/>)+<\/svg>$/,
    )
  }
})

test('behavior: NOTICE names the icon set, its version and its licence', () => {
  const manifest: unknown = JSON.parse(
    readFileSync(join(repository, 'node_modules/@web3icons/core/package.json'), 'utf8'),
  )
  const { version, license } = manifest as Readonly<Record<string, string>>
  expect(license).toBe('MIT')
  const notice = readFileSync(join(repository, 'NOTICE'), 'utf8')
  expect(notice).toContain(`the npm package @web3icons/core, version ${version},`)
  expect(notice).toContain('Permission is hereby granted, free of charge')
})

describe('a drawing', () => {
  test('behavior: is its paths in their order, with the rule and the gradient of each', () => {
    const svg = drawing(
      '<g clip-path="url(#c)"><path fill="#00FF88" d="M24 0H0v24h24z"/><path fill="url(#g)" fill-rule="evenodd" d="M1 1z" clip-rule="evenodd"/></g>' +
        '<defs><clipPath id="c"><path fill="#fff" d="M0 0h24v24H0z"/></clipPath>' +
        '<linearGradient id="g" x1="1" x2="3" y1="2" y2="4" gradientUnits="userSpaceOnUse"><stop stop-color="#ABCDEF"/><stop offset=".5" stop-color="#000"/></linearGradient></defs>',
    )
    expect(markShapes(svg)).toEqual([
      ['M24 0H0v24h24z', '#0f8'],
      [
        'M1 1z',
        [
          [1, 2, 3, 4],
          [
            [0, '#abcdef'],
            [0.5, '#000'],
          ],
        ],
        'evenodd',
      ],
    ])
  })

  test.each([
    '<circle r="3"/>',
    '<path fill="#fff" d="M0 0z" opacity=".5"/>',
    '<path stroke="#fff" d="M0 0z"/>',
    '<path fill="red" d="M0 0z"/>',
    '<path fill="url(#nothing)" d="M0 0z"/>',
    '<g transform="scale(2)"><path fill="#fff" d="M0 0z"/></g>',
    '<defs><clipPath id="c"><path d="M0 0h12v12H0z"/></clipPath></defs>',
  ])('error: is refused with what a mark cannot say: %s', (inner) => {
    expect(() => markShapes(drawing(inner))).toThrow()
    expect(() => markShapes(drawing('<path fill="#fff" d="M0 0z"/>'))).not.toThrow()
  })

  test('error: is refused on another field', () => {
    const other = drawing('').replace('0 0 24 24', '0 0 32 32')
    expect(() => markShapes(other)).toThrow('0 0 32 32')
  })
})
