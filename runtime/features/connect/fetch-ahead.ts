import type { Kit } from '../../contract/kit.js'
import type { WalletRow } from '../../contract/wallet-row.js'
import { whenIdle } from '../../core/when-idle.js'
import { type ConnectApi, connectToken } from './contract.js'

/**
 * Fetches what a click on a row needs once the page is idle; `load` fetches the view of one. Gives what asks a wallet inside
 * the click. Rejects when `signal` aborts, and where the code cannot be fetched.
 */
export async function fetchAhead(
  kit: Pick<Kit, 'host' | 'session' | 'use'>,
  rows: readonly WalletRow[],
  load: (row: WalletRow) => void,
  signal: AbortSignal,
): Promise<ConnectApi['askAtOnce']> {
  await whenIdle(kit.host.clock, signal)
  rows.forEach(load)
  kit.session.prepare(...rows.flatMap(({ connectors }) => connectors))
  const { askAtOnce } = await kit.use(connectToken)
  return askAtOnce
}
