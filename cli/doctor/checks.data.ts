import type { Check } from './check.js'
import { allowedOrigins } from './checks/allowed-origins.js'
import { appUrl } from './checks/app-url.js'
import { chainIds } from './checks/chain-ids.js'
import { clientModule } from './checks/client-module.js'
import { config } from './checks/config.js'
import { copies } from './checks/copies.js'
import { cspAllows } from './checks/csp-allows.js'
import { cspPresent } from './checks/csp-present.js'
import { debugOff } from './checks/debug-off.js'
import { generated } from './checks/generated.js'
import { hostPackage } from './checks/host-package.js'
import { icons } from './checks/icons.js'
import { lockfile } from './checks/lockfile.js'
import { pageServed } from './checks/page-served.js'
import { production } from './checks/production.js'
import { projectKnown } from './checks/project-known.js'
import { provider } from './checks/provider.js'
import { remoteCode } from './checks/remote-code.js'
import { rpcChoice } from './checks/rpc-choice.js'
import { secrets } from './checks/secrets.js'
import { toolchain } from './checks/toolchain.js'

/** Every check, in the order of its report. Ids are permanent. */
export const checks: readonly Check[] = [
  config,
  hostPackage,
  generated,
  projectKnown,
  allowedOrigins,
  appUrl,
  chainIds,
  rpcChoice,
  production,
  debugOff,
  secrets,
  copies,
  toolchain,
  lockfile,
  provider,
  clientModule,
  icons,
  pageServed,
  remoteCode,
  cspAllows,
  cspPresent,
]
