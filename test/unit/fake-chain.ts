import { evm } from '../../runtime/chains/evm/chain.js'
import type { Chain, ChainAdapter } from '../../runtime/contract/chain.js'
import { toModalError } from '../../runtime/core/errors.js'
import type { Namespace } from '../../schema/caip.js'

/** A chain whose adapter does what the test says; it is asked for nothing else. Only eip155 moves wallets. */
export function fakeChain(parts: Partial<ChainAdapter> = {}, namespace: Namespace = 'eip155'): Chain {
  const nothing = () => Promise.reject(new Error('The chain of this test is not asked.'))
  return {
    namespace,
    switching: namespace === 'eip155' ? 'asks' : 'chooses',
    explorerPath: evm().explorerPath,
    load: async () => ({
      balance: nothing,
      signMessage: nothing,
      verifyMessage: nothing,
      readAddress: (address) => ({ address }),
      errorOf: toModalError,
      ...parts,
    }),
  }
}
