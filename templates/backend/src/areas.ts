import type { Hono } from 'hono'
import { adminRoutes } from './admin/routes.js'
import { analyticsRoutes } from './analytics/routes.js'
import type { Backend, Env } from './backend.js'
import { balanceRoutes } from './balances/routes.js'
import { convertRoutes } from './convert/routes.js'
import { historyRoutes } from './history/routes.js'
import { identityRoutes } from './identity/routes.js'
import { imageRoutes } from './images/routes.js'
import { nameRoutes } from './names/routes.js'
import { nftRoutes } from './nfts/routes.js'
import { localFaucet } from './onramp/local-faucet.js'
import { onrampRoutes } from './onramp/routes.js'
import { originRoutes } from './origins/routes.js'
import { priceRoutes } from './prices/routes.js'
import { projectRoutes } from './projects/routes.js'
import { rpcRoutes } from './rpc/routes.js'
import { walletRoutes } from './wallets/routes.js'

/** Routes of every area, in the order they are tried. */
export const areas: readonly ((backend: Backend) => Hono<Env>)[] = [
  balanceRoutes,
  historyRoutes,
  nftRoutes,
  rpcRoutes,
  originRoutes,
  adminRoutes,
  analyticsRoutes,
  identityRoutes,
  nameRoutes,
  projectRoutes,
  priceRoutes,
  convertRoutes,
  (backend) => onrampRoutes(backend, backend.settings.mode === 'development' ? { faucet: localFaucet(backend) } : {}),
  walletRoutes,
  (backend) => imageRoutes(backend),
]
