import type { Kysely } from 'kysely'
import type { Database } from '../../db/tables.js'
import { audit } from '../audit.js'
import { lockRow } from '../lock-row.js'
import { browserName, networkName } from '../login/client-facts.js'
import { checkStanding, countEach, limitKeys, readStanding } from '../login/limits.js'
import { activityUrl, putMail } from '../mails/mail-queue.js'
import type { EmbeddedBackend } from '../part.js'
import { rules } from '../rules.data.js'
import { keyedHash, openText, randomToken, sealText } from '../secrets.js'
import { writeActivityMail } from './activity-mail.js'
import { type Line, type LineOwner, readLines } from './read-lines.js'

/** Lines of one page. */
const PAGE_LINES = 100
/** What the sealed text of a page is for: text of a row of the queue does not open as one. */
const PAGE_SEAL = 'activity page'

/** What a link is asked for with. */
export interface ActivityWish {
  readonly projectId: string
  /** As `readEmail` gives it. */
  readonly email: string
  /** A language of the mails. */
  readonly language: string
  readonly clientIp: string
  readonly userAgent: string
}

/** What a link is of. */
export interface OwnedLink {
  readonly projectId: string
  readonly email: string
  readonly language: string
}

/** A page of lines, and the text with which the next older one is asked for. */
export interface ActivityPage {
  readonly projectId: string
  readonly language: string
  readonly lines: readonly Line[]
  readonly older?: string
}

/** What is sealed in that text. `until` is when it ends, in ms since 1970. */
interface PageState extends OwnedLink {
  readonly userId?: string
  readonly before: number
  readonly until: number
}

/**
 * Mails a link to the activity of an address: 128 random bits, of which the database has a keyed hash. Every statement is
 * the same whether the address has a user or not, and the limits are those of login mails together with them (SECURITY
 * 2.9). Addresses whose new devices are locked out get one too. Throws the problems of `checkStanding`.
 */
export async function askActivity(backend: EmbeddedBackend, wish: ActivityWish): Promise<void> {
  const { projectId, email, language } = wish
  const network = networkName(wish.clientIp)
  const keys = limitKeys(backend, { projectId, email, network })
  const token = randomToken(128)
  const id = randomToken(128)
  await backend.db.transaction().execute(async (change) => {
    await lockRow(change, keys.codesOfEmail)
    await lockRow(change, keys.codesOfNetwork)
    const now = backend.clock.now()
    const standing = await readStanding(change, now, { keys, projectId, email, device: '' })
    const { asked_at } = await change
      .selectFrom('embedded_activity_links')
      .select(({ fn }) => fn.max('created_at').as('asked_at'))
      .where('project_id', '=', projectId)
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    checkStanding({ ...standing, asked_at, locked_until: null }, now)
    await countEach(change, now, [keys.codesOfEmail, keys.codesOfNetwork])
    await change
      .insertInto('embedded_activity_links')
      .values({
        link_hash: hashOf(backend, token),
        project_id: projectId,
        email,
        language,
        created_at: now,
        expires_at: now + rules.linkMs,
      })
      .execute()
    const url = `${activityUrl(backend, projectId)}&token=${token}`
    const mail = writeActivityMail({ email, language, browser: browserName(wish.userAgent), network, url })
    await putMail(backend, change, { id, project_id: projectId }, mail)
    const userId = await findUserId(change, wish)
    const line = { projectId, network, subject: id, ...(userId !== undefined && { userId }) }
    await audit(change, backend.clock, { event: 'activity asked', ...line })
  })
}

/** What a link is of; `undefined` where it is unknown, used or too old. Changes nothing: mail scanners open links. */
export async function findActivityLink(backend: EmbeddedBackend, token: string): Promise<OwnedLink | undefined> {
  const row = await backend.db
    .selectFrom('embedded_activity_links')
    .select(['project_id', 'email', 'language'])
    .where('link_hash', '=', hashOf(backend, token))
    .where('expires_at', '>', backend.clock.now())
    .executeTakeFirst()
  return row && { projectId: row.project_id, email: row.email, language: row.language }
}

/** Uses a link up, once, and gives the newest lines of its person. `undefined` where `findActivityLink` has none. */
export async function openActivity(
  backend: EmbeddedBackend,
  token: string,
  clientIp: string,
): Promise<ActivityPage | undefined> {
  const { db, clock } = backend
  const now = clock.now()
  return db.transaction().execute(async (change) => {
    const row = await change
      .deleteFrom('embedded_activity_links')
      .where('link_hash', '=', hashOf(backend, token))
      .where('expires_at', '>', now)
      .returning(['project_id', 'email', 'language'])
      .executeTakeFirst()
    if (!row) return undefined
    const { project_id: projectId, email, language } = row
    const userId = await findUserId(change, { projectId, email })
    const owner = { projectId, email, ...(userId !== undefined && { userId }) }
    const lines = await readLines(change, owner, { most: PAGE_LINES + 1 })
    const network = networkName(clientIp)
    await audit(change, clock, { event: 'activity shown', projectId, network, ...(userId !== undefined && { userId }) })
    return pageOf(backend, { ...owner, language, until: now + rules.linkMs }, lines)
  })
}

/** The page that a text of `ActivityPage.older` asks for. `undefined` for text that was changed, and 15 min after the link. */
export async function olderActivity(backend: EmbeddedBackend, sealed: string): Promise<ActivityPage | undefined> {
  const state = readState(backend, sealed)
  if (!state || state.until <= backend.clock.now()) return undefined
  const lines = await readLines(backend.db, state, { before: state.before, most: PAGE_LINES + 1 })
  return pageOf(backend, state, lines)
}

async function findUserId(
  change: Kysely<Database>,
  { projectId, email }: Pick<OwnedLink, 'projectId' | 'email'>,
): Promise<string | undefined> {
  const user = await change
    .selectFrom('embedded_users')
    .select('id')
    .where('project_id', '=', projectId)
    .where('email', '=', email)
    .executeTakeFirst()
  return user?.id
}

function pageOf(
  backend: EmbeddedBackend,
  { projectId, email, userId, language, until }: Omit<PageState, 'before'>,
  found: readonly Line[],
): ActivityPage {
  const lines = found.slice(0, PAGE_LINES)
  const last = lines.at(-1)
  if (!last || found.length <= PAGE_LINES) return { projectId, language, lines }
  const state: PageState = { projectId, email, language, until, before: last.seq, ...(userId && { userId }) }
  return { projectId, language, lines, older: sealText(backend, PAGE_SEAL, JSON.stringify(state)) }
}

function readState(backend: EmbeddedBackend, sealed: string): (PageState & LineOwner) | undefined {
  try {
    return JSON.parse(openText(backend, PAGE_SEAL, sealed)) as PageState
  } catch {
    return undefined
  }
}

function hashOf(backend: EmbeddedBackend, token: string): string {
  return keyedHash(backend, 'link', 'activity', token)
}
