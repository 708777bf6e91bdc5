/**
 * What the parts of the local stack are made of, by part, with the versions this version was tested with: `dev` installs
 * them into `.modal-kit/stack`. zod comes with the kit; pictures of wallets and tokens (@web3icons/core, 83 MB) and the
 * driver of Postgres are left out.
 */
export const stackPackages = {
  backend: {
    '@electric-sql/pglite': '0.4.6',
    '@hono/node-server': '2.1.8',
    hono: '4.13.19',
    'ipaddr.js': '2.5.0',
    kysely: '0.28.18',
    'kysely-pglite-dialect': '1.3.1',
    pino: '10.4.0',
    'prom-client': '15.1.3',
    saxes: '6.0.0',
    tldts: '7.5.4',
    viem: '2.57.1',
    ws: '8.23.0',
  },
  // Contracts are read where they are installed: their licences keep them out of this package.
  evm: {
    '@account-abstraction/contracts': '0.7.0',
    '@foundry-rs/anvil': '1.7.1',
    '@uniswap/v2-core': '1.0.1',
    '@uniswap/v2-periphery': '1.1.0-beta.0',
    '@uniswap/v3-core': '1.0.1',
    '@uniswap/v3-periphery': '1.4.4',
    'canonical-weth': '1.4.0',
  },
  solana: { '@solana/kit': '8.4.0', litesvm: '1.5.0' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>

/** Pictures of wallets, networks and tokens, which the backend serves where they are installed. */
export const picturePackage = { name: '@web3icons/core', version: '4.0.56' } as const
