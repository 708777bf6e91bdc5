import type { Kit } from '../../kit.js'
import type { Exclude } from '../../wiring.js'

/** The wallets the app leaves out of every list (`connect.exclude`). */
export function leftOut({ modal }: Pick<Kit, 'modal'>): Exclude {
  // A feature may not know another one: what is read of its options is what the config says they hold.
  const connect = modal.peek()?.features.find(({ id }) => id === 'connect') as
    | { readonly options?: { readonly exclude?: Exclude } }
    | undefined
  return connect?.options?.exclude ?? {}
}
