import { quantity } from './answers.js'

/** How the nodes of a namespace are asked which chain they serve: all of a node's reading that is not the same everywhere. */
export interface ChainQuestion {
  /** It takes no parameters. */
  readonly method: string
  /** The reference (CAIP-2) of the chain that a result names; `undefined` for what names none. */
  read(result: unknown): string | undefined
}

/** The question to nodes of eip155: the number of the chain (EIP-695). */
export const evmChain: ChainQuestion = {
  method: 'eth_chainId',
  read: (result) => quantity(result)?.toString(),
}
