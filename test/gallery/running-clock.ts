import { browserHost, type Clock } from '../../runtime/core/host.js'
import { stillClock } from './gallery-host.js'

/** A clock that begins at the moment at which the others of the gallery stand still, so that dates are as in their states. */
export function runningClock(): Clock {
  const { now, sleep } = browserHost().clock
  const [begin, real] = [stillClock().now(), now()]
  return { now: () => begin + now() - real, sleep }
}
