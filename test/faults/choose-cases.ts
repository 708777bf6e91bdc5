import { rowsOfThisRun } from '../setup/choose-rows.js'
import { SetupError } from '../setup/setup-error.js'
import type { Case, Operation } from './case.js'
import { acct, acctCases } from './cells/acct.js'
import { boot, bootCases } from './cells/boot.js'
import { inj, injCases } from './cells/inj.js'
import { mail, mailCases } from './cells/mail.js'
import { net, netCases } from './cells/net.js'
import { out, outCases } from './cells/out.js'
import { ramp, rampCases } from './cells/ramp.js'
import { send, sendCases } from './cells/send.js'
import { soc, socCases } from './cells/soc.js'
import { swap, swapCases } from './cells/swap.js'
import { wc, wcCases } from './cells/wc.js'
import { cases, faults, type OperationId, operations } from './matrix.data.js'

/** Names the cases of a run, with spaces between: `all`, operations, faults, or cases such as `F31/send`. */
export const CASES = 'MODAL_KIT_FAULTS'

/** What is built so far, by operation. */
const built: Readonly<Partial<Record<OperationId, readonly [Operation, Readonly<Record<string, Case>>]>>> = {
  boot: [boot, bootCases],
  inj: [inj, injCases],
  mail: [mail, mailCases],
  soc: [soc, socCases],
  WC: [wc, wcCases],
  send: [send, sendCases],
  swap: [swap, swapCases],
  acct: [acct, acctCases],
  ramp: [ramp, rampCases],
  net: [net, netCases],
  out: [out, outCases],
}

/** A case that can be run. */
export interface BuiltCase {
  readonly fault: string
  readonly operation: OperationId
  readonly does: Operation
  readonly runs: Case
}

/** Every case that is built, in the order of the matrix. */
export function builtCases(): readonly BuiltCase[] {
  return cases.flatMap(({ fault, operation }) => {
    const [does, table] = built[operation] ?? []
    const runs = table?.[fault]
    return does && runs ? [{ fault, operation, does, runs }] : []
  })
}

/** So many cases run in a turn. */
const OF_A_TURN = 8

/**
 * The cases of this run: those that `MODAL_KIT_FAULTS` names. Without it eight, where rows take turns, or all. Throws on a
 * name of none.
 */
export function chosenCases(env: Readonly<Record<string, string | undefined>> = process.env): readonly BuiltCase[] {
  const all = builtCases()
  const named = env[CASES]
  if (named === 'all') return all
  if (!named) return rowsOfThisRun(spread(all), OF_A_TURN, env)
  const names = named.split(/\s+/).filter(Boolean)
  const isNamed = ({ fault, operation }: BuiltCase, name: string) =>
    [operation, fault, `${fault}/${operation}`].includes(name)
  const wrong = names.filter((name) => !all.some((each) => isNamed(each, name)))
  if (wrong.length > 0) throw new SetupError(`No case that is built is called ${wrong.join(', ')}.`)
  return all.filter((each) => names.some((name) => isNamed(each, name)))
}

/** Those of a turn one after the other, each far from the next in the matrix: the cases of a slow fault stand side by side there. */
function spread(all: readonly BuiltCase[]): readonly BuiltCase[] {
  const turns = Math.ceil(all.length / OF_A_TURN)
  return Array.from({ length: turns }, (_, turn) => all.filter((_case, index) => index % turns === turn)).flat()
}

/** The matrix as text: what each case came to, `open` for what is not built yet. */
export function printMatrix(came: (fault: string, operation: OperationId) => string): string {
  const width = Math.max(...operations.map(({ length }) => length)) + 2
  const head = `     ${operations.map((name) => name.padEnd(width)).join('')}`
  const rows = faults.map(({ id, fault, with: named }) => {
    const cells = operations.map((name) => (named.split(' ').includes(name) ? came(id, name) : '').padEnd(width))
    return `${id}  ${cells.join('')}${fault}`
  })
  return [head, ...rows].join('\n')
}
