import {
  type Abi,
  type Address,
  createTestClient,
  defineChain,
  type Hex,
  http,
  publicActions,
  toHex,
  walletActions,
} from 'viem'
import { collection, multicall3, plainToken } from '../../cli/stack/chains/contracts/artifacts.data.js'
import { mined } from '../../runtime/testing/mined.js'
import type { Backend } from '../../templates/backend/src/backend.js'
import type { ChainInput } from '../../templates/backend/src/chains/chain-settings.js'
import type { Chain } from '../../templates/backend/src/chains/chains.js'
import { evmSteps } from '../../templates/backend/src/indexer/evm/index-step.js'
import { makeLocalBackend } from './local-backend.js'
import { startTestAnvil, type TestAnvil } from './test-anvil.js'

const CHAIN_ID = 31_337

/** A real chain, and a backend with a database that indexes it, step by step. */
export type IndexedChain = Awaited<ReturnType<typeof startIndexedChain>>

/** Starts an anvil with Multicall3, an ERC-20 token and an ERC-721 collection, and a backend that follows it. */
export async function startIndexedChain(
  settings: Partial<ChainInput> = {},
  parts: Partial<Pick<Backend, 'clock' | 'fetch'>> = {},
) {
  const anvil = await startTestAnvil(CHAIN_ID)
  const client = clientOf(anvil)
  const accounts = await client.getAddresses()
  const [owner] = accounts
  if (!owner) throw new Error('anvil has no accounts')
  await client.setCode({ address: '0xcA11bde05977b3631167028862bE2a173976CA11', bytecode: multicall3.runtime })
  const deploy = async (contract: { readonly abi: Abi; readonly bytecode: Hex }, args: readonly unknown[]) => {
    const hash = await client.deployContract({ account: owner, ...contract, args })
    const { contractAddress } = await mined(client, hash)
    if (!contractAddress) throw new Error('The contract was not made')
    return contractAddress
  }
  const token = await deploy(plainToken, ['Gold', 'GLD', 6, owner])
  const nft = await deploy(collection, [owner])
  const local = await makeLocalBackend({
    hasDatabase: true,
    parts,
    chains: [{ ...chainInput(anvil.url), ...settings }],
  })
  const [chain] = local.backend.chains.list()
  if (!chain) throw new Error('The backend has no chain')
  return {
    ...local,
    chain,
    anvil,
    client,
    accounts: accounts.map((each) => each.toLowerCase() as Address),
    token,
    nft,
    deploy,
    /** Bare bytes as a contract. */
    place: async (address: Address, runtime: Hex) => client.setCode({ address, bytecode: runtime }),
    index: () => indexToHead(local.backend, chain),
    stop: async () => {
      await local.stop()
      await anvil.stop()
    },
  }
}

/** Settings for a chain with nothing but what a fresh anvil has. */
export function chainInput(url: string): ChainInput {
  return {
    chainId: `eip155:${CHAIN_ID}`,
    name: 'Anvil',
    rpcUrls: [url],
    native: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    index: { fromBlock: 0 },
  }
}

/** Takes steps until there is nothing more to do; a few more, so that a chain that was set back is seen. */
export async function indexToHead(backend: Backend, chain: Chain): Promise<void> {
  const step = evmSteps(backend, chain)
  for (let quiet = 0; quiet < 8; ) quiet = (await step(AbortSignal.timeout(20_000))) ? 0 : quiet + 1
}

function clientOf({ url }: TestAnvil) {
  const chain = defineChain({
    id: CHAIN_ID,
    name: 'Anvil',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [url] } },
  })
  return createTestClient({
    mode: 'anvil',
    chain,
    transport: http(url, { batch: true }),
    pollingInterval: 20,
    cacheTime: 0,
  })
    .extend(publicActions)
    .extend(walletActions)
}

/** A 32-byte word. */
export const word = (value: bigint | number) => toHex(value, { size: 32 }).slice(2)
