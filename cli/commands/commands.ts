import type { Command } from '../command.js'
import { add } from './add.js'
import { dev } from './dev.js'
import { generate } from './generate.js'
import { init } from './init.js'

/** Every command, in the order `--help` lists them. */
export const commands: readonly Command[] = [init, generate, add, dev]
