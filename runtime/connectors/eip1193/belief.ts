import type { ConnectorChange } from '../../contract/connector.js'
import { deadline } from '../../core/deadline.js'
import type { Clock, Host } from '../../core/host.js'
import { isSameAddress } from '../../core/same-address.js'
import { readAccounts, readChain } from './provider.js'

/** So many announcements are checked at once, and after so many ms the newest of those that came since. */
const CHECKS = 3
const PAUSE_MS = 100
/** Milliseconds a wallet has to say what is true of an announcement. */
const CHECK_MS = 3_000

/** Some wallets answer a switch before they have made it: so often, and so many milliseconds apart, they are asked again. */
const SETTLE_TIMES = 10
const SETTLE_MS = 100

/** What a wallet can be asked about: that it has gone cannot be checked. */
export type Claim = Exclude<ConnectorChange, { readonly type: 'disconnect' | 'unavailable' }>

/** The wallet that is followed. */
export interface Followed extends Pick<Host, 'clock' | 'log'> {
  readonly name: string
  /** Asks it one thing. Throws `wallet/*`. */
  ask(method: string): Promise<unknown>
}

/**
 * Takes announcements and tells those that are true: anything of the page may emit one. Of each kind the newest counts.
 * Three are checked at once, and the newest of those that follow after 100 ms, since some wallets announce something
 * whenever they are asked. That no account is shared is not checked; it ends the check of an earlier one. Nothing is
 * told once `signal` aborts.
 */
export function createBelief(
  wallet: Followed,
  tell: (change: ConnectorChange) => void,
  signal: AbortSignal,
): (change: Claim) => void {
  const { name, clock, log } = wallet

  async function check(change: Claim, mine: AbortSignal): Promise<void> {
    const isChain = change.type === 'chainChanged'
    if (!isChain && !change.accounts[0]) return
    const found = await deadline(
      { clock, ms: CHECK_MS, name, signal: mine },
      (inner) => settled(() => trueOf(wallet, change), Boolean, clock, inner),
      // A wallet that does not say where it is contradicts nothing; an account counts only once it is shared.
    ).catch(() => (isChain ? change : undefined))
    if (mine.aborted) return
    if (found) tell(found)
    else
      log('warn', `${name} announced ${isChain ? 'a network that it is not on' : 'an account that it does not share'}`)
  }
  const kinds = { chainChanged: newestOf(check, clock, signal), accountsChanged: newestOf(check, clock, signal) }
  return (change) => kinds[change.type](change)
}

/** Works on the newest of what it is given, and aborts what is older; the same again changes nothing. */
function newestOf<T>(
  work: (item: T, signal: AbortSignal) => Promise<void>,
  clock: Clock,
  outer: AbortSignal,
): (item: T) => void {
  let [begun, text] = [0, '']
  let mine = new AbortController()
  let waiting: (() => void) | undefined

  return (item) => {
    const next = JSON.stringify(item)
    if (next === text || outer.aborted) return
    text = next
    mine.abort()
    const own = new AbortController()
    mine = own
    const start = async () => {
      waiting = undefined
      begun += 1
      if (begun === 1)
        clock.sleep(PAUSE_MS, outer).then(
          () => {
            begun = 0
            waiting?.()
          },
          () => {},
        )
      await work(item, AbortSignal.any([own.signal, outer]))
      if (mine === own) text = ''
    }
    if (begun < CHECKS) void start()
    else waiting = start
  }
}

/** What of an announcement the wallet itself says as well. Throws `wallet/*`. */
async function trueOf(wallet: Followed, change: Claim): Promise<Claim | undefined> {
  const { name } = wallet
  if (change.type === 'chainChanged')
    return readChain(await wallet.ask('eth_chainId'), name) === change.caipNetworkId ? change : undefined
  const held = readAccounts(await wallet.ask('eth_accounts'), name)
  const accounts = change.accounts.filter(({ address }) =>
    held.some((item) => isSameAddress('eip155', item.address, address)),
  )
  return accounts[0] === change.accounts[0] ? { ...change, accounts } : undefined
}

/** What a wallet answers, once it is what is expected or the wallet had a second to come to it. */
export async function settled<T>(
  current: () => Promise<T>,
  isExpected: (answer: T) => boolean,
  clock: Clock,
  signal: AbortSignal,
): Promise<T> {
  for (let time = 0; time < SETTLE_TIMES; time += 1) {
    const answer = await current()
    if (isExpected(answer)) return answer
    await clock.sleep(SETTLE_MS, signal)
  }
  return current()
}
