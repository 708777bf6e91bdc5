import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Printable, printValue } from '../../cli/generate/print.js'
import { packKit } from '../setup/pack.js'
import { repository } from '../setup/scratch.js'
import { table } from '../setup/table.js'
import { measureCosts } from './measure-costs.js'
import { toggleTables } from './toggles.js'

/**
 * `npm run costs` measures what each feature costs and writes what `modal-kit explain` tells. Then it prints what has no
 * budget: what features add and leave when they are turned on and off, and what each entry of the package weighs alone.
 */
export async function main(): Promise<number> {
  const kit = await packKit()
  const costs = await measureCosts(kit)
  const path = join(repository, 'cli/explain/costs.data.ts')
  await writeFile(path, dataFile({ shell: { ...costs.shell }, features: { ...costs.features } } as never))
  console.log(`Wrote ${path}.`)
  for (const rows of await toggleTables(kit)) console.log(`\n${table(rows)}`)
  return 0
}

function dataFile(costs: Printable): string {
  return `import type { Costs } from './costs.js'

/** Measured by \`node test/run.mjs test/bench/costs.ts\` on builds of a Vite app. Written by it, never by hand. */
export const costs: Costs = ${printValue(costs)}
`
}
