import type { Kit } from '../../contract/kit.js'
import type { WalletRow } from '../../contract/wallet-row.js'
import { whenIdle } from '../../core/when-idle.js'

/** Fetches what a click on a row needs once the page is idle; `load` fetches the view of one. Rejects when `signal` aborts. */
export async function fetchAhead(
  { host, session }: Pick<Kit, 'host' | 'session'>,
  rows: readonly WalletRow[],
  load: (row: WalletRow) => void,
  signal: AbortSignal,
): Promise<void> {
  await whenIdle(host.clock, signal)
  rows.forEach(load)
  session.prepare(...rows.flatMap(({ connectors }) => connectors))
}
