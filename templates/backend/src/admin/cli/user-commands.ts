import type { Kysely } from 'kysely'
import type { Database } from '../../db/tables.js'
import { readLines } from '../../embedded/activity/read-lines.js'
import { audit } from '../../embedded/audit.js'
import { limitKeys } from '../../embedded/login/limits.js'
import { describeLine, iso } from './audit-commands.js'
import type { Command, CommandStore, Outcome } from './command.js'
import { endDevice, endSessionsOf } from './end-access.js'
import {
  findUser,
  type KnownDevice,
  type NamedUser,
  type OpenSession,
  pickOne,
  readDevices,
  readSessions,
} from './find-user.js'

/** Lines of the audit that `user show` has. */
const LAST_LINES = 10
const person = ['PROJECT', 'EMAIL'] as const

/** Commands about the people of embedded wallets, their devices and sessions. Each is told in the audit. */
export const userCommands: readonly Command[] = [
  {
    words: 'user show',
    args: person,
    options: {},
    help: 'one user: addresses, devices, sessions, locks, and the last lines of the audit',
    run: (store, { args }) => reading(store, args, 'user show', showUser),
  },
  {
    words: 'user sign-out',
    args: person,
    options: {},
    help: 'end every session of a user; the devices stay known',
    async run(store, { args: [project = '', email = ''] }) {
      return tellEnded(await endSessionsOf(store, await findUser(store.db, project, email)))
    },
  },
  {
    words: 'session list',
    args: person,
    options: {},
    help: 'the sessions of a user',
    run: (store, { args }) =>
      reading(store, args, 'session list', async ({ db, clock }, { id }) => {
        const sessions = await readSessions(db, id, clock.now())
        return { lines: orNone(sessions.map(tellSession), 'There is no session.'), json: sessions }
      }),
  },
  {
    words: 'session end',
    args: [...person, 'SESSION'],
    options: {},
    help: 'end one session, by its id or the beginning of it',
    async run(store, { args: [project = '', email = '', beginning = ''] }) {
      const user = await findUser(store.db, project, email)
      const sessions = await readSessions(store.db, user.id, store.clock.now())
      const ids = sessions.map(({ id }) => id)
      return tellEnded(await endSessionsOf(store, user, { id: pickOne('session', ids, beginning) }))
    },
  },
  {
    words: 'device list',
    args: person,
    options: {},
    help: 'the devices of a user',
    run: (store, { args }) =>
      reading(store, args, 'device list', async ({ db }, { id }) => {
        const devices = await readDevices(db, id)
        return { lines: orNone(devices.map(tellDevice), 'There is no device.'), json: devices }
      }),
  },
  {
    words: 'device end',
    args: [...person, 'DEVICE'],
    options: {},
    help: 'end the sessions of a device, which signs in as a new one; write -- before an id that begins with -',
    async run(store, { args: [project = '', email = '', beginning = ''] }) {
      const user = await findUser(store.db, project, email)
      const devices = await readDevices(store.db, user.id)
      const device = pickOne(
        'device',
        devices.map((each) => each.device),
        beginning,
      )
      const { lines, json } = tellEnded(await endDevice(store, user, device))
      return { lines: [`Ended device ${device}.`, ...lines], json: { device, ...json } }
    },
  },
]

type Store = Pick<CommandStore, 'clock' | 'settings'> & { readonly db: Kysely<Database> }

/** Reads something of a user and writes down that it was read, or neither. */
async function reading(
  store: CommandStore,
  [project = '', email = '']: readonly string[],
  subject: string,
  read: (store: Store, user: NamedUser) => Promise<Outcome>,
): Promise<Outcome> {
  return store.db.transaction().execute(async (change) => {
    const user = await findUser(change, project, email)
    const outcome = await read({ ...store, db: change }, user)
    const { projectId, id: userId } = user
    await audit(change, store.clock, { event: 'admin read', projectId, userId, subject })
    return outcome
  })
}

async function showUser(store: Store, user: NamedUser): Promise<Outcome> {
  const { db, clock } = store
  const now = clock.now()
  const { id, projectId, email, createdAt, eip155, solana } = user
  const [devices, sessions] = [await readDevices(db, id), await readSessions(db, id, now)]
  const lock = await db
    .selectFrom('embedded_locks')
    .select('until')
    .where('key', '=', limitKeys(store, { projectId, email, network: '' }).failuresOfEmail)
    .where('until', '>', now)
    .executeTakeFirst()
  const audit = await readLines(db, { projectId, email, userId: id }, { most: LAST_LINES })
  const lockedUntil = lock?.until ?? null
  return {
    lines: [
      `user id     ${id}`,
      `email       ${email}`,
      `eip155      ${eip155}`,
      `solana      ${solana}`,
      `created     ${iso(createdAt)}`,
      `new devices ${lockedUntil === null ? 'may sign in' : `locked out until ${iso(lockedUntil)}`}`,
      ...devices.map((each) => `device      ${tellDevice(each)}`),
      ...sessions.map((each) => `session     ${tellSession(each)}`),
      ...audit.map((line) => `audit       ${describeLine(line)}`),
    ],
    json: { ...user, lockedUntil, devices, sessions, audit },
  }
}

function tellSession({ id, device, createdAt, usedAt }: OpenSession): string {
  return `${id}  device ${device}  since ${iso(createdAt)}  used ${iso(usedAt)}`
}

function tellDevice({ device, addedAt }: KnownDevice): string {
  return `${device}  since ${iso(addedAt)}`
}

function tellEnded(ended: readonly string[]): Outcome & { readonly json: { readonly sessions: readonly string[] } } {
  const lines = ended.map((id) => `Ended session ${id}.`)
  return { lines: orNone(lines, 'There was no session to end.'), json: { sessions: ended } }
}

function orNone(lines: readonly string[], none: string): readonly string[] {
  return lines.length > 0 ? lines : [none]
}
