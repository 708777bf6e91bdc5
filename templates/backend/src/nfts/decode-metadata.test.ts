import { expect, test } from 'vitest'
import { decodeMetadata } from './decode-metadata.js'

const json = (value: unknown) => `data:application/json,${encodeURIComponent(JSON.stringify(value))}`
const base64 = (value: unknown) =>
  `data:application/json;base64,${Buffer.from(JSON.stringify(value)).toString('base64')}`
const image = `data:image/svg+xml;base64,${Buffer.from('<svg/>').toString('base64')}`
const nothing = { name: null, imageUrl: null }

test('behavior: metadata in every form of data URI', () => {
  const wanted = { name: 'Tile #1', imageUrl: image }
  expect(decodeMetadata(base64({ name: 'Tile #1', image }))).toEqual(wanted)
  expect(decodeMetadata(json({ name: 'Tile #1', image }))).toEqual(wanted)
  expect(decodeMetadata(`data:application/json;utf8,{"name":"Tile #1","image":"${image}"}`)).toEqual(wanted)
  expect(decodeMetadata('data:application/json;charset=utf-8,{"name":"100% #1"}').name).toBe('100% #1')
})

test('behavior: a link to a picture is kept as it is', () => {
  expect(decodeMetadata(json({ name: 'x', image: 'https://example.com/1.png' })).imageUrl).toBe(
    'https://example.com/1.png',
  )
})

test('error: nothing but data URIs is read', () => {
  const uris = [
    'https://example.com/1',
    'http://169.254.169.254/',
    'ipfs://Qm',
    'file:///etc/passwd',
    '',
    'data:text/html,<b>',
  ]
  for (const uri of uris) expect(decodeMetadata(uri)).toEqual(nothing)
})

test('error: pictures that could run, reach inside, or fill the database', () => {
  const images = [
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:image/svg+xml,<svg>\u202e</svg>',
    'http://169.254.169.254/latest/meta-data',
    'https://user:password@example.com/x.png',
    'ipfs://Qm/1.png',
    `data:image/png;base64,${'A'.repeat(70_000)}`,
    `https://example.com/${'a'.repeat(3_000)}`,
  ]
  for (const each of images)
    expect(decodeMetadata(json({ name: 'x', image: each }))).toEqual({ name: 'x', imageUrl: null })
})

test('error: metadata that is none, or of wrong types', () => {
  expect(decodeMetadata('data:application/json;base64,!!!')).toEqual(nothing)
  expect(decodeMetadata(json([1, 2]))).toEqual(nothing)
  expect(decodeMetadata(json({ name: 7, image: { url: 'x' } }))).toEqual(nothing)
  expect(decodeMetadata(`data:application/json,${'x'.repeat(300_000)}`)).toEqual(nothing)
  expect(decodeMetadata(json({ name: `a\u0000\u202eb${'c'.repeat(500)}` })).name).toBe(`ab${'c'.repeat(98)}`)
})
