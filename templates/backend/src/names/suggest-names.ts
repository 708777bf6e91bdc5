import type { Backend } from '../backend.js'
import { nameFault, skeletonOf } from './name-text.js'

/** How many free names are offered beside the one that was asked for. */
const OFFERED = 5
/** Added to a name that is taken. No digit that can be read as a letter, so that none is confusable with the others. */
const endings = [
  '-eth',
  'wallet',
  '-dao',
  'web3',
  '2',
  '3',
  '4',
  '7',
  '8',
  '9',
  '22',
  '42',
  '77',
  '99',
  '-hq',
  '-x',
] as const

/** A name and whether it is registered. */
export interface Suggestion {
  /** With its zone. */
  readonly name: string
  readonly registered: boolean
}

/** The name that was asked for, where it can be one, and a few like it that are free. */
export async function suggestNames(
  { db, settings }: Pick<Backend, 'db' | 'settings'>,
  label: string,
): Promise<readonly Suggestion[]> {
  const stem = label
    .replace(/[^a-z0-9-]/g, '')
    .replace(/^-+|-+$/g, '')
    .slice(0, 50)
  if (stem === '') return []
  const candidates = [label, ...endings.map((ending) => `${stem}${ending}`)].filter((name) => !nameFault(name))
  if (candidates.length === 0) return []
  const taken = await db
    .selectFrom('names')
    .select(['label', 'skeleton'])
    .where('skeleton', 'in', candidates.map(skeletonOf))
    .execute()
  const isTaken = (name: string) => taken.some(({ skeleton }) => skeleton === skeletonOf(name))
  const asked = candidates.filter((name) => name === label).map((name) => ({ name, registered: isTaken(name) }))
  const free = candidates.filter((name) => name !== label && !isTaken(name)).slice(0, OFFERED)
  return [...asked, ...free.map((name) => ({ name, registered: false }))].map(({ name, registered }) => ({
    name: `${name}.${settings.nameZone}`,
    registered,
  }))
}
