import { configNames } from '../../config/load.js'
import type { Context } from '../../context.js'
import { runGenerate } from '../generate/run-generate.js'

/** The generator as it runs beside something else, until the context is aborted. */
export interface GeneratingBeside {
  /** Rejects when the generator cannot go on; never resolves. A wrong config is no reason: it is printed. */
  readonly failed: Promise<never>
  /** Resolves when the generator has ended, however it did. */
  readonly done: Promise<void>
}

/** Starts `generate --watch` where there is a config, and says so where there is none. */
export function generateBeside(context: Context): GeneratingBeside {
  const running = generate(context)
  const done = running.catch(() => {})
  const failed = new Promise<never>((_, reject) => running.catch(reject))
  // Whoever has stopped listening does not care any more.
  failed.catch(() => {})
  return { failed, done }
}

async function generate(context: Context): Promise<void> {
  const names = await context.files.list(context.cwd)
  if (configNames.some((name) => names.includes(name))) await runGenerate(context, { watch: true })
  else context.log.note('There is no modal.config.ts here, so nothing is generated; `modal-kit init` makes one.')
}
