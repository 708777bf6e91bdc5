import type { FrameCalls } from '../../frame/messages.js'
import type { FrameHandlers, ServedRequest } from '../../frame/serve-requests.js'
import type { DevWallet } from '../dev-wallet.js'
import { createFakeLogins, type FakeLoginOptions, type FakeLogins, gate } from './fake-logins.js'

/** What the site of an embedded wallet is played with. */
export interface FakeSiteOptions extends FakeLoginOptions {
  /** The origin of the site. */
  readonly origin: string
  /** Signs and sends on EVM chains; its person approves. */
  readonly wallet: DevWallet
  /** Chain ids with smart accounts. */
  readonly smartAccountNetworks?: readonly number[]
  /** The user's account on Solana, which answers in the shapes of the frame. */
  readonly solana?: { readonly address: string; request(method: string, params: unknown): Promise<unknown> }
}

/** A theme, as the app tells it. */
export type FakeTheme = FrameCalls['SYNC_THEME']['payload']

/** The site of an embedded wallet for tests: fixed codes, no provider, no server. */
export interface FakeSite {
  readonly handlers: FrameHandlers
  /** Mail addresses that a code was sent to, oldest first. */
  mails(): readonly string[]
  /** Approves the link of a new device, as its owner would in the mail. */
  approveDevice(): void
  /** Answers for the person at a provider, with `social: 'ask'`. */
  answerSocial(answer: 'yes' | 'no'): void
  /** Approves a login in the Farcaster app. */
  approveFarcaster(): void
  /** Whose session lives, by e-mail address or by name; `undefined` without a session. */
  signedIn(): string | undefined
  /** The theme that the app told last. */
  theme(): FakeTheme | undefined
  /** Ends the session at the site, as a timeout does. The app is not told. */
  expireSession(): void
  /** Answers the next message of that name with this error of the site. */
  failNext(name: keyof FrameHandlers, message: string): void
  /** Messages of that name wait until the returned function is called. */
  hold(name: keyof FrameHandlers): () => void
  /** From now on what signs needs a window of the site at this path; none where it is left out. */
  askForWindow(path?: string): void
  /** Forgets the session and every login under way, as a browser that evicts the site's storage does. */
  evict(): void
  /** Loaded in a window: settles once the person has answered the provider there. */
  readonly visit: FakeLogins['visit']
}

/** Plays the site. It keeps its session in memory, so that a reload of the app finds it again. */
export function createFakeSite(options: FakeSiteOptions): FakeSite {
  const { wallet, smartAccountNetworks = [], solana } = options
  const failures = new Map<string, string>()
  const holds = new Map<string, Promise<void>>()
  const logins = createFakeLogins({ ...options, permit })
  let accountType: 'eoa' | 'smartAccount' = 'eoa'
  let windowPath: string | undefined
  let theme: FakeTheme | undefined

  /** What the test wants of the next message of that name: it waits, or fails. */
  async function scripted(name: string, { needsWindow }: ServedRequest): Promise<void> {
    if (windowPath !== undefined) needsWindow(windowPath)
    await holds.get(name)
    const message = failures.get(name)
    if (message === undefined) return
    failures.delete(name)
    throw new Error(message)
  }

  function person() {
    const session = logins.session()
    if (!session) throw new Error('Not signed in')
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

  function moveTo(chainId: string | number): void {
    const id = Number(String(chainId).replace(/^eip155:/, ''))
    // Solana has no chain to move to.
    if (Number.isInteger(id) && id !== wallet.chainId()) wallet.selectChain(id)
  }

  function userAt(chainId: string | number | undefined) {
    const { email = null } = person()
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

  const answers: FrameHandlers = {
    ...logins.handlers,
    async CONNECT_SOCIAL(payload, request) {
      const userName = await logins.comeBack(payload.uri, request)
      const { accounts, address, chainId } = userAt(payload.chainId)
      return { address, chainId, userName, ...(accounts && { accounts }) }
    },
    GET_USER(payload) {
      const type = payload?.preferredAccountType
      if (type === 'eoa' || type === 'smartAccount') accountType = type
      return userAt(payload?.chainId)
    },
    IS_CONNECTED() {
      return { isConnected: logins.session() !== undefined }
    },
    SIGN_OUT() {
      logins.end()
      return undefined
    },
    SWITCH_NETWORK({ chainId }) {
      person()
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
    SYNC_THEME(told) {
      theme = told
      return undefined
    },
    SYNC_DAPP_DATA() {
      return undefined
    },
    RELOAD() {
      return undefined
    },
    async RPC_REQUEST({ method, params, chainId, chainNamespace = 'eip155' }) {
      person()
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
    mails: logins.mails,
    approveDevice: logins.approveDevice,
    answerSocial: logins.answerSocial,
    approveFarcaster: logins.approveFarcaster,
    signedIn: () => logins.session()?.email ?? logins.session()?.userName,
    expireSession: logins.end,
    failNext: (name, message) => void failures.set(name, message),
    hold(name) {
      const { promise, release } = gate<void>()
      holds.set(name, promise)
      return () => {
        if (holds.get(name) === promise) holds.delete(name)
        release()
      }
    },
    askForWindow(path) {
      windowPath = path
    },
    evict: logins.forget,
    visit: logins.visit,
    theme: () => theme,
  }
}

/** Has `scripted` say first what becomes of a message. */
function withScript(
  answers: FrameHandlers,
  scripted: (name: string, request: ServedRequest) => Promise<void>,
): FrameHandlers {
  const each = Object.entries(answers).map(([name, answer]) => {
    const handle = answer as (payload: unknown, request: ServedRequest) => unknown
    const serve = async (payload: unknown, request: ServedRequest) => {
      await scripted(name, request)
      // Its document is gone, or the app has taken it back.
      request.signal.throwIfAborted()
      return handle(payload, request)
    }
    return [name, serve]
  })
  // The same names with the same answers.
  return Object.fromEntries(each) as FrameHandlers
}
