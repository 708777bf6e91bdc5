import type { Check } from '../check.js'

/** What tokens of sessions tolerate. */
const MOST_MS = 30_000

/** The clocks of this machine and of the backend agree. */
export const clock: Check = {
  id: 'D-37',
  severity: 'warning',
  title: 'The clocks of this machine and of the backend agree',
  why: 'Signatures look expired or not yet valid, so sign-in fails without a visible reason.',
  async run({ api, project }) {
    const asked = await project
    if (!asked?.isThere || api === undefined) return []
    const { headers, at } = asked.answer
    const sent = Date.parse(headers.get('date') ?? '')
    // An answer that was kept on the way is as old as it says.
    const age = Number(headers.get('age') ?? 0) * 1_000
    const ahead = at - (sent + age)
    if (Number.isNaN(ahead) || Math.abs(ahead) <= MOST_MS) return []
    return [
      {
        what: `The clock of this machine is ${describe(Math.abs(ahead))} ${ahead > 0 ? 'ahead of' : 'behind'} that of ${api}.`,
        fix: 'Let both take their time from the network (on Linux: `timedatectl set-ntp true`). A phone shows which one is wrong.',
      },
    ]
  },
}

function describe(ms: number): string {
  const seconds = Math.round(ms / 1_000)
  if (seconds < 120) return `${seconds} s`
  const minutes = Math.round(seconds / 60)
  return minutes < 120 ? `${minutes} min` : `${Math.round(minutes / 60)} h`
}
