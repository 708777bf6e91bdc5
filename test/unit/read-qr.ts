/** Rows of modules as a reader sees them; `true` is dark. */
export type SeenModules = readonly (readonly boolean[])[]

/** Format information of ISO 18004 is masked with this. */
const FORMAT_MASK = 0b101010000010010
const CORRECTION_Q = 0b11
/** Version 4-Q: 33 modules a side, two blocks of 24 data codewords. */
const SIDE = 33
const BLOCKS = 2
const DATA = 48

const masks: readonly ((y: number, x: number) => number)[] = [
  (y, x) => (y + x) % 2,
  (y) => y % 2,
  (_, x) => x % 3,
  (y, x) => (y + x) % 3,
  (y, x) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2,
  (y, x) => ((y * x) % 2) + ((y * x) % 3),
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2,
  (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2,
]

/**
 * Reads a QR code of version 4-Q, the size of an address, straight from the standard and without any of the code that
 * makes it. Corrects nothing, so one wrong module of the data is seen. Throws for other versions, levels and modes.
 */
export function readQr(modules: SeenModules): string {
  if (modules.length !== SIDE) throw new Error(`a code of ${modules.length} modules a side is not of version 4`)
  const at = (y: number, x: number) => (modules[y]?.[x] ? 1 : 0)
  const format = formatBits(at) ^ FORMAT_MASK
  if (format >> 13 !== CORRECTION_Q) throw new Error(`its level of error correction is ${format >> 13}, not Q`)
  const mask = masks[(format >> 10) & 7]
  const bits = path().map(([y, x]) => at(y, x) ^ (mask?.(y, x) === 0 ? 1 : 0))
  const read = (start: number, length: number) => Number.parseInt(bits.slice(start, start + length).join(''), 2)

  const codewords = Array.from({ length: DATA }, (_, index) => read(index * 8, 8))
  const data = Array.from({ length: BLOCKS }, (_, block) => codewords.filter((__, index) => index % BLOCKS === block))
  const stream = data
    .flat()
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('')
  const take = (start: number, length: number) => Number.parseInt(stream.slice(start, start + length), 2)
  if (take(0, 4) !== 0b0100) throw new Error('it is not in byte mode')
  const bytes = Array.from({ length: take(4, 8) }, (_, index) => take(12 + index * 8, 8))
  return new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(bytes))
}

/** The copy of the format information round the corner at the top left, most significant bit first. */
function formatBits(at: (y: number, x: number) => number): number {
  const along = [0, 1, 2, 3, 4, 5, 7, 8].map((x) => at(8, x))
  const up = [7, 5, 4, 3, 2, 1, 0].map((y) => at(y, 8))
  return Number.parseInt([...along, ...up].join(''), 2)
}

/** The modules that hold codewords, in their order: two columns at a time, up and down in turn, from the right. */
function path(): readonly (readonly [y: number, x: number])[] {
  const rights = Array.from({ length: (SIDE - 1) / 2 }, (_, index) => SIDE - 1 - 2 * index).map((x) =>
    x <= 6 ? x - 1 : x,
  )
  return rights.flatMap((right, index) => {
    const rows = Array.from({ length: SIDE }, (_, row) => (index % 2 === 0 ? SIDE - 1 - row : row))
    return rows.flatMap((y) => [right, right - 1].flatMap((x) => (isPattern(y, x) ? [] : [[y, x] as const])))
  })
}

/** Finders with their margins and the format information, the timing lines, and the alignment pattern. */
function isPattern(y: number, x: number): boolean {
  const isCorner = (y <= 8 && (x <= 8 || x >= SIDE - 8)) || (y >= SIDE - 8 && x <= 8)
  const isAlignment = Math.abs(y - 26) <= 2 && Math.abs(x - 26) <= 2
  return isCorner || y === 6 || x === 6 || isAlignment
}
