import type { LocalAccount } from 'viem'
import { type Batches, createCallBatches } from './call-batches.js'
import { ask, asRecord, chainOf, type DevChain, readNewChain, sendTransaction } from './dev-chains.js'
import { type PermissionRecord, type PermissionStorage, readPermission } from './permission-record.js'
import { providerError } from './provider-error.js'
import { signMessage, signTypedData } from './signing.js'
import type { WalletRequest } from './wallet-provider.js'

/** What the methods of a wallet need. */
export interface WalletMethodsOptions {
  readonly account: LocalAccount
  readonly chains: readonly [DevChain, ...DevChain[]]
  readonly storage: PermissionStorage
  readonly storageKey: string
  /** What it does with several calls at once (EIP-5792). */
  readonly batches: Batches
  emit(event: string, payload: unknown): void
}

/** The state of a wallet and the methods that read and change it. */
export interface WalletMethods {
  answer(request: WalletRequest): Promise<unknown>
  account(): LocalAccount
  chain(): DevChain
  selectAccount(account: LocalAccount): void
  selectChain(chainId: number): void
  revoke(): void
}

/** Makes the JSON-RPC methods of a wallet. What is not in the table and reads the chain goes to the chain's endpoint. */
export function createWalletMethods(options: WalletMethodsOptions): WalletMethods {
  const { storage, storageKey, emit } = options
  let account = options.account
  let record = readPermission(storage, storageKey, { isPermitted: false, chainId: options.chains[0].id, added: [] })

  const known = () => [...options.chains, ...record.added]
  const chain = () => known().find(({ id }) => id === record.chainId) ?? options.chains[0]
  const accounts = () => (record.isPermitted ? [account.address.toLowerCase()] : [])
  const permissions = () => (record.isPermitted ? [{ parentCapability: 'eth_accounts' }] : [])

  function remember(change: Partial<PermissionRecord>): void {
    record = { ...record, ...change }
    storage.setItem(storageKey, JSON.stringify(record))
  }
  function grant(): void {
    if (record.isPermitted) return
    remember({ isPermitted: true })
    emit('connect', { chainId: hex(chain().id) })
    emit('accountsChanged', accounts())
  }
  function revoke(): void {
    if (!record.isPermitted) return
    remember({ isPermitted: false })
    emit('accountsChanged', [])
  }
  function moveTo(next: DevChain): void {
    if (next.id === chain().id) return
    remember({ chainId: next.id })
    emit('chainChanged', hex(next.id))
  }
  function permitted(address: unknown): LocalAccount {
    const isOurs = typeof address === 'string' && address.toLowerCase() === account.address.toLowerCase()
    if (record.isPermitted && isOurs) return account
    throw providerError(4100, 'The page has no permission to use this account.')
  }

  const batches = createCallBatches(options.batches)

  /** Two transactions made at once would take the same nonce: one begins when the one before is sent, or refused. */
  let last: Promise<unknown> = Promise.resolve()
  function inTurn<Result>(send: () => Promise<Result>): Promise<Result> {
    const sent = last.then(send, send)
    last = sent
    return sent
  }

  const table: Readonly<Record<string, (params: readonly unknown[]) => unknown>> = {
    eth_accounts: accounts,
    eth_chainId: () => hex(chain().id),
    eth_requestAccounts: () => {
      grant()
      return accounts()
    },
    net_version: () => String(chain().id),
    personal_sign: ([message, address]) => signMessage(permitted(address), message),
    eth_signTypedData_v4: ([address, typedData]) => signTypedData(permitted(address), typedData),
    eth_sendTransaction: ([transaction]) => {
      const { from, chainId } = asRecord(transaction)
      const target = chainId === undefined ? chain() : chainOf(known(), chainId)
      if (target.id !== chain().id) throw providerError(-32602, 'The transaction is for another chain.')
      const sender = permitted(from)
      return inTurn(() => sendTransaction(target, sender, transaction))
    },
    wallet_switchEthereumChain: ([parameter]) => {
      moveTo(chainOf(known(), asRecord(parameter)['chainId']))
      return null
    },
    wallet_addEthereumChain: async ([parameter]) => {
      const added = await readNewChain(parameter)
      if (!known().some(({ id }) => id === added.id)) remember({ added: [...record.added, added] })
      return null
    },
    wallet_getPermissions: permissions,
    wallet_requestPermissions: () => {
      grant()
      return permissions()
    },
    wallet_revokePermissions: () => {
      revoke()
      return null
    },
  }

  const batchTable: typeof table = {
    wallet_getCapabilities: ([address, ids]) => batches.capabilities(permitted(address), known(), ids),
    wallet_sendCalls: ([batch]) => {
      const { from } = asRecord(batch)
      const [target, sender] = [chain(), permitted(from ?? account.address)]
      return inTurn(() => batches.send(target, sender, batch))
    },
    wallet_getCallsStatus: ([id]) => batches.status(known(), id),
    wallet_showCallsStatus: () => null,
  }
  const methods = options.batches === 'none' ? table : { ...table, ...batchTable }

  return {
    async answer({ method, params }) {
      const own = Object.hasOwn(methods, method) ? methods[method] : undefined
      if (own) return own(Array.isArray(params) ? params : [])
      if (!/^(eth|net|web3)_/.test(method) || /^eth_sign/.test(method)) {
        throw providerError(4200, `The wallet does not know ${method}.`)
      }
      return ask(chain(), method, params)
    },
    account: () => account,
    chain,
    selectAccount(next) {
      account = next
      if (record.isPermitted) emit('accountsChanged', accounts())
    },
    selectChain: (chainId) => moveTo(chainOf(known(), hex(chainId))),
    revoke,
  }
}

function hex(chainId: number): string {
  return `0x${chainId.toString(16)}`
}
