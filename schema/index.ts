import type { z } from 'zod'
import type { configSchema } from './config.js'

/** What `modal.config.ts` says. */
export type ModalConfig = z.input<typeof configSchema>

/** What a config written as a function is given. */
export interface ConfigEnvironment {
  /** `development` unless `--mode` says otherwise. */
  readonly mode: string
  /** `.env`, `.env.local`, `.env.[mode]` and `.env.[mode].local` in that order, then the process's own environment. */
  readonly env: Readonly<Record<string, string | undefined>>
}

/** A config, or the function that makes it. */
export type ConfigInput = ModalConfig | ((environment: ConfigEnvironment) => ModalConfig | Promise<ModalConfig>)

/**
 * Types `modal.config.ts`: `export default defineConfig({ … })` or `defineConfig(({ mode, env }) => ({ … }))`.
 * Gives back what it was given; checking is done by `modal-kit generate`.
 */
export function defineConfig(config: ConfigInput): ConfigInput {
  return config
}
