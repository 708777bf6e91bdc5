/** Something that an open page asks again and again, as the README documents it. */
export interface Poll {
  /** Its words in the README. */
  readonly what: string
  /** Milliseconds between two of them. */
  readonly everyMs: number
  /** Whether a request is one of it: what it asks of nodes by method, or what it reads from. */
  matches(asked: { readonly url: URL; readonly methods: readonly string[] }): boolean
}

/** Every poll there is, of each place it goes to. A request of a page at rest that is none of these is a fault. */
export const polls: readonly Poll[] = [
  {
    what: 'the native balance',
    everyMs: 15_000,
    matches: ({ methods }) => methods.includes('eth_getBalance'),
  },
  {
    what: 'what is sent: its balance, and its fee once it is reviewed',
    everyMs: 15_000,
    matches: ({ methods }) => methods.some((method) => method === 'eth_estimateGas' || method === 'eth_gasPrice'),
  },
  {
    what: 'what is swapped: what it gives, and all of it once it is reviewed',
    everyMs: 10_000,
    matches: ({ url }) => url.pathname.startsWith('/v1/convert/'),
  },
  {
    what: 'what is bought: what providers ask for it',
    everyMs: 30_000,
    matches: ({ url }) => url.pathname === '/v1/onramp/quote',
  },
  {
    what: 'a purchase: what became of it, after 3 minutes every 15 s',
    everyMs: 4_000,
    matches: ({ url }) => url.pathname.endsWith('/history') && url.searchParams.has('onramp'),
  },
  {
    what: 'a comparison of the RPC URLs, of each where there are several',
    everyMs: 4_000,
    matches: ({ methods }) => methods.length > 0 && methods.every((method) => method === 'eth_chainId'),
  },
  {
    what: 'the token balances',
    everyMs: 30_000,
    matches: ({ url }) => url.pathname.endsWith('/balance'),
  },
]
