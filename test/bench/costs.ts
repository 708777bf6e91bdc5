import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Printable, printValue } from '../../cli/generate/print.js'
import { packKit } from '../setup/pack.js'
import { repository } from '../setup/scratch.js'
import { table } from '../setup/table.js'
import { bytesText } from './bytes-text.js'
import { entrySizes } from './entry-sizes.js'
import { measureCosts } from './measure-costs.js'

/**
 * `npm run costs` measures what each feature costs and writes what `modal-kit explain` tells. Then it prints what has no
 * limit: what each entry of the package weighs alone.
 */
export async function main(): Promise<number> {
  const kit = await packKit()
  const costs = await measureCosts(kit)
  const path = join(repository, 'cli/explain/costs.data.ts')
  await writeFile(
    path,
    dataFile({ shell: { ...costs.shell }, chains: { ...costs.chains }, features: { ...costs.features } } as never),
  )
  console.log(`Wrote ${path}.`)
  const entries = await entrySizes(kit.unpacked)
  console.log(`\n${table([['entry, alone', 'gzip'], ...entries.map(({ name, bytes }) => [name, bytesText(bytes)])])}`)
  return 0
}

function dataFile(costs: Printable): string {
  return `import type { Costs } from './costs.js'

/** Measured by \`node test/run.mjs test/bench/costs.ts\` on builds of a Vite app. Written by it, never by hand. */
export const costs: Costs = ${printValue(costs)}
`
}
