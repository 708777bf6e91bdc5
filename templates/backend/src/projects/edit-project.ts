import { randomBytes } from 'node:crypto'
import type { Backend } from '../backend.js'
import { Problem } from '../http/problems.js'
import { defaultLimits, type Limit } from '../limits/limits.data.js'
import { checkPattern, readPattern } from '../origins/origins.js'
import { analyticsFeature, projectFeatures } from './features.js'
import { isProjectId } from './read-project.js'

/** Most letters of a project's name. */
const NAME_MOST = 80
/** More is no limit any more, and fits a Postgres integer. */
const LIMIT_MOST = 1_000_000_000

/** A new project. */
export interface NewProject {
  readonly name: string
  /** Given for the project of development; 32 random hex digits otherwise. */
  readonly id?: string
  readonly origins?: readonly string[]
}

/** Adds a project with its origins, all or nothing. Returns its id. Problem 409 when the id is taken. */
export async function createProject(store: ProjectStore, { name, id, origins = [] }: NewProject): Promise<string> {
  const chosen = id === undefined ? randomBytes(16).toString('hex') : cleanId(id)
  const patterns = [...new Set(origins.map((origin) => cleanOrigin(origin)))]
  await store.db.transaction().execute(async (change) => {
    const added = await change
      .insertInto('projects')
      .values({ id: chosen, name: cleanName(name), created_at: store.clock.now() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) throw new Problem('project_taken', { words: { id: chosen } })
    if (patterns.length === 0) return
    const rows = patterns.map((pattern) => ({ project_id: chosen, pattern }))
    await change.insertInto('project_origins').values(rows).execute()
  })
  return chosen
}

/** Gives a project another name, which only its owner sees. */
export async function renameProject({ db }: ProjectStore, id: string, name: string): Promise<void> {
  if (!isProjectId(id)) throw unknownProject(id)
  const { numUpdatedRows } = await db
    .updateTable('projects')
    .set({ name: cleanName(name) })
    .where('id', '=', id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw unknownProject(id)
}

/** Lets a project's calls through, or refuses every one. Running processes follow within seconds. */
export async function enableProject({ db }: ProjectStore, id: string, isEnabled: boolean): Promise<void> {
  if (!isProjectId(id)) throw unknownProject(id)
  const { numUpdatedRows } = await db
    .updateTable('projects')
    .set({ enabled: isEnabled })
    .where('id', '=', id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw unknownProject(id)
}

/** Removes a project with its origins, switches, limits and events. Registered names stay. */
export async function deleteProject({ db }: ProjectStore, id: string): Promise<void> {
  if (!isProjectId(id)) throw unknownProject(id)
  const { numDeletedRows } = await db.deleteFrom('projects').where('id', '=', id).executeTakeFirst()
  if (numDeletedRows === 0n) throw unknownProject(id)
}

/** A chosen id: `local`, or what another system knows the project by. Problem 400 otherwise. */
function cleanId(id: string): string {
  if (isProjectId(id)) return id
  throw new Problem('invalid_project_id')
}

/** The name of a project on one line. Problem 400 when nothing of it is left, or too much. */
function cleanName(name: string): string {
  const clean = name
    .replace(/[\p{C}\p{DI}\u2800]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (clean.length >= 1 && clean.length <= NAME_MOST) return clean
  throw new Problem('invalid_project_name', { words: { most: NAME_MOST } })
}

/** The refusal of an id that no project has. */
export function unknownProject(id: string): Problem {
  return new Problem('project_not_found', { words: { id: id.slice(0, 64) } })
}

/** An origin or a pattern of origins in the form that is stored and matched. Problem 400 that says what is wrong with it. */
function cleanOrigin(text: string): string {
  const origin = text.trim()
  const fault = checkPattern(origin)
  const read = readPattern(origin)
  if (fault !== undefined || 'problem' in read) {
    const shown = JSON.stringify(origin.slice(0, 100))
    throw new Problem('invalid_origin', { words: { origin: shown, fault: fault ?? 'is no origin' } })
  }
  const { schemes, host, port } = read.pattern
  const scheme = origin.includes('://') ? `${schemes[0]}://` : ''
  return `${scheme}${host}${port ? `:${port}` : ''}`
}

/**
 * What changing a project needs: a whole backend, or its database alone. Every change throws `Problem`s that an
 * operator can act on.
 */
export type ProjectStore = Pick<Backend, 'db' | 'clock'>

/** Throws a `Problem` 404 where there is no such project. */
async function checkProject({ db }: ProjectStore, id: string): Promise<void> {
  if (!isProjectId(id)) throw unknownProject(id)
  const found = await db.selectFrom('projects').select('id').where('id', '=', id).executeTakeFirst()
  if (!found) throw unknownProject(id)
}

/** Lets an origin, or a pattern of origins, use the project. Nothing changes when it may already. Returns it as stored. */
export async function addOrigin(store: ProjectStore, id: string, origin: string): Promise<string> {
  const pattern = cleanOrigin(origin)
  await checkProject(store, id)
  await store.db
    .insertInto('project_origins')
    .values({ project_id: id, pattern })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return pattern
}

/** Takes an origin away, as `project show` writes it. Problem 404 when the project does not have it. */
export async function removeOrigin({ db }: ProjectStore, id: string, pattern: string): Promise<void> {
  const unknown = new Problem('unknown_origin', { words: { id, origin: pattern.slice(0, 300) } })
  if (!isProjectId(id) || pattern.includes('\0')) throw unknown
  const { numDeletedRows } = await db
    .deleteFrom('project_origins')
    .where('project_id', '=', id)
    .where('pattern', '=', pattern.trim())
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw unknown
}

/**
 * Lets the wallet ask in the pages of an origin in browsers that can't tell whether its card is covered, or no longer: who
 * trusts an origin accepts that its page could trick the people who use it (SECURITY 2.8). Problem 400 for a pattern, 404
 * for an origin that the project does not have.
 */
export async function trustOrigin({ db }: ProjectStore, id: string, text: string, isTrusted: boolean): Promise<void> {
  const origin = text.trim()
  const words = { id, origin: origin.slice(0, 300) }
  if (origin.includes('*')) throw new Problem('pattern_not_trusted', { words })
  if (!isProjectId(id) || origin.includes('\0')) throw new Problem('unknown_origin', { words })
  const { numUpdatedRows } = await db
    .updateTable('project_origins')
    .set({ trusted_ui: isTrusted })
    .where('project_id', '=', id)
    .where('pattern', '=', origin)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Problem('unknown_origin', { words })
}

/** Sets a limit, or takes the project's own away with `default`. Problem 400 for what is no limit. */
export async function setLimit(store: ProjectStore, id: string, kind: string, limit: Limit | 'default'): Promise<void> {
  if (!Object.hasOwn(defaultLimits, kind)) {
    const known = Object.keys(defaultLimits).join(', ')
    throw new Problem('unknown_limit', { words: { kind: kind.slice(0, 60), known } })
  }
  const values =
    limit === 'default'
      ? undefined
      : { per_minute: cleanCount(limit.perMinute), per_ip_minute: cleanCount(limit.perIpMinute) }
  await checkProject(store, id)
  if (!values) {
    await store.db.deleteFrom('project_limits').where('project_id', '=', id).where('kind', '=', kind).execute()
    return
  }
  await store.db
    .insertInto('project_limits')
    .values({ project_id: id, kind, ...values })
    .onConflict((conflict) => conflict.columns(['project_id', 'kind']).doUpdateSet(values))
    .execute()
}

function cleanCount(count: number): number {
  if (Number.isInteger(count) && count >= 1 && count <= LIMIT_MOST) return count
  throw new Problem('invalid_limit', { words: { most: LIMIT_MOST } })
}

/** How a switch stands: on or off, and the providers where the feature has a list; `default` leaves it to the app. */
export type FeatureSwitch = 'default' | { readonly isEnabled: boolean; readonly providers?: readonly string[] }

/** Sets a switch of `/appkit/v1/config`, or `analytics`. Problem 400 for a feature or provider that does not exist. */
export async function setFeature(
  store: ProjectStore,
  id: string,
  feature: string,
  position: FeatureSwitch,
): Promise<void> {
  const offered = offeredBy(feature)
  if (!offered) {
    const known = [...Object.keys(projectFeatures), analyticsFeature].join(', ')
    throw new Problem('unknown_feature', { words: { feature: feature.slice(0, 60), known } })
  }
  await checkProject(store, id)
  if (position === 'default') {
    await store.db.deleteFrom('project_features').where('project_id', '=', id).where('feature', '=', feature).execute()
    return
  }
  const config = JSON.stringify(position.isEnabled ? chosenOf(feature, offered, position.providers) : [])
  const values = { enabled: position.isEnabled, config }
  await store.db
    .insertInto('project_features')
    .values({ project_id: id, feature, ...values })
    .onConflict((conflict) => conflict.columns(['project_id', 'feature']).doUpdateSet(values))
    .execute()
}

function offeredBy(feature: string): readonly string[] | undefined {
  if (feature === analyticsFeature) return []
  return Object.hasOwn(projectFeatures, feature) ? projectFeatures[feature] : undefined
}

/** Every provider of the feature where none was chosen. */
function chosenOf(feature: string, offered: readonly string[], chosen: readonly string[] = offered): readonly string[] {
  const wrong = chosen.find((provider) => !offered.includes(provider))
  if (wrong === undefined) return [...new Set(chosen)]
  const known = offered.join(', ') || 'none'
  throw new Problem('unknown_provider', { words: { feature, provider: wrong.slice(0, 60), known } })
}
