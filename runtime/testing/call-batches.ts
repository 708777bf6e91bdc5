import { encodeFunctionData, type Hex, isAddress, isHex, type LocalAccount, parseAbi } from 'viem'
import { getCode } from 'viem/actions'
import { callBatchCode } from './call-batch.data.js'
import { ask, asRecord, chainOf, clientOf, type DevChain } from './dev-chains.js'
import { mined } from './mined.js'
import { providerError } from './provider-error.js'

/**
 * What a wallet does with several calls at once (EIP-5792). `atomic`: all or none, in one transaction, once the account has taken
 * code for it (EIP-7702); `oneByOne`: a transaction for each; `none`: it does not know such requests.
 */
export type Batches = 'atomic' | 'oneByOne' | 'none'

/** What `wallet_sendCalls` was given, and became. */
interface Sent {
  readonly chainId: number
  readonly isAtomic: boolean
  readonly hashes: readonly Hex[]
  /** How many calls there were. */
  readonly count: number
}

interface OneCall {
  readonly to: Hex
  readonly value: bigint
  readonly data: Hex
}

const MOST = 100
/** How an account's code begins that it has taken of a contract (EIP-7702). */
const TAKEN = '0xef0100'
const abi = /*#__PURE__*/ parseAbi([
  'struct Call { address to; uint256 value; bytes data; }',
  'function run(Call[] calls) payable',
])

/** The requests of EIP-5792 over local chains. What was sent is remembered as long as the wallet lives. */
export function createCallBatches(batches: Batches) {
  const sent = new Map<string, Sent>()

  const isUpgraded = async (chain: DevChain, { address }: LocalAccount) =>
    `${await ask(chain, 'eth_getCode', [address, 'latest'])}`.startsWith(TAKEN)

  async function statusOf(chain: DevChain, account: LocalAccount): Promise<string> {
    if (batches !== 'atomic') return 'unsupported'
    return (await isUpgraded(chain, account)) ? 'supported' : 'ready'
  }

  return {
    /** What it can do on the chains of `ids`, or on all it knows. */
    async capabilities(account: LocalAccount, chains: readonly DevChain[], ids: unknown) {
      const wanted = Array.isArray(ids) ? chains.filter(({ id }) => ids.includes(hex(id))) : chains
      const told = wanted.map(async (chain) => [hex(chain.id), { atomic: { status: await statusOf(chain, account) } }])
      return Object.fromEntries(await Promise.all(told))
    },

    /** Sends a batch and gives its id; rejects with the codes of the EIP. */
    async send(chain: DevChain, account: LocalAccount, batch: unknown): Promise<{ readonly id: string }> {
      const { version, id = randomId(), chainId, atomicRequired, calls, capabilities = {} } = asRecord(batch)
      if (version !== '2.0.0') throw providerError(-32602, `The wallet knows version 2.0.0, not "${version}".`)
      if (typeof id !== 'string') throw providerError(-32602, 'id is no text.')
      if (sent.has(id)) throw providerError(5720, 'There is a batch of that id.')
      if (chainId !== hex(chain.id)) throw providerError(5710, `The wallet is on chain ${hex(chain.id)}.`)
      const strange = Object.entries(asRecord(capabilities)).find(([, each]) => asRecord(each)['optional'] !== true)
      if (strange) throw providerError(5700, `The wallet does not know the capability ${strange[0]}.`)
      if (typeof atomicRequired !== 'boolean') throw providerError(-32602, 'atomicRequired is neither true nor false.')
      if (atomicRequired && batches !== 'atomic') throw providerError(5760, 'The wallet cannot do all or none.')
      const list = readCalls(calls)
      const isAtomic = batches === 'atomic'
      const hashes = isAtomic ? [await sendAtOnce(chain, account, list)] : await sendEach(chain, account, list)
      sent.set(id, { chainId: chain.id, isAtomic, hashes, count: list.length })
      return { id }
    },

    /** What became of a batch, in the numbers of the EIP. */
    async status(chains: readonly DevChain[], id: unknown) {
      const found = typeof id === 'string' ? sent.get(id) : undefined
      if (!found) throw providerError(5730, 'There is no batch of that id.')
      const chain = chainOf(chains, hex(found.chainId))
      const told = await Promise.all(found.hashes.map((hash) => ask(chain, 'eth_getTransactionReceipt', [hash])))
      const receipts = told.filter((each): each is Readonly<Record<string, unknown>> => each !== null).map(receiptOf)
      const good = receipts.filter(({ status }) => status === '0x1').length
      const isOpen = receipts.length < found.hashes.length
      const status = isOpen ? 100 : endOf(good, found.isAtomic ? 1 : found.count)
      return { version: '2.0.0', id, chainId: hex(found.chainId), status, atomic: found.isAtomic, receipts }
    },
  }
}

/** One transaction that makes all calls. The first one gives the account the code for it. */
async function sendAtOnce(chain: DevChain, account: LocalAccount, calls: readonly OneCall[]): Promise<Hex> {
  const client = clientOf(chain, account)
  const { address } = account
  const data = encodeFunctionData({ abi, functionName: 'run', args: [calls] })
  // A call that fails is still sent: what becomes of it is for the status to say.
  const transaction = { to: address, data, gas: 5_000_000n }
  if ((await getCode(client, { address }))?.startsWith(TAKEN)) return client.sendTransaction(transaction)
  const made = await client.deployContract({ abi: [], bytecode: callBatchCode })
  const { contractAddress } = await mined(client, made)
  if (!contractAddress) throw providerError(-32603, 'The contract of batches was not made.')
  const authorization = await client.signAuthorization({ contractAddress, executor: 'self' })
  return client.sendTransaction({ ...transaction, authorizationList: [authorization] })
}

/** A transaction for each call, each once the one before is mined; one that fails ends it. */
async function sendEach(chain: DevChain, account: LocalAccount, calls: readonly OneCall[]): Promise<readonly Hex[]> {
  const client = clientOf(chain, account)
  const hashes: Hex[] = []
  for (const call of calls) {
    try {
      const hash = await client.sendTransaction(call)
      hashes.push(hash)
      if ((await mined(client, hash)).status === 'reverted') break
    } catch (cause) {
      // Nothing is sent that the chain refuses; what was sent before stays.
      if (hashes.length === 0) throw cause
      break
    }
  }
  return hashes
}

/** How a batch ended: all of it, nothing, or a part. */
function endOf(good: number, all: number): number {
  if (good === all) return 200
  return good === 0 ? 500 : 600
}

function readCalls(input: unknown): readonly OneCall[] {
  if (!Array.isArray(input) || input.length === 0) throw providerError(-32602, 'calls is no list with calls.')
  if (input.length > MOST) throw providerError(5740, `The wallet takes at most ${MOST} calls.`)
  return input.map((each) => {
    const { to, data = '0x', value = '0x0' } = asRecord(each)
    if (typeof to !== 'string' || !isAddress(to, { strict: false }) || !isHex(data) || !isHex(value))
      throw providerError(-32602, 'A call has no address, or something that is no hex.')
    return { to, data, value: BigInt(value) }
  })
}

function receiptOf(receipt: Readonly<Record<string, unknown>>) {
  const { logs, status, blockHash, blockNumber, gasUsed, transactionHash } = receipt
  return { logs, status, blockHash, blockNumber, gasUsed, transactionHash }
}

function randomId(): string {
  return `0x${crypto.randomUUID().replaceAll('-', '')}`
}

function hex(chainId: number): string {
  return `0x${chainId.toString(16)}`
}
