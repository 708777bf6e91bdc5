/** Pixels a side; a row of them takes 4 bytes, as the format asks for. */
const SIDE = 32
/** Bytes before the pixels: the two headers and two colours. */
const HEAD = 62
const PAPER = 0xf4f4f0

/** A small picture of its own for each number: a bitmap in two colours, made without a canvas, so that it is the same everywhere. */
export function pictureOf(number: number): string {
  const bytes = new Uint8Array(HEAD + SIDE * 4)
  const view = new DataView(bytes.buffer)
  view.setUint16(0, 0x42_4d)
  // Offset of the pixels, size of the second header, width, height, planes, bits a pixel, colours.
  const fields = [10, HEAD, 14, 40, 18, SIDE, 22, SIDE, 26, 0x1_0001, 46, 2, 54, inkOf(number), 58, PAPER]
  view.setUint32(2, bytes.length, true)
  for (let at = 0; at < fields.length; at += 2) view.setUint32(fields[at] ?? 0, fields[at + 1] ?? 0, true)
  for (let y = 0; y < SIDE; y += 1) view.setUint32(HEAD + y * 4, lineOf(number, y))
  return `data:image/bmp;base64,${btoa(String.fromCharCode(...bytes))}`
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
