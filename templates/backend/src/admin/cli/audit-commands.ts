import { type Line, readLines } from '../../embedded/activity/read-lines.js'
import { audit, checkAuditChain } from '../../embedded/audit.js'
import { unknownProject } from '../../projects/edit-project.js'
import { readProject } from '../../projects/read-project.js'
import { type Command, UsageError } from './command.js'
import { findUser } from './find-user.js'

/** How many lines are listed where nothing is said, and at most. */
const LAST = 50
const MOST = 1_000

/** Commands about what happened with embedded wallets (SECURITY 2.12). */
export const auditCommands: readonly Command[] = [
  {
    words: 'audit list',
    args: ['PROJECT'],
    options: {
      user: { type: 'string', hint: '--user EMAIL' },
      last: { type: 'string', hint: '--last N' },
    },
    help: `what happened in a project, or with one user: the last ${LAST} lines unless a number is given`,
    async run({ db, clock }, { args: [projectId = ''], options }) {
      const [address] = options['user'] ?? []
      const most = readLast(options['last']?.at(-1) ?? String(LAST))
      return db.transaction().execute(async (change) => {
        const user = address === undefined ? undefined : await findUser(change, projectId, address)
        if (!user && !(await readProject(change, projectId))) throw unknownProject(projectId)
        const newest = user
          ? await readLines(change, { projectId, email: user.email, userId: user.id }, { most })
          : await change
              .selectFrom('wallet_audit')
              .selectAll()
              .where('project_id', '=', projectId)
              .orderBy('seq', 'desc')
              .limit(most)
              .execute()
        const lines = newest.toReversed()
        const who = user ? { userId: user.id } : {}
        await audit(change, clock, { event: 'admin read', projectId, ...who, subject: 'audit list' })
        const told = lines.map(describeLine)
        return { lines: told.length > 0 ? told : ['Nothing has happened yet.'], json: lines }
      })
    },
  },
  {
    words: 'audit check',
    args: [],
    options: {},
    help: 'whether any line is missing or was changed, in all projects: the exit code is 1 then',
    async run({ db, clock }) {
      const check = await checkAuditChain(db)
      const line = { event: 'admin read', projectId: '', subject: 'audit check' } as const
      await db.transaction().execute((change) => audit(change, clock, line))
      const { rows, brokenAt } = check
      if (brokenAt === undefined) return { lines: [`The audit is whole: ${rows} lines.`], json: check }
      const lines = [`The audit is broken: line ${brokenAt} is missing, or is not what was written.`]
      return { lines, json: check, hasFault: true }
    },
  },
]

/** A line of the audit as one line of text: its number, the time, what happened, and what is known of it. */
export function describeLine({ seq, at, event, outcome, device, origin, network, subject }: Line): string {
  const more = { device, origin, network, about: subject }
  const facts = Object.entries(more).flatMap(([name, value]) => (value === null ? [] : [`${name} ${value}`]))
  return [seq, iso(at), `${event}: ${outcome}`, ...facts].join('  ')
}

/** A time of ms since 1970, as `2026-01-31T12:00:00.000Z`. */
export function iso(ms: number): string {
  return new Date(ms).toISOString()
}

function readLast(text: string): number {
  const count = /^[0-9]{1,4}$/.test(text) ? Number(text) : 0
  if (count < 1 || count > MOST) throw new UsageError(`--last is a whole number from 1 to ${MOST}.`)
  return count
}
