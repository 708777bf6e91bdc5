import { folderOf } from '../../schema/feature.js'
import type { Resolved } from '../config/resolved.js'
import { printImports } from './print.js'

/** Name of the file with what features add to the views behind the first one, in the kit's folder. */
export const lateFile = 'late.ts'

/** The features that add something there: without one there is no such file. */
export function lateFeatures({ features }: Pick<Resolved, 'features'>): readonly string[] {
  return features.filter(({ late }) => late).map(({ id }) => id)
}

/**
 * Prints the body of `late.ts`: what features add to the views behind the first one. It is a file of its own, so that
 * opening the modal does not wait for it.
 */
export function printLate(resolved: Pick<Resolved, 'features'>): string {
  const ids = lateFeatures(resolved)
  const imports = ids.map((id) => ({ name: `slots as ${id}`, from: `create-modal-kit/features/${folderOf(id)}/late` }))
  return `${printImports(imports)}
export const slots = {
${ids.map((id) => `  ${id},\n`).join('')}}
`
}
