import { join } from 'node:path'
import { repository } from '../setup/scratch.js'
import type { Surface, Variant } from './variants.data.js'

/** Where the reviewed pictures are. */
export const pictures = join(import.meta.dirname, 'pictures')
/** Where pictures are left that differ from them, each beside one that marks what differs. */
export const findings = join(repository, '.tmp/references')

/** A picture that is to be taken. */
export interface Shot {
  /** Id of a state of the gallery. */
  readonly state: string
  readonly variant: Surface & Partial<Pick<Variant, 'id'>>
}

/** The name of its file. */
export function nameOf({ state, variant: { id } }: Shot): string {
  return id ? `${state}.${id}.png` : `${state}.png`
}
