const LANES = 25
const ROUNDS = 24
const WORD = (1n << 64n) - 1n
/** Bytes in a lane, and the lane that ends a block of Keccak-256 (136 bytes). */
const LANE_BYTES = 8
const LAST_LANE = 16

/**
 * An EVM address in the mixed case that carries its checksum (EIP-55), whatever case it was given in. What is not `0x` and
 * 40 hex digits is given back as it is.
 */
export function checksumAddress(address: string): string {
  if (!/^0x[\da-f]{40}$/i.test(address)) return address
  const digits = address.slice(2).toLowerCase()
  const hash = keccakOfShort(digits)
  const written = [...digits].map((digit, at) => {
    const byte = laneAt(hash, at >> 4) >> BigInt(LANE_BYTES * ((at >> 1) % LANE_BYTES))
    const half = at % 2 ? byte & 15n : (byte >> 4n) & 15n
    return half > 7n ? digit.toUpperCase() : digit
  })
  return `0x${written.join('')}`
}

/** The lanes of the Keccak-256 hash of an ASCII text of less than 136 characters: one block (FIPS 202 with the padding of Keccak). */
function keccakOfShort(text: string): readonly bigint[] {
  const lanes = Array<bigint>(LANES).fill(0n)
  const put = (at: number, byte: number) => {
    const lane = Math.floor(at / LANE_BYTES)
    lanes[lane] = laneAt(lanes, lane) ^ (BigInt(byte) << BigInt(LANE_BYTES * (at % LANE_BYTES)))
  }
  for (let at = 0; at < text.length; at += 1) put(at, text.charCodeAt(at))
  put(text.length, 1)
  put(LAST_LANE * LANE_BYTES + LANE_BYTES - 1, 0x80)
  return permuted(lanes)
}

/** Keccak-f[1600]: 24 rounds of theta, rho and pi, chi, and iota, whose constants a shift register gives. */
function permuted(start: readonly bigint[]): readonly bigint[] {
  let lanes = [...start]
  let register = 1
  for (let round = 0; round < ROUNDS; round += 1) {
    const columns = [0, 1, 2, 3, 4].map((x) => [0, 5, 10, 15, 20].reduce((sum, y) => sum ^ laneAt(lanes, x + y), 0n))
    lanes = lanes.map((lane, at) => lane ^ laneAt(columns, (at + 4) % 5) ^ turned(laneAt(columns, (at + 1) % 5), 1))
    let [x, y, carried] = [1, 0, laneAt(lanes, 1)]
    for (let step = 1; step < LANES; step += 1) {
      ;[x, y] = [y, (2 * x + 3 * y) % 5]
      const next = laneAt(lanes, x + 5 * y)
      lanes[x + 5 * y] = turned(carried, ((step * (step + 1)) / 2) % 64)
      carried = next
    }
    lanes = lanes.map((lane, at) => {
      const row = at - (at % 5)
      return lane ^ (~laneAt(lanes, row + ((at + 1) % 5)) & WORD & laneAt(lanes, row + ((at + 2) % 5)))
    })
    for (let bit = 0; bit < 7; bit += 1) {
      if (register & 1) lanes[0] = laneAt(lanes, 0) ^ (1n << BigInt(2 ** bit - 1))
      register = (register << 1) ^ ((register >> 7) * 0x171)
    }
  }
  return lanes
}

function turned(word: bigint, by: number): bigint {
  return ((word << BigInt(by)) | (word >> BigInt(64 - by))) & WORD
}

/** There are always 25 lanes. */
function laneAt(lanes: readonly bigint[], at: number): bigint {
  return lanes[at] ?? 0n
}
