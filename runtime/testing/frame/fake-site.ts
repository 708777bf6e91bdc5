import type { FrameHandlers, ServedRequest } from '../../frame/serve-requests.js'
import type { DevWallet } from '../dev-wallet.js'

/** What the site of an embedded wallet is played with. */
export interface FakeSiteOptions {
  /** Signs and sends on EVM chains; its person approves. */
  readonly wallet: DevWallet
  /** The code of every mail; 123456 when left out. */
  readonly code?: string
  /** What an e-mail address leads to: a code, the link of a new device and then a code, or a login at once. */
  readonly login?: 'code' | 'device' | 'known'
  /** What the page of a new device shows, to be found again in the mail. */
  readonly number?: string
  /** Chain ids with smart accounts. */
  readonly smartAccountNetworks?: readonly number[]
  /** The user's account on Solana, which answers in the shapes of the frame. */
  readonly solana?: { readonly address: string; request(method: string, params: unknown): Promise<unknown> }
}

/** The site of an embedded wallet for tests: fixed codes, no server. */
export interface FakeSite {
  readonly handlers: FrameHandlers
  /** Mail addresses that a code was sent to, oldest first. */
  mails(): readonly string[]
  /** Approves the link of a new device, as its owner would in the mail. */
  approveDevice(): void
  /** Whose session lives; `undefined` where nobody is signed in. */
  signedIn(): string | undefined
  /** Ends the session at the site, as a timeout does. The app is not told. */
  expireSession(): void
  /** Answers the next message of that name with this error of the site. */
  failNext(name: keyof FrameHandlers, message: string): void
  /** Messages of that name wait until the returned function is called. */
  hold(name: keyof FrameHandlers): () => void
  /** Forgets the session and every login under way, as a browser that evicts the site's storage does. */
  evict(): void
}

/** Codes that may be tried before a new mail is needed. */
const TRIES = 5

/** Plays the site. It keeps its session in memory, so that a reload of the app finds it again. */
export function createFakeSite(options: FakeSiteOptions): FakeSite {
  const { wallet, code = '123456', login = 'code', number, smartAccountNetworks = [], solana } = options
  const mails: string[] = []
  const failures = new Map<string, string>()
  const holds = new Map<string, Promise<void>>()
  let asked: { readonly email: string; tries: number; isApproved: boolean } | undefined
  let session: string | undefined
  let accountType: 'eoa' | 'smartAccount' = 'eoa'
  let link = gate()

  /** What the test wants of the next message of that name: it waits, or fails. */
  async function scripted(name: string): Promise<void> {
    await holds.get(name)
    const message = failures.get(name)
    if (message === undefined) return
    failures.delete(name)
    throw new Error(message)
  }

  function signedIn(): string {
    if (session === undefined) throw new Error('Not signed in')
    return session
  }

  /** The wallet shares its account with its own site without a question. */
  async function permit(): Promise<void> {
    const behaviour = wallet.behaviour()
    wallet.behave({})
    const permitted = wallet.provider.request({ method: 'eth_requestAccounts' })
    wallet.behave(behaviour)
    await permitted
  }

  async function enter(email: string): Promise<void> {
    await permit()
    session = email
    asked = undefined
  }

  function moveTo(chainId: string | number): void {
    const id = Number(String(chainId).replace(/^eip155:/, ''))
    // Solana has no chain to move to.
    if (Number.isInteger(id) && id !== wallet.chainId()) wallet.selectChain(id)
  }

  function userAt(chainId: string | number | undefined) {
    const email = signedIn()
    if (typeof chainId === 'string' && chainId.startsWith('solana:')) {
      if (!solana) throw new Error('This wallet has no account on Solana')
      return { email, address: solana.address, chainId }
    }
    if (chainId !== undefined) moveTo(chainId)
    const address = wallet.address()
    const id = wallet.chainId()
    return {
      email,
      address,
      chainId: id,
      accounts: [{ address, type: accountType }],
      preferredAccountType: accountType,
      smartAccountDeployed: false,
    }
  }

  async function onceApproved({ signal }: ServedRequest): Promise<undefined> {
    const login = asked
    await new Promise<void>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('Request was aborted')), { once: true })
      link.promise.then(resolve, reject)
    })
    if (login) login.isApproved = true
    return undefined
  }

  const answers: FrameHandlers = {
    async CONNECT_EMAIL({ email }) {
      if (login === 'known') {
        await enter(email)
        return { action: 'CONNECT' }
      }
      mails.push(email)
      link = gate()
      asked = { email, tries: 0, isApproved: login === 'code' }
      if (login === 'code') return { action: 'VERIFY_OTP' }
      return { action: 'VERIFY_DEVICE', ...(number !== undefined && { number }) }
    },
    CONNECT_DEVICE(_, request) {
      return onceApproved(request)
    },
    async CONNECT_OTP({ otp }) {
      if (!asked?.isApproved) throw new Error('This code has expired')
      asked.tries += 1
      if (asked.tries > TRIES) throw new Error('Too many attempts')
      if (otp !== code) throw new Error('This code isn’t right')
      await enter(asked.email)
      return undefined
    },
    GET_USER(payload) {
      const type = payload?.preferredAccountType
      if (type === 'eoa' || type === 'smartAccount') accountType = type
      return userAt(payload?.chainId)
    },
    IS_CONNECTED() {
      return { isConnected: session !== undefined }
    },
    SIGN_OUT() {
      session = undefined
      return undefined
    },
    SWITCH_NETWORK({ chainId }) {
      signedIn()
      moveTo(chainId)
      return { chainId }
    },
    GET_CHAIN_ID() {
      return { chainId: wallet.chainId() }
    },
    GET_SMART_ACCOUNT_ENABLED_NETWORKS() {
      return { smartAccountEnabledNetworks: [...smartAccountNetworks] }
    },
    SET_PREFERRED_ACCOUNT({ type }) {
      if (type !== 'eoa' && type !== 'smartAccount') throw new Error('Unknown type of account')
      accountType = type
      return { type, address: wallet.address() }
    },
    SYNC_THEME() {
      return undefined
    },
    SYNC_DAPP_DATA() {
      return undefined
    },
    RELOAD() {
      return undefined
    },
    async RPC_REQUEST({ method, params, chainId, chainNamespace = 'eip155' }) {
      signedIn()
      if (chainNamespace === 'solana') {
        if (!solana) throw new Error('This wallet has no account on Solana')
        return solana.request(method, params)
      }
      if (chainId !== undefined) moveTo(chainId)
      return wallet.provider.request({ method, params })
    },
  }

  return {
    handlers: withScript(answers, scripted),
    mails: () => [...mails],
    approveDevice: () => link.release(),
    signedIn: () => session,
    expireSession() {
      session = undefined
    },
    failNext: (name, message) => void failures.set(name, message),
    hold(name) {
      const { promise, release } = gate()
      holds.set(name, promise)
      return () => {
        if (holds.get(name) === promise) holds.delete(name)
        release()
      }
    },
    evict() {
      session = undefined
      asked = undefined
    },
  }
}

/** Has `scripted` say first what becomes of a message. */
function withScript(answers: FrameHandlers, scripted: (name: string) => Promise<void>): FrameHandlers {
  const each = Object.entries(answers).map(([name, answer]) => {
    const handle = answer as (payload: unknown, request: ServedRequest) => unknown
    return [name, (payload: unknown, request: ServedRequest) => scripted(name).then(() => handle(payload, request))]
  })
  // The same names with the same answers.
  return Object.fromEntries(each) as FrameHandlers
}

/** Something that is waited for until it is let go. */
function gate(): { readonly promise: Promise<void>; release(): void } {
  let release = () => {}
  const promise = new Promise<void>((resolve) => {
    release = resolve
  })
  return { promise, release: () => release() }
}
