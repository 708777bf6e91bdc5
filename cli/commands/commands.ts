import type { Command } from '../command.js'
import { add } from './add.js'
import { completionOf } from './completion.js'
import { csp } from './csp.js'
import { dev } from './dev.js'
import { doctor } from './doctor.js'
import { explain } from './explain.js'
import { generate } from './generate.js'
import { init } from './init.js'
import { remove } from './remove.js'

/** Every command, in the order `--help` lists them. */
export const commands: readonly Command[] = [
  init,
  generate,
  add,
  remove,
  doctor,
  dev,
  csp,
  explain,
  completionOf(() => commands),
]
