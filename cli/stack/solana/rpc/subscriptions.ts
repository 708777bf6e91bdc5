import type { Address } from '@solana/kit'
import { z } from 'zod'
import { encodeAccount } from '../encode/encode-account.js'
import { atSlot } from '../ledger/at-slot.js'
import type { Ledger } from '../ledger/ledger.js'
import type { TransactionRecord } from '../ledger/record.js'
import { accountConfig, addressSchema, defineMethod, type Method, type Methods, signatureSchema } from './method.js'
import { RpcError, rpcCodes } from './rpc-error.js'

/** The subscriptions of one connection. */
export interface Subscriptions {
  readonly methods: Methods
  /** Ends all of them. */
  stop(): void
}

/** Sends a notification to the client. */
type Notify = (method: string, subscription: number, result: unknown) => void
/** Ends a subscription. */
type End = () => void

/** More on one connection are refused. */
const MAX_SUBSCRIPTIONS = 1_000

/**
 * When a signature that was confirmed before the subscription is reported. Clients begin to listen a while after the
 * answer to their subscription, and a real node needs a while for it too.
 */
const LATE_MS = 50

const mentions = z.union([z.enum(['all', 'allWithVotes']), z.object({ mentions: z.tuple([addressSchema]) })])

/** Makes the methods that subscribe a connection, and those that end it again. */
export function createSubscriptions(ledger: Ledger, notify: Notify): Subscriptions {
  const open = new Map<number, End>()
  let last = 0

  const subscribe = (begin: (id: number) => End): number => {
    if (open.size >= MAX_SUBSCRIPTIONS) throw new RpcError(rpcCodes.internalError, 'Too many subscriptions')
    last += 1
    open.set(last, begin(last))
    return last
  }
  const end = (id: number): boolean => {
    open.get(id)?.()
    return open.delete(id)
  }
  const unsubscribe: Method = defineMethod(z.tuple([z.int()]).rest(z.unknown()), ([id]) => {
    if (!end(id)) throw new RpcError(rpcCodes.invalidParams, 'Invalid subscription id.')
    return true
  })

  const accountAt = (address: Address, config: z.output<typeof accountConfig>): unknown => {
    const account = ledger.svm.getAccount(address)
    return account.exists ? encodeAccount(account, config, ledger.decimalsOf) : emptyAccount
  }

  const methods: Methods = {
    signatureSubscribe: defineMethod(z.tuple([signatureSchema]).rest(z.unknown()), ([signature]) =>
      subscribe((id) => {
        const tell = ({ error }: TransactionRecord): void => {
          notify('signatureNotification', id, atSlot(ledger, { err: error }))
          end(id)
        }
        const done = ledger.record(signature)
        if (!done) return ledger.onRecord((record) => record.signature === signature && tell(record))
        const soon = setTimeout(() => tell(done), LATE_MS)
        return () => clearTimeout(soon)
      }),
    ),
    accountSubscribe: defineMethod(
      z.tuple([addressSchema, accountConfig.optional()]).rest(z.unknown()),
      ([address, config]) =>
        subscribe((id) =>
          ledger.onRecord(({ accounts }) => {
            if (accounts.some((account) => account.isWritable && account.address === address))
              notify('accountNotification', id, atSlot(ledger, accountAt(address, config)))
          }),
        ),
    ),
    programSubscribe: defineMethod(
      z.tuple([addressSchema, accountConfig.optional()]).rest(z.unknown()),
      ([program, config]) =>
        subscribe((id) =>
          ledger.onRecord(({ accounts }) => {
            for (const { address, isWritable } of accounts) {
              const account = isWritable ? ledger.svm.getAccount(address) : undefined
              if (account?.exists && account.programAddress === program)
                notify(
                  'programNotification',
                  id,
                  atSlot(ledger, { pubkey: address, account: accountAt(address, config) }),
                )
            }
          }),
        ),
    ),
    logsSubscribe: defineMethod(z.tuple([mentions]).rest(z.unknown()), ([filter]) =>
      subscribe((id) =>
        ledger.onRecord(({ accounts, signature, error, logs }) => {
          const wanted = typeof filter === 'string' ? undefined : filter.mentions[0]
          if (wanted === undefined || accounts.some(({ address }) => address === wanted))
            notify('logsNotification', id, atSlot(ledger, { signature, err: error, logs }))
        }),
      ),
    ),
    slotSubscribe: defineMethod(z.array(z.unknown()), () =>
      subscribe((id) =>
        ledger.onSlot((slot) => notify('slotNotification', id, { slot, parent: slot - 1n, root: slot - 1n })),
      ),
    ),
    rootSubscribe: defineMethod(z.array(z.unknown()), () =>
      subscribe((id) => ledger.onSlot((slot) => notify('rootNotification', id, slot - 1n))),
    ),
  }
  const endings = Object.keys(methods).map((name) => [name.replace('Subscribe', 'Unsubscribe'), unsubscribe] as const)
  return {
    methods: { ...methods, ...Object.fromEntries(endings) },
    stop() {
      for (const id of [...open.keys()]) end(id)
    },
  }
}

/** What nodes say of an account that is gone. */
const emptyAccount = {
  lamports: 0,
  owner: '11111111111111111111111111111111',
  executable: false,
  rentEpoch: 0,
  space: 0,
  data: ['', 'base64'],
}
