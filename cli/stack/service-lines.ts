import type { Service } from '../../templates/backend/src/health/runtime.js'
import { nameOfCluster, nameOfEvmChain } from './chain-settings.js'
import type { LocalChain } from './chains/local-chain.js'
import type { MissingPart } from './chains/missing-part.js'
import type { LocalSolana } from './solana/local-solana.js'
import type { ServiceLine, StackPlaces } from './stack.js'

/** Said where the package was not built: DESIGN 3.5. */
const NO_SITE = 'answers 404: the files of the wallet site are missing'

/** How the chains' own parts write the command that gets a package; other package managers have other words. */
const NPM_ADD = 'npm install --save-dev'

/** Every service as a line, in the order of DESIGN 3.5, then what is missing. `add` adds a package for development. */
export function serviceLines(
  { url, frameUrl, isSiteServed, inboxUrl, relayUrl, chains, clusters }: StackPlaces,
  missing: readonly MissingPart[],
  add: string,
): readonly ServiceLine[] {
  return [
    { name: 'API', url },
    { name: 'secure frame', url: frameUrl, ...(isSiteServed ? {} : { note: NO_SITE }) },
    { name: 'inbox', url: inboxUrl },
    { name: 'relay', url: relayUrl },
    ...chains.map((chain) => ({
      name: nameOfEvmChain(chain.chainId),
      url: chain.url,
      note: chain.chainId.replace('eip155:', 'chain '),
    })),
    ...clusters.map((cluster) => ({ name: nameOfCluster(cluster.chainId), url: cluster.url })),
    ...missing.map(({ what, command }) => ({
      name: what,
      note: `not installed; get it with: ${command.replace(NPM_ADD, add)}`,
    })),
  ]
}

/** The chains as `/health` lists them. */
export function chainServices(
  chains: readonly LocalChain[],
  clusters: readonly LocalSolana[],
  missing: readonly MissingPart[],
): readonly Service[] {
  return [
    ...chains.map(({ chainId, port, url }) => ({ name: nameOfEvmChain(chainId), port, url })),
    ...clusters.flatMap(({ chainId, port, url, wsUrl }) => [
      { name: nameOfCluster(chainId), port, url },
      { name: `WebSocket of ${nameOfCluster(chainId)}`, port: port + 1, url: wsUrl },
    ]),
    ...missing.map(({ what, command }) => ({ name: what, missing: command })),
  ]
}
