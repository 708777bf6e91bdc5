import type { Kit } from '../../contract/kit.js'
import type { Identity } from './contract.js'
import { accountToken } from './contract.js'

/** Tells who the live account is, as often as that changes, until the signal aborts. Throws what loading the feature does. */
export async function followIdentity(
  kit: Kit,
  tell: (identity: Identity | undefined) => void,
  signal: AbortSignal,
): Promise<void> {
  const { identity, follow } = await (await kit.use(accountToken)).identity()
  if (signal.aborted) return
  for (const stop of [identity.subscribe(tell), follow()]) signal.addEventListener('abort', stop, { once: true })
}
