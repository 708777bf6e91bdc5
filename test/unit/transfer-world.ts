import { pathToFileURL } from 'node:url'
import { type Abi, createTestClient, type Hex, http, publicActions, walletActions } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll } from 'vitest'
import { permitToken, plainToken } from '../../cli/stack/chains/contracts/artifacts.data.js'
import { createEvmAdapter } from '../../runtime/chains/evm/adapter.js'
import { eip1193Connector } from '../../runtime/connectors/eip1193/eip1193-connector.js'
import type { PreparedTransfer, TransferAsset, TransferProblem, Transfers } from '../../runtime/contract/transfer.js'
import { browserHost } from '../../runtime/core/host.js'
import { createDevWallet } from '../../runtime/testing/dev-wallet.js'
import { mined } from '../../runtime/testing/mined.js'
import { repository } from '../setup/scratch.js'
import { startTestAnvil, type TestAnvil } from '../setup/test-anvil.js'
import { evmNetwork } from './fake-kit.js'
import { fakeHost } from './fakes.js'

/** Never aborts. */
export const { signal } = new AbortController()
/** Nobody listens for hashes. */
export const how = { signal, signed() {} }
const key = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
/** The first account of every anvil. */
export const alice = privateKeyToAccount(key)
/** Owns nothing at first. */
export const bob = '0x00000000000000000000000000000000000B0b01'

/** Gives what was prepared; a problem fails the test. */
export function ready(prepared: PreparedTransfer | TransferProblem): PreparedTransfer {
  if ('problem' in prepared) throw new Error(prepared.problem)
  return prepared
}

interface Compiled {
  readonly abi: Abi
  readonly evm: { readonly bytecode: { readonly object: string } }
}

/** A chain of a test file, its tokens good and bad, and the transfers of the kit over it. Call it once, at the top of the file. */
export function transferWorld() {
  let anvil: TestAnvil
  let compiled: Record<string, Compiled>
  beforeAll(async () => {
    anvil = await startTestAnvil(31_337)
    const compiler = await import(pathToFileURL(`${repository}/cli/stack/chains/contracts/compile.mjs`).href)
    compiled = compiler.compileFolder(`${repository}/test/contracts`)
  }, 120_000)
  afterAll(() => anvil.stop())

  const chain = () =>
    createTestClient({ account: alice, mode: 'anvil', transport: http(anvil.url) })
      .extend(publicActions)
      .extend(walletActions)

  /** The transfers of the kit, over the chain, with a wallet that signs what it is asked. */
  async function world(fetching: (request: Request) => Promise<Response> = (request) => fetch(request)) {
    const host = fakeHost({ fetch: fetching })
    const adapter = createEvmAdapter({ ...host, clock: browserHost().clock })
    const transfers = (await adapter.transfers?.()) as Transfers
    const network = evmNetwork(31_337, 'Local', [anvil.url])
    const rpcUrl = anvil.url
    const wallet = createDevWallet({
      chains: [
        { id: 31_337, rpcUrl },
        { id: 5, rpcUrl },
      ],
      privateKey: key,
    })
    await wallet.provider.request({ method: 'eth_requestAccounts' })
    const signer = eip1193Connector({ id: 'dev', type: 'ANNOUNCED', name: 'Dev', provider: wallet.provider }, host)
    const asset = async (address: string | null) => {
      const found = await transfers.readAsset(network, address, signal)
      if (!found) throw new Error('no token there')
      return found
    }
    const prepare = (of: TransferAsset, value: bigint | 'max', to: string = bob, from: string = alice.address) =>
      transfers.prepare(
        network,
        { asset: of, from, to, value: value === 'max' ? 0n : value, isMax: value === 'max' },
        signal,
      )
    return {
      transfers,
      network,
      wallet,
      asset,
      prepare,
      /** Prepares, has it signed, and gives the receipt. */
      async send(of: TransferAsset, value: bigint | 'max') {
        const prepared = ready(await prepare(of, value))
        const hash = await transfers.submit(signer, network, prepared, how)
        return { prepared, hash, receipt: await mined(chain(), hash as Hex) }
      },
      submit: (prepared: PreparedTransfer) => transfers.submit(signer, network, prepared, how),
    }
  }

  async function deploy(abi: Abi, bytecode: Hex, args: readonly unknown[] = []): Promise<Hex> {
    const hash = await chain().deployContract({ abi, bytecode, args, account: alice, chain: null })
    const { contractAddress } = await mined(chain(), hash)
    if (!contractAddress) throw new Error('nothing was deployed')
    return contractAddress
  }

  /** A token of the local stack, with 1,000 for alice. */
  async function good(token: { readonly abi: Abi; readonly bytecode: Hex }): Promise<Hex> {
    const more = token === permitToken ? ['1'] : []
    const address = await deploy(token.abi, token.bytecode, ['Good', 'GOOD', 6, alice.address, ...more])
    const call = { address, abi: token.abi, functionName: 'mint', args: [[alice.address], 1_000_000_000n] }
    const hash = await chain().writeContract({ ...call, account: alice, chain: null })
    await mined(chain(), hash)
    return address
  }

  const bad = (name: string) => deploy(compiled[name]?.abi ?? [], `0x${compiled[name]?.evm.bytecode.object}`)
  const owned = async (address: Hex, owner: string) =>
    chain().readContract({ address, abi: plainToken.abi, functionName: 'balanceOf', args: [owner as Hex] })

  return { chain, world, good, bad, owned, url: () => anvil.url, abiOf: (name: string) => compiled[name]?.abi ?? [] }
}
