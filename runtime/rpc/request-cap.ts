import { isFresh } from '../core/fresh.js'
import type { Host } from '../core/host.js'
import { NodeFailure } from './node-failure.js'
import { rpcRules } from './rules.data.js'

/**
 * Counts the requests to one node and refuses those beyond what a minute may hold, whatever goes wrong around it: a
 * component that renders for ever must not become an attack on a node. Developers are warned once. The returned function
 * throws a `NodeFailure` for a request that may not be made.
 */
export function createRequestCap({ clock, log }: Pick<Host, 'clock' | 'log'>, host: string): () => void {
  const most = rpcRules.mostPerMinute
  let times: readonly number[] = []
  let isWarned = false
  return () => {
    const now = clock.now()
    times = times.filter((time) => isFresh(time, now, 60_000))
    if (times.length < most) {
      times = [...times, now]
      return
    }
    const text = `asked more than ${most} times within a minute`
    if (!isWarned) log('warn', `${host} was ${text}: what is beyond is not sent. Something reads in a loop.`)
    isWarned = true
    throw new NodeFailure(text)
  }
}
