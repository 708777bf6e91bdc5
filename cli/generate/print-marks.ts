import type { Mark, Marks } from '../../schema/mark.js'
import type { Resolved } from '../config/resolved.js'
import { networkMarks } from './marks.data.js'
import { type Printable, printImports, printValue } from './print.js'

/** Name of the file with the marks of an app's networks, in the kit's folder. */
export const marksFile = 'marks.ts'

/** Native coins whose mark is that of a network, by their symbols: the CAIP-2 id of that network in `networkMarks`. */
const coinMarks: Readonly<Record<string, string>> = {
  ETH: 'eip155:1',
  POL: 'eip155:137',
  AVAX: 'eip155:43114',
  CELO: 'eip155:42220',
  SOL: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
}

/** Whether one of the app's networks has a mark: without one there is no such file. */
export function hasMarks(resolved: Pick<Resolved, 'networks'>): boolean {
  return Object.keys(marksOf(resolved)).length > 0
}

/**
 * Prints the body of `marks.ts`: the marks of the app's own networks and of their native coins, and what draws them. It is a
 * file of its own, so that a page fetches it once it has something to draw.
 */
export function printMarks(resolved: Pick<Resolved, 'networks'>): string {
  const coins = coinsOf(resolved.networks)
  const all = { ...marksOf(resolved), ...pick(Object.values(coins)) }
  const marks = Object.entries(all).map(([id, mark]): [string, Printable] => [id, printable(mark)])
  return `${printImports([{ name: 'Marks', from: 'create-modal-kit', isType: true }])}
export { MarkDrawing } from 'create-modal-kit/marks'

export const marks: Marks = ${printValue(Object.fromEntries(marks))}

export const coins = ${printValue(coins)}
`
}

/** The marks of the app's networks, by their CAIP-2 ids. */
function marksOf({ networks }: Pick<Resolved, 'networks'>): Marks {
  return pick(networks.map(({ caipNetworkId }) => caipNetworkId))
}

/** Where the mark of a network's native coin is, by CAIP-2 ids: of the networks that have a mark, those whose coin has one too. */
export function coinsOf(
  networks: readonly Pick<Resolved['networks'][number], 'caipNetworkId' | 'nativeCurrency'>[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    networks.flatMap(({ caipNetworkId: id, nativeCurrency: { symbol } }) => {
      const coin = Object.hasOwn(coinMarks, symbol) ? coinMarks[symbol] : undefined
      return networkMarks[id] && coin ? [[id, coin]] : []
    }),
  )
}

function pick(ids: readonly string[]): Marks {
  return Object.fromEntries(
    ids.flatMap((id) => {
      const mark = networkMarks[id]
      return mark ? [[id, mark]] : []
    }),
  )
}

function printable({ shapes, picture }: Mark): Printable {
  // A rule is left out where it is the usual one; such a place holds no value to print.
  return { shapes: shapes.map(([path, fill, rule]) => (rule ? [path, fill, rule] : [path, fill])), picture }
}
