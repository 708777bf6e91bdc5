// The chains this version has built, by namespace. A new namespace is one line here.
export { evm } from '../runtime/chains/evm/schema.js'
export { solana } from '../runtime/chains/solana/schema.js'
