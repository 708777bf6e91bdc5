import type { Check } from '../check.js'
import { lineOf } from '../line-of.js'
import { openSocket } from '../open-socket.js'

/** The relay of the config opens a socket. */
export const relay: Check = {
  id: 'U-relay',
  severity: 'error',
  title: 'The relay of the config can be reached',
  why: "Wallets on phones can't connect. Scanning the code does nothing.",
  async run({ askHead, project, config: { value, source } }) {
    const services = value?.services
    const url = typeof services === 'object' ? services.relay : undefined
    if (!askHead || url === undefined) return []
    // A stack that is not running is what the check of the project says.
    if (isBeside(url, typeof services === 'object' ? services.api : undefined) && !(await project)?.isThere) return []
    const opened = await openSocket(url, askHead)
    if (opened.kind === 'open' || opened.kind === 'refused') return []
    const found = opened.kind === 'nobody' ? opened.reason : `status ${opened.status} where a WebSocket was asked for`
    return [
      {
        what: `Couldn't reach the relay ${url}: ${found}.`,
        fix: 'Correct services.relay in the config, or start the relay there.',
        ...(source && { file: source.file, ...lineOf(source.text, url) }),
      },
    ]
  },
}

/** Whether the backend itself is the relay. */
function isBeside(relay: string, api: string | undefined): boolean {
  return api !== undefined && new URL(relay).host === new URL(api).host
}
