import type { Check } from './check.js'
import { advisories } from './checks/advisories.js'
import { allowedOrigins } from './checks/allowed-origins.js'
import { appUrl } from './checks/app-url.js'
import { backendGuarded } from './checks/backend-guarded.js'
import { backendOpen } from './checks/backend-open.js'
import { budgets } from './checks/budgets.js'
import { builtHosts } from './checks/built-hosts.js'
import { builtRemote } from './checks/built-remote.js'
import { builtSinks } from './checks/built-sinks.js'
import { chainIds } from './checks/chain-ids.js'
import { clientModule } from './checks/client-module.js'
import { clock } from './checks/clock.js'
import { config } from './checks/config.js'
import { copies } from './checks/copies.js'
import { cspAllows } from './checks/csp-allows.js'
import { cspPresent } from './checks/csp-present.js'
import { custodyWords } from './checks/custody-words.js'
import { debugOff } from './checks/debug-off.js'
import { frameEmbedder } from './checks/frame-embedder.js'
import { frameHeaders } from './checks/frame-headers.js'
import { frameOrigin } from './checks/frame-origin.js'
import { generated } from './checks/generated.js'
import { gitHistory } from './checks/git-history.js'
import { hostPackage } from './checks/host-package.js'
import { hydration } from './checks/hydration.js'
import { icons } from './checks/icons.js'
import { installScripts } from './checks/install-scripts.js'
import { kitVersions } from './checks/kit-versions.js'
import { lazyChunks } from './checks/lazy-chunks.js'
import { lockfile } from './checks/lockfile.js'
import { loopbackBackend } from './checks/loopback-backend.js'
import { nodeGlobals } from './checks/node-globals.js'
import { onrampProviders } from './checks/onramp-providers.js'
import { openerPolicy } from './checks/opener-policy.js'
import { pageLanguage } from './checks/page-language.js'
import { pagePermissions } from './checks/page-permissions.js'
import { pageServed } from './checks/page-served.js'
import { pageStorage } from './checks/page-storage.js'
import { planLimits } from './checks/plan-limits.js'
import { previewOrigin } from './checks/preview-origin.js'
import { production } from './checks/production.js'
import { projectKnown } from './checks/project-known.js'
import { provider } from './checks/provider.js'
import { relay } from './checks/relay.js'
import { remoteCode } from './checks/remote-code.js'
import { remoteSwitches } from './checks/remote-switches.js'
import { rpcChoice } from './checks/rpc-choice.js'
import { secrets } from './checks/secrets.js'
import { serverImport } from './checks/server-import.js'
import { stylesheet } from './checks/stylesheet.js'
import { themeTokens } from './checks/theme-tokens.js'
import { toolchain } from './checks/toolchain.js'
import { wideOrigins } from './checks/wide-origins.js'

/** Every check, in the order of its report. Ids are permanent. */
export const checks: readonly Check[] = [
  config,
  hostPackage,
  generated,
  projectKnown,
  allowedOrigins,
  wideOrigins,
  previewOrigin,
  loopbackBackend,
  remoteSwitches,
  planLimits,
  ...onrampProviders,
  backendOpen,
  backendGuarded,
  clock,
  relay,
  frameOrigin,
  frameHeaders,
  custodyWords,
  appUrl,
  chainIds,
  rpcChoice,
  production,
  debugOff,
  secrets,
  gitHistory,
  copies,
  kitVersions,
  advisories,
  installScripts,
  toolchain,
  lockfile,
  provider,
  stylesheet,
  clientModule,
  serverImport,
  hydration,
  pageLanguage,
  themeTokens,
  icons,
  pageServed,
  remoteCode,
  cspAllows,
  cspPresent,
  openerPolicy,
  frameEmbedder,
  pagePermissions,
  pageStorage,
  lazyChunks,
  budgets,
  builtHosts,
  builtSinks,
  builtRemote,
  nodeGlobals,
]
