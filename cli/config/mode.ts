import type { Context } from '../context.js'

/**
 * The mode to work in. `MODAL_KIT_MODE` is for one run, and wins over what a script or a plugin says: a production build
 * that is to be tried on this machine is `MODAL_KIT_MODE=development npm run build`. It is told, so that no build for
 * others has it unseen.
 */
export function modeOf({ env, log }: Pick<Context, 'env' | 'log'>, wanted: string): string {
  const own = env['MODAL_KIT_MODE']
  if (own && own !== wanted) log.note(`The mode is ${own}, by MODAL_KIT_MODE, in place of ${wanted}.`)
  return own || wanted
}
