import type { Approval, ApprovalAnswer, Approvals } from '../../runtime/wallet-site/approval/approval.js'
import { toBase64Url } from '../../runtime/wallet-site/proof.js'
import { fromBase64Url } from '../../runtime/wallet-site/signing/base64-url.js'
import { createKeeper, type Keeper } from '../../runtime/wallet-site/signing/keeper.js'
import type {
  KeeperAnswer,
  KeeperKind,
  KeeperQuestion,
  KeyRelease,
} from '../../runtime/wallet-site/signing/keeper-protocol.js'
import { evmAccount } from '../../runtime/wallet-site/signing/sign-evm.js'
import { solanaAccount } from '../../runtime/wallet-site/signing/sign-solana.js'
import type { KeeperWorker } from '../../runtime/wallet-site/signing/worker-client.js'
import type { SigningServer } from '../../runtime/wallet-site/signing-server.js'
import type { FakeClock } from './fakes.js'
import { until } from './wallet-site-world.js'

/** The EVM account of 32 zero bytes of entropy, with the capitals of EIP-55. */
export const ownEvm = '0xF278cF59F82eDcf871d630F28EcC8056f25C1cdb'
export const projectId = 'local'

const curve = { name: 'ECDH', namedCurve: 'P-256' } as const
const utf8 = (text: string) => new TextEncoder().encode(text)
const base64Url = (bytes: ArrayBuffer | Uint8Array<ArrayBuffer>) => toBase64Url(new Uint8Array(bytes))

/** What a release may have otherwise. */
export interface ReleaseChange {
  readonly entropy?: Uint8Array<ArrayBuffer>
  readonly projectId?: string
  readonly info?: string
  /** The point that the secret is sealed for, in the place of the one that asked. */
  readonly boundTo?: string
}

/** Seals a secret as the server does. */
export async function releaseFor(point: string, change: ReleaseChange = {}): Promise<KeyRelease> {
  const { subtle } = crypto
  const { entropy = new Uint8Array(32), info = 'modal-kit release 1', boundTo = point } = change
  const theirs = await subtle.importKey('raw', fromBase64Url(point) ?? new Uint8Array(), curve, false, [])
  const pair = await subtle.generateKey(curve, true, ['deriveBits'])
  const key = base64Url(await subtle.exportKey('raw', pair.publicKey))
  const shared = await subtle.deriveBits({ name: 'ECDH', public: theirs }, pair.privateKey, 256)
  const ikm = await subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey'])
  const hkdf = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: utf8(info) }
  const aes = await subtle.deriveKey(hkdf, ikm, { name: 'AES-GCM', length: 256 }, false, ['encrypt'])
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const additionalData = utf8(`release|1|${change.projectId ?? projectId}|${boundTo}|${key}`)
  const ct = await subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, aes, entropy)
  return { key, iv: base64Url(iv), ct: base64Url(ct) }
}

/** The key of one account, and what it is asked. */
export interface KeeperSubject {
  readonly keeper: Keeper
  /** A new point. */
  begin(): Promise<string>
  /** Has a release opened. */
  open(change?: ReleaseChange): Promise<unknown>
  /** What is signed in hex, or why not. */
  sign(task: unknown): Promise<string>
}

/** Asks a keeper as the frame does. */
export function keeperSubject(keeper: Keeper): KeeperSubject {
  async function begin(): Promise<string> {
    return String(Object(await keeper.answer({ id: 1, ask: 'begin' })).key)
  }
  return {
    keeper,
    begin,
    async open(change = {}) {
      const release = await releaseFor(await begin(), change)
      return keeper.answer({ id: 2, ask: 'open', projectId, release })
    },
    async sign(task) {
      const { signed, error } = Object(await keeper.answer({ id: 3, ask: 'sign', task }))
      return signed ?? error
    },
  }
}
/** What a worker does wrong: it never answers, dies when it is asked, or says something else. */
export type WorkerFault = 'silent' | 'dies' | ((question: KeeperQuestion) => unknown)

/** Workers that run in the test, with the code of the real ones. */
export interface PlayedWorkers {
  openWorker(kind: KeeperKind): KeeperWorker
  /** What the workers were asked, oldest first. */
  readonly asked: readonly (readonly [worker: number, ask: string])[]
  /** Everything that any of them has posted. */
  readonly posted: readonly unknown[]
  /** Workers that were opened, and those of them that were ended. */
  count(): readonly [opened: number, ended: number]
  /** Faults of the questions to come, one after the other; `undefined` is answered. */
  fail(...faults: readonly (WorkerFault | undefined)[]): void
}

/** Makes the workers. */
export function playedWorkers(clock: FakeClock): PlayedWorkers {
  const asked: (readonly [number, string])[] = []
  const posted: unknown[] = []
  const faults: (WorkerFault | undefined)[] = []
  let opened = 0
  let ended = 0

  return {
    asked,
    posted,
    count: () => [opened, ended],
    fail: (...own) => void faults.push(...own),
    openWorker(kind) {
      opened += 1
      const own = opened
      let isEnded = false
      let hear: ((data: unknown) => void) | undefined
      let die: (() => void) | undefined
      const keeper = createKeeper({ crypto, clock, account: kind === 'solana' ? solanaAccount : evmAccount })
      async function answer(question: KeeperQuestion): Promise<void> {
        const fault = faults.shift()
        if (fault === 'silent') return
        if (fault === 'dies') return die?.()
        const said: KeeperAnswer | unknown = fault ? fault(question) : await keeper.answer(structuredClone(question))
        posted.push(said)
        if (!isEnded) hear?.(structuredClone(said))
      }
      return {
        post(question) {
          asked.push([own, question.ask])
          void answer(question)
        },
        listen(onMessage, onDeath) {
          hear = onMessage
          die = onDeath
        },
        end() {
          if (!isEnded) ended += 1
          isEnded = true
        },
      }
    },
  }
}

/** What the server is asked, and what it answers. */
export interface PlayedSigningServer extends SigningServer {
  readonly calls: readonly (readonly [name: string, body: unknown])[]
  /** The next call of that name is answered so. */
  next(name: keyof SigningServer, answer: (signal: AbortSignal) => Promise<unknown>): void
}

const network = { name: 'Sepolia', symbol: 'ETH', decimals: 18, isTestnet: true }

/** What the server says of a transaction, when nothing else is said. */
export const prepared = {
  network,
  nonce: 4,
  gas: '21000',
  maxFeePerGas: '2000000000',
  maxPriorityFeePerGas: '1000000000',
  layerFee: '0',
  replaces: null,
  fee: '5000',
  balance: '3000000000000000000',
  token: { symbol: 'USDC', name: 'USD Coin', decimals: 6, balance: '9000000' },
  isKnown: false,
  needsWindow: false,
} as const

/** Makes the server of signing: it prepares, sends and releases what it is asked for. */
export function playedSigningServer(): PlayedSigningServer {
  const calls: (readonly [string, unknown])[] = []
  const scripted: (readonly [string, (signal: AbortSignal) => Promise<unknown>])[] = []
  async function call<Answer>(name: string, body: unknown, signal: AbortSignal, answer: () => Answer): Promise<Answer> {
    calls.push([name, body])
    const index = scripted.findIndex(([each]) => each === name)
    const [own] = index < 0 ? [] : scripted.splice(index, 1)
    return own ? ((await own[1](signal)) as Answer) : answer()
  }
  return {
    calls,
    next: (name, answer) => void scripted.push([name, answer]),
    release: async (key, signal) => call('release', key, signal, () => releaseFor(key)),
    prepareEvm: (body, signal) => call('prepareEvm', body, signal, () => prepared),
    prepareSolana: (body, signal) => call('prepareSolana', body, signal, () => prepared),
    send: (body, signal) => call('send', body, signal, () => `0x${'5'.repeat(64)}`),
    tell: (body, signal) => call('tell', body, signal, () => undefined),
  }
}

/** A person who is asked: each card waits for its answer. */
export interface PlayedApprovals extends Approvals {
  readonly cards: readonly Approval[]
  /** Cards that are shown now. */
  open(): number
  /** Answers the card that is shown; it waits for one. */
  answer(answer: ApprovalAnswer): Promise<void>
}

/** Makes the person. */
export function playedApprovals(): PlayedApprovals {
  const cards: Approval[] = []
  const waiting: ((answer: ApprovalAnswer) => void)[] = []
  return {
    cards,
    open: () => waiting.length,
    async answer(answer) {
      await until(() => waiting.length > 0)
      waiting.shift()?.(answer)
    },
    ask(approval, signal) {
      cards.push(approval)
      return new Promise((resolve, reject) => {
        waiting.push(resolve)
        signal.addEventListener('abort', () => {
          waiting.splice(waiting.indexOf(resolve), 1)
          reject(signal.reason)
        })
      })
    },
  }
}
