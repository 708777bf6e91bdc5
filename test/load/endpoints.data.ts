/** One request of the load, as often as its weight says. */
export interface Endpoint {
  readonly name: string
  readonly method: 'GET' | 'POST'
  /** Path and query; `projectId=load` is added. */
  readonly path: string
  readonly body?: unknown
  readonly weight: number
  /** Whether every process must give the same answer, letter by letter, at any time. */
  readonly isSteady: boolean
}

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const call = (method: string, params: readonly unknown[], id = 1) => ({ jsonrpc: '2.0', id, method, params })

/** The mix: what a page with a modal asks, opened and used. */
export const endpoints: readonly Endpoint[] = [
  { name: 'config', method: 'GET', path: '/appkit/v1/config', weight: 4, isSteady: true },
  { name: 'analytics switch', method: 'GET', path: '/getAnalyticsConfig', weight: 2, isSteady: true },
  { name: 'limits', method: 'GET', path: '/appkit/v1/project-limits', weight: 1, isSteady: true },
  { name: 'origins', method: 'GET', path: '/projects/v1/origins', weight: 2, isSteady: true },
  { name: 'chains', method: 'GET', path: '/v1/supported-chains', weight: 4, isSteady: true },
  { name: 'wallets', method: 'GET', path: '/getWallets?page=1&entries=40', weight: 4, isSteady: true },
  {
    name: 'wallet search',
    method: 'GET',
    path: '/getWallets?page=1&entries=100&search=meta',
    weight: 2,
    isSteady: true,
  },
  { name: 'identity', method: 'GET', path: `/v1/identity/${account}?sender=${account}`, weight: 3, isSteady: true },
  {
    name: 'history',
    method: 'GET',
    path: `/v1/account/${account}/history?chainId=eip155:1`,
    weight: 3,
    isSteady: true,
  },
  {
    name: 'balance',
    method: 'GET',
    path: `/v1/account/${account}/balance?currency=usd&chainId=eip155:1`,
    weight: 3,
    isSteady: true,
  },
  { name: 'NFTs', method: 'GET', path: `/v1/account/${account}/nfts?chainId=eip155:1`, weight: 1, isSteady: true },
  { name: 'swap tokens', method: 'GET', path: '/v1/convert/tokens?chainId=eip155:1', weight: 2, isSteady: true },
  { name: 'gas price', method: 'GET', path: '/v1/convert/gas-price?chainId=eip155:1', weight: 1, isSteady: true },
  {
    name: 'name suggestions',
    method: 'GET',
    path: '/v1/profile/suggestions/ada?zone=reown.id',
    weight: 1,
    isSteady: true,
  },
  {
    name: 'reverse name',
    method: 'GET',
    path: `/v1/profile/reverse/${account}?sender=${account}&apiVersion=2`,
    weight: 1,
    isSteady: true,
  },
  { name: 'onramp options', method: 'GET', path: '/v1/onramp/options', weight: 1, isSteady: true },
  { name: 'token image', method: 'GET', path: '/public/getTokenImage/ETH', weight: 2, isSteady: true },
  {
    name: 'block',
    method: 'POST',
    path: '/v1/?chainId=eip155:1',
    body: call('eth_blockNumber', []),
    weight: 4,
    isSteady: true,
  },
  {
    name: 'RPC batch',
    method: 'POST',
    path: '/v1/?chainId=eip155:1',
    body: [call('eth_getBalance', [account, 'latest']), call('eth_chainId', [], 2), call('eth_gasPrice', [], 3)],
    weight: 2,
    isSteady: true,
  },
]
