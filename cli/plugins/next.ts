import { modeOf } from '../config/load.js'
import { createHostContext, isFirstToDo, stderrLog } from '../node/host-context.js'
import { generateBeforeBuild, generateDuringDev } from './generate-in-host.js'
import type { ModalKitOptions } from './plugin-options.js'

export type { ModalKitOptions } from './plugin-options.js'

/** A config of Next as a function: of the phase Next is in, and what it says about itself. */
export type NextConfigFunction<Config> = (phase: string, context: { readonly defaultConfig: Config }) => Promise<Config>

/** A config of Next as hosts write it: an object, or a function. */
export type NextConfigInput<Config> =
  | Config
  | ((phase: string, context: { readonly defaultConfig: Config }) => Config | Promise<Config>)

/**
 * Generates the kit's files before `next build`, and during `next dev` after every change of `modal.config.ts` and what
 * it imports: `export default withModalKit(nextConfig)`. Nothing of the config is changed. A wrong `modal.config.ts`
 * fails the build; during `next dev` it is printed with what to do, and the files stay as they were.
 */
export function withModalKit<Config extends object>(
  nextConfig: NextConfigInput<Config>,
  options: ModalKitOptions = {},
): NextConfigFunction<Config> {
  return async (phase, context) => {
    await generateIn(phase, options)
    return typeof nextConfig === 'function' ? nextConfig(phase, context) : nextConfig
  }
}

const modes: Readonly<Record<string, 'production' | 'development'>> = {
  'phase-production-build': 'production',
  'phase-development-server': 'development',
}

async function generateIn(phase: string, { dir, config, mode }: ModalKitOptions): Promise<void> {
  const own = modes[phase]
  if (!own || !isFirstToDo(`${own} ${dir ?? ''} ${config ?? ''}`)) return
  // Next ends its processes itself, and the watch keeps none of them alive.
  const { signal } = new AbortController()
  const hostContext = createHostContext({ dir, log: stderrLog(), signal })
  const run = { context: hostContext, mode: modeOf(hostContext, mode ?? own), ...(config !== undefined && { config }) }
  if (own === 'production') await generateBeforeBuild(run)
  else await generateDuringDev(run, { onFailed() {}, onDone() {} })
}
