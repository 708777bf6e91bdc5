/** Pixels a side; a row of them takes 4 bytes. */
const SIDE = 32
const PAPER = 0xf4f4f0

/**
 * A small picture of its own for each number: a PNG in two colours, whose pixels are stored as they are. Made without a
 * canvas, so that it is the same everywhere.
 */
export function pictureOf(number: number): string {
  const head = [...word(SIDE), ...word(SIDE), 1, 3, 0, 0, 0]
  const colours = [inkOf(number), PAPER].flatMap((colour) => word(colour).slice(1))
  const pixels = Array.from({ length: SIDE }, (_, y) => [0, ...word(lineOf(number, SIDE - 1 - y))]).flat()
  // One last block of zlib, stored: its length, the same inverted, its bytes and their checksum (RFC 1950, RFC 1951).
  const [low, high] = [pixels.length % 256, pixels.length >> 8]
  const packed = [0x78, 0x01, 1, low, high, low ^ 255, high ^ 255, ...pixels, ...word(adler32(pixels))]
  const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
  const chunks = [chunk('IHDR', head), chunk('PLTE', colours), chunk('IDAT', packed), chunk('IEND', [])]
  return `data:image/png;base64,${btoa(String.fromCharCode(...signature, ...chunks.flat()))}`
}

/** A number as four bytes, the highest first. */
function word(value: number): readonly number[] {
  return [24, 16, 8, 0].map((shift) => (value >>> shift) & 255)
}

function chunk(name: string, data: readonly number[]): readonly number[] {
  const body = [...[...name].map((letter) => letter.charCodeAt(0)), ...data]
  return [...word(data.length), ...body, ...word(crc32(body))]
}

function crc32(bytes: readonly number[]): number {
  let sum = ~0
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return ~sum
}

function adler32(bytes: readonly number[]): number {
  let [low, high] = [1, 0]
  for (const byte of bytes) {
    low = (low + byte) % 65_521
    high = (high + low) % 65_521
  }
  return high * 65_536 + low
}

function inkOf(number: number): number {
  return Math.imul(number + 1, 2_654_435_761) & 0x7f_7f_7f
}

/** 32 pixels as bits: a disc with stripes in it, wider and steeper from number to number. */
function lineOf(number: number, y: number): number {
  let line = 0
  for (let x = 0; x < SIDE; x += 1) {
    const isInside = Math.hypot(x - 15.5, y - 15.5) < 7 + (number % 8)
    const isStripe = (x + y * (number % 3)) % (4 + (number % 5)) > 1
    line = line * 2 + (isInside && isStripe ? 1 : 0)
  }
  return line
}
