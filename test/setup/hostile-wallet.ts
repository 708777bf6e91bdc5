import { type SdkWallet, startSdkWallet, stopSdkWallet } from '../../runtime/testing/walletconnect/sdk-wallet.js'

/** A wallet whose official SDK sends what a test says in place of what it would settle. */
export interface HostileWallet {
  /** Scans a code. Resolves when the wallet has taken it. */
  pair(uri: string): Promise<void>
  /** What it settles with from now on, made from what an honest wallet would. */
  settleWith(change: (honest: HonestSettle) => unknown): void
  /** The public key it answers proposals with from now on. */
  answerWith(publicKey: string | undefined): void
  /** It refuses what is proposed from now on, or leaves it unanswered. */
  refuse(how: boolean | 'silent'): void
  /** Approves what it has left unanswered. */
  late(): Promise<void>
  /** Topics of the sessions that it has open. */
  sessions(): readonly string[]
  stop(): Promise<void>
}

/** What an honest wallet settles. */
export type HonestSettle = Readonly<Record<'relay' | 'controller' | 'namespaces' | 'expiry', unknown>>

interface Approval {
  readonly sessionSettleRequest: HonestSettle
  readonly pairingProposalResponse: object
}

/** Its account. */
export const hostileAccount = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** Starts it on one relay. The SDK refuses to send such sessions, so that they are put in below its checks. */
export async function startHostileWallet(relayUrl: string, projectId = 'local'): Promise<HostileWallet> {
  const wallet = await startSdkWallet({ relayUrl, projectId, name: 'Hostile Wallet' })
  let change: (honest: HonestSettle) => unknown = (honest) => honest
  let publicKey: string | undefined
  const engine = engineOf(wallet)
  const { sendApproveSession } = engine
  engine.sendApproveSession = ({ sessionSettleRequest, pairingProposalResponse, ...rest }) =>
    sendApproveSession({
      ...rest,
      sessionSettleRequest: change(sessionSettleRequest) as HonestSettle,
      pairingProposalResponse: {
        ...pairingProposalResponse,
        ...(publicKey !== undefined && { responderPublicKey: publicKey }),
      },
    })
  let refusal: boolean | 'silent' = false
  const unanswered: number[] = []
  const approve = (id: number) => {
    const eip155 = {
      chains: ['eip155:1'],
      accounts: [`eip155:1:${hostileAccount}`],
      methods: ['personal_sign'],
      events: ['accountsChanged'],
    }
    // It rejects where the app refuses the session, which is what a test is about.
    return wallet.approveSession({ id, namespaces: { eip155 } }).then(
      () => {},
      () => {},
    )
  }
  wallet.on('session_proposal', ({ id }) => {
    if (refusal === 'silent') unanswered.push(id)
    else if (refusal) wallet.rejectSession({ id, reason: { code: 5000, message: 'User rejected.' } }).catch(() => {})
    else void approve(id)
  })
  return {
    pair: (uri) => wallet.pair({ uri }),
    settleWith(next) {
      change = next
    },
    answerWith(next) {
      publicKey = next
    },
    refuse(how) {
      refusal = how
    },
    late: async () => void (await Promise.all(unanswered.splice(0).map(approve))),
    sessions: () => Object.keys(wallet.getActiveSessions()),
    stop: () => stopSdkWallet(wallet),
  }
}

function engineOf(wallet: SdkWallet) {
  const { engine } = wallet.engine.signClient
  return Object(engine) as { sendApproveSession: (approval: Approval) => Promise<void> }
}
