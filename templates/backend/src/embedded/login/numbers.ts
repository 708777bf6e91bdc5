import { randomInt } from 'node:crypto'

const SHOWN = 3
const LEAST = 10
const MOST = 99

/** Three different numbers of two digits, in no order: the page of the link shows all, the frame one of them. */
export function makeNumbers(): readonly string[] {
  const numbers = new Set<string>()
  while (numbers.size < SHOWN) numbers.add(String(randomInt(LEAST, MOST + 1)))
  return [...numbers]
}
