import type { CaipNetworkId } from '../../schema/caip.js'
import type { ConnectionId, Remembered } from '../contract/connection.js'
import { entriesOf, hintOf, namespaceOf } from '../session/connections.js'
import type { Saved } from '../session/persist.js'

/** Version of the text; another one counts as no cookie. */
const VERSION = '1'
/** Characters of the longest text: requests carry it every time. Namespaces that do not fit are left out. */
const LIMIT = 1024

/**
 * What is remembered as the value of a cookie: `1|eip155:1:0xab…`, the namespace that was shown first. Addresses and
 * networks only, both public on their chains: no name of a wallet, no token. `undefined` when no account is remembered.
 */
export function writeCookieText({ active, current, connections }: Saved): string | undefined {
  const shown = entriesOf(connections).filter(([id]) => current[namespaceOf(id)] === id)
  const rank = (id: ConnectionId) => Number(namespaceOf(id) === active)
  let text = VERSION
  for (const [, state] of [...shown].sort(([a], [b]) => rank(b) - rank(a))) {
    const { caipNetworkId, address } = hintOf(state)
    const entry = `|${caipNetworkId}:${address}`
    if (readEntry(entry.slice(1)) && text.length + entry.length <= LIMIT) text += entry
  }
  return text === VERSION ? undefined : text
}

/** Reads such a text with suspicion: it comes from a request. A bad entry is left out alone; `undefined` when none is left. */
export function readCookieText(text: string): Saved | undefined {
  const [version, ...entries] = text.length > LIMIT ? [] : text.split('|')
  const known = version === VERSION ? entries.flatMap((entry) => readEntry(entry) ?? []) : []
  const ids = known.map(({ namespace }) => [namespace, `${namespace}/`])
  const states = known.map(({ namespace, ...remembered }) => [`${namespace}/`, { status: 'remembered', remembered }])
  return (
    known[0] && {
      active: known[0].namespace,
      current: Object.fromEntries(ids),
      connections: Object.fromEntries(states),
    }
  )
}

/** One entry: a hint and the namespace it is of. */
interface Entry extends Remembered {
  readonly namespace: string
}

function readEntry(entry: string): Entry | undefined {
  const [, id = '', namespace = '', address = ''] =
    /^(([-a-z0-9]{3,8}):[-\w]{1,32}):([-.%A-Za-z0-9]{1,128})$/.exec(entry) ?? []
  // The pattern is that of the type.
  return address ? { namespace, connectorId: '', address, caipNetworkId: id as CaipNetworkId } : undefined
}
