import { createPublicKey, verify } from 'node:crypto'
import { fromBase58 } from '../../runtime/core/base58.js'
import type { UnsafeMethod } from '../../runtime/frame/methods.data.js'
import type { SiteUser } from '../../runtime/wallet-site/answers.js'
import { readNetwork, type SiteNetwork } from '../../runtime/wallet-site/networks.js'
import { createSigning } from '../../runtime/wallet-site/signing/sign-wish.js'
import { createSigner } from '../../runtime/wallet-site/signing/signer.js'
import { fakeClock } from './fakes.js'
import {
  ownEvm,
  type PlayedApprovals,
  type PlayedSigningServer,
  type PlayedWorkers,
  playedApprovals,
  playedSigningServer,
  playedWorkers,
  projectId,
} from './signing-world.js'
import { ownSolana } from './solana-samples.js'

/** The app that asks. */
export const signingApp = 'https://app.example'
/** Who is signed in. */
export const signingUser: SiteUser = {
  email: 'alice@example.com',
  accounts: [
    { namespace: 'eip155', address: ownEvm },
    { namespace: 'solana', address: ownSolana },
  ],
}
/** Another account. */
export const to = '0x8617E340B3D01FA5F11F306F4090FD50E238070D'
/** Sepolia and the devnet of Solana. */
export const [evm, devnet] = [networkOf('eip155:11155111'), networkOf('solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1')]
/** What a request that is given up is told. */
export const aborted = 'Request was aborted'

/** A request that was begun. */
export interface AskedSignature {
  readonly id: string
  /** The answer, or the words of the error. */
  readonly answer: Promise<unknown>
  abort(): void
}

/** The part of the site that signs, with everything around it played. */
export interface SignWishWorld {
  readonly server: PlayedSigningServer
  readonly approvals: PlayedApprovals
  readonly workers: PlayedWorkers
  /** What the server says of the session. */
  userNow: () => Promise<SiteUser>
  ask(method: UnsafeMethod, params: unknown, network?: SiteNetwork): AskedSignature
  askMessage(text?: string): AskedSignature
  askSend(change?: object): AskedSignature
  /** Outcomes that the server was told. */
  told(): readonly unknown[]
  outcomes(): readonly unknown[]
  /** Whether a worker was asked to sign. */
  isSigned(): boolean
}

/** Makes it, with a person who is signed in. */
export function signWishWorld(): SignWishWorld {
  const clock = fakeClock()
  const [server, approvals, workers] = [playedSigningServer(), playedApprovals(), playedWorkers(clock)]
  const signer = createSigner({ clock, projectId, openWorker: workers.openWorker, release: server.release })
  const user = () => world.userNow()
  const signing = createSigning({ server, signer, approvals, subtle: crypto.subtle, user, app: signingApp })
  let count = 0

  function ask(method: UnsafeMethod, params: unknown, network: SiteNetwork = evm): AskedSignature {
    count += 1
    const own = new AbortController()
    const id = `request-${count}`
    const answer = signing.sign({ id, method, params, network, signal: own.signal }).then(
      (value) => value,
      (cause: Error) => cause.message,
    )
    return { id, answer, abort: () => own.abort(new Error(aborted)) }
  }
  const told = () => server.calls.filter(([name]) => name === 'tell').map(([, body]) => body)

  const world: SignWishWorld = {
    server,
    approvals,
    workers,
    userNow: async () => signingUser,
    ask,
    askMessage: (text = 'Hello') => ask('personal_sign', [text, ownEvm]),
    askSend: (change = {}) => ask('eth_sendTransaction', [{ to, value: '0xde0b6b3a7640000', ...change }]),
    told,
    outcomes: () => told().map((body) => Object(body).outcome),
    isSigned: () => workers.asked.some(([, question]) => question === 'sign'),
  }
  return world
}

function networkOf(id: string): SiteNetwork {
  const network = readNetwork(id)
  if (!network) throw new Error(id)
  return network
}

/** Whether the own account of Solana has signed, by the Ed25519 of Node. */
export function isSignedBySolana(signature: string, message: Uint8Array): boolean {
  const der = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), fromBase58(ownSolana) ?? new Uint8Array()])
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' })
  return verify(null, message, key, fromBase58(signature) ?? new Uint8Array())
}
