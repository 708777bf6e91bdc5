import { z } from 'zod'
import { caip2, evmAddress } from '../caip.js'

const httpUrl = z
  .url({ protocol: /^https?$/ })
  .max(2_000)
  // No request goes there, and its error would tell the password to the log.
  .refine((text) => !/^https?:\/\/[^/?#]*@/i.test(text), 'has a user or password: write the key into the path or query')
const label = z.string().min(1).max(80)

/** A token that the backend knows: `address` in the chain's own form. */
export const knownToken = z.strictObject({
  address: z.string().min(1).max(128),
  name: label,
  symbol: z.string().min(1).max(24),
  decimals: z.int().min(0).max(36),
  logoUri: z.url().max(2_000).optional(),
  /** Whether it takes an EIP-2612 permit. */
  eip2612: z.boolean().optional(),
})

/** One chain of `chains.json`. Everything but its id, name and RPC URLs may be left out. */
export const chainSettings = z.strictObject({
  chainId: caip2,
  name: label,
  rpcUrls: z.array(httpUrl).min(1).max(10),
  native: z.strictObject({ name: label, symbol: z.string().min(1).max(24), decimals: z.int().min(0).max(36) }),
  tokens: z.array(knownToken).max(2_000).default([]),
  /** Whether the indexer follows it for balances, history and NFTs, and from which block (slot on Solana). */
  index: z.strictObject({ fromBlock: z.int().min(0).default(0) }).optional(),
  /** Blocks below the head that a reorganisation may still replace. */
  reorgDepth: z.int().min(1).max(1_000).default(64),
  /** Most blocks of one `eth_getLogs`, of the proxy and of the indexer. */
  logRange: z.int().min(1).max(100_000).default(2_000),
  /** The wrapped native token, and the token that counts as one US dollar: prices are read against it. */
  wrapped: evmAddress.optional(),
  dollar: evmAddress.optional(),
  uniswapV2: z.strictObject({ router: evmAddress, factory: evmAddress }).optional(),
  uniswapV3: z
    .strictObject({
      router: evmAddress,
      factory: evmAddress,
      quoter: evmAddress,
      feeTiers: z.array(z.int().min(1).max(1_000_000)).max(8).default([500, 3_000, 10_000]),
    })
    .optional(),
})

/** One chain, with its defaults filled in. */
export type ChainSettings = z.output<typeof chainSettings>
/** One chain as a file or a caller writes it. */
export type ChainInput = z.input<typeof chainSettings>
/** A token of `chains.json`, with its defaults filled in. */
export type KnownToken = z.output<typeof knownToken>
