import type { ConnectorChange } from '../../contract/connector.js'
import type { Log } from '../../core/host.js'
import type { AskedWallet } from './asked-wallet.js'

/** What following a wallet needs. */
export interface FollowDeps {
  /** Aborts when the wallet has left the page. */
  readonly left: AbortSignal
  readonly log: Log
  /** What an announcement comes to; may throw. */
  changesOf(properties: unknown): readonly ConnectorChange[]
}

/**
 * Follows the announcements of a wallet (`standard:events`), and its leaving; the returned function stops. What cannot be
 * read is a warning of the log.
 */
export function follow(
  wallet: AskedWallet,
  { left, log, changesOf }: FollowDeps,
  onChange: (change: ConnectorChange) => void,
): () => void {
  let isOver = false
  let isReading = false
  const attempt = (work: () => void, text: string) => {
    try {
      work()
    } catch (cause) {
      log('warn', `${wallet.name} ${text}`, cause)
    }
  }

  function hear(properties: unknown): void {
    // Some wallets go on telling listeners that were removed, or announce something whenever they are read.
    if (isOver || isReading) return
    isReading = true
    attempt(() => {
      for (const change of changesOf(properties)) if (!isOver) onChange(change)
    }, 'announced something unreadable')
    isReading = false
  }
  const leave = () => onChange({ type: 'unavailable' })

  let stop = () => {}
  attempt(() => {
    stop = wallet.onChange(hear)
  }, 'cannot be followed')
  left.addEventListener('abort', leave, { once: true })
  return () => {
    isOver = true
    left.removeEventListener('abort', leave)
    attempt(stop, 'cannot be left')
  }
}
