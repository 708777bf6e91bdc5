import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { SetupError } from '../setup/setup-error.js'
import { faultCompiler } from './compiler.js'
import { equivalents } from './equivalents.data.js'
import { mutatedFolders } from './folders.data.js'
import { judge, type Verdict } from './judge.js'
import { seedFaults } from './seed-faults.js'

/** Least share of faults that tests notice. */
const LEAST = 0.9
const usage = 'mutate.ts [FOLDER…] [--force] [--sample 200 [--seed N]]'

/**
 * `npm run mutate`: seeds faults folder by folder, or with `--sample` that many over all of them, and prints those that
 * no test noticed. Exit code 1 when tests notice fewer than 90 % in a folder, or a row of `equivalents.data.ts` is wrong.
 * Throws a `SetupError` for a folder that is none.
 */
export async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      force: { type: 'boolean', default: false },
      sample: { type: 'string' },
      seed: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  const known = Object.keys(mutatedFolders)
  if (values.help) {
    console.log(`${usage}\nFolders: ${known.join(', ')}`)
    return 0
  }
  const unknown = positionals.filter((name) => !known.includes(name))
  if (unknown.length > 0) throw new SetupError(`mutate: no folder ${unknown.join(', ')}; there are ${known.join(', ')}`)
  const folders = positionals.length > 0 ? positionals : known
  if (values.sample !== undefined) {
    const count = Number(values.sample)
    if (!Number.isInteger(count) || count < 1) throw new SetupError('mutate: --sample takes a count of faults')
    return drawFaults(folders, count, values.seed ?? String(randomInt(2 ** 32)))
  }
  let code = 0
  for (const folder of folders) {
    const faults = await seedFaults({ folders: [folder], isForced: values.force })
    const verdict = judge(faults, { equivalents, compiles: faultCompiler(), isWhole: true })
    if (!report(folder, verdict)) code = 1
  }
  return code
}

async function drawFaults(folders: readonly string[], count: number, seed: string): Promise<number> {
  const again = `npm run mutate -- ${folders.join(' ')} --sample ${count} --seed ${seed}`
  console.log(`mutate: ${again}`)
  const faults = await seedFaults({ folders, sample: { count, seed } })
  for (const { file, line, before, after, fate } of faults) {
    console.log(`${fate}: ${file}:${line}\n  - ${before}\n  + ${after}`)
  }
  const verdict = judge(faults, { equivalents, compiles: faultCompiler(), isWhole: false })
  const isGood = report('sample', verdict)
  console.log(`mutate: again with ${again}`)
  return isGood ? 0 : 1
}

/** Prints what was found; whether it is good enough. */
function report(name: string, { survivors, complaints, score, ...verdict }: Verdict): boolean {
  for (const { file, line, column, before, after, fate } of survivors) {
    console.log(`${fate}: ${file}:${line}:${column}\n  - ${before}\n  + ${after}`)
  }
  for (const complaint of complaints) console.log(complaint)
  console.log(
    `mutate: ${name}: ${(100 * score).toFixed(1)} % of ${verdict.count} faults noticed, ${survivors.length} survived` +
      ` (beside ${verdict.equivalents} equivalent and ${verdict.invalid} that do not compile)`,
  )
  return score >= LEAST && complaints.length === 0
}
