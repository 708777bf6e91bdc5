import type { Kit } from '../../contract/kit.js'
import { clean } from '../../ui/clean.js'
import { Assets } from './assets.js'
import { followIdentity } from './follow-identity.js'

/** What the view Account shows beside address and balance, once it is here. */
export interface LateParts {
  /** Clean already. */
  readonly name?: string | null | undefined
  /** A `data:` image. */
  readonly avatar?: string | null | undefined
  readonly Assets?: typeof Assets
}

/** Tells of it, as often as it changes, until the signal aborts: one script, since the view itself is small. Never rejects. */
export async function follow(kit: Kit, tell: (parts: LateParts) => void, signal: AbortSignal): Promise<void> {
  tell({ Assets })
  try {
    await followIdentity(
      kit,
      (who) => tell({ Assets, name: who?.name && clean(who.name), avatar: who?.avatar }),
      signal,
    )
  } catch (cause) {
    // The address stays: a name is an ornament.
    kit.host.log('warn', 'the name of the account is not known', cause)
  }
}
