import { createFrameClient } from '../../runtime/frame/frame-client.js'
import type { FrameCalls, FrameProtocol } from '../../runtime/frame/messages.js'
import { serveFrame } from '../../runtime/frame/serve-frame.js'
import type { FrameHandlers } from '../../runtime/frame/serve-requests.js'
import type { ModalError } from '../../schema/error.js'
import { type FakeFramesOptions, fakeFrames } from './fake-frames.js'
import { fakeClock, type Later, later } from './fakes.js'

/** Where the wallet is. */
export const walletOrigin = 'https://wallet.example'
/** Where the page is. */
export const appOrigin = 'https://app.example'
/** A request that signs. */
export const sign = { method: 'personal_sign', params: ['0x00', '0x01'] } as const
/** A request that reads. */
export const read = { method: 'eth_blockNumber' } as const

/** What is played otherwise than usual. */
export interface FrameWorldOptions extends Omit<FakeFramesOptions, 'site'> {
  readonly protocol?: FrameProtocol
  readonly versions?: readonly FrameProtocol[]
  readonly handlers?: FrameHandlers
  readonly isStorageDenied?: boolean
  readonly isSilent?: boolean
}

/** A page with a client, and the wallet's site that answers it. What is asked waits in `asked`. */
export function frameWorld({
  protocol = 5,
  versions = [5, 4],
  handlers,
  isStorageDenied,
  isSilent,
  ...rest
}: FrameWorldOptions = {}) {
  const clock = fakeClock()
  const logged: string[] = []
  const stored = new Map<string, string>()
  const asked: (Later<unknown> & { readonly id: string; readonly signal: AbortSignal })[] = []
  const documents: ReturnType<typeof serveFrame>[] = []
  const usual: FrameHandlers = {
    RPC_REQUEST(_, { id, signal }) {
      const answer = later()
      asked.push({ ...answer, id, signal })
      return answer.promise
    },
    ...answering('GET_CHAIN_ID', { chainId: 1 }),
    ...answering('IS_CONNECTED', { isConnected: true }),
    ...answering('CONNECT_OTP', undefined),
    ...answering('SYNC_THEME', undefined),
    ...handlers,
  }
  const site: NonNullable<FakeFramesOptions['site']> = (parent) => {
    const served = serveFrame({
      parent,
      allowedOrigins: [appOrigin],
      versions: protocol === 5 ? versions : 'envelope',
      handlers: usual,
      storage: {
        get: (key) => stored.get(key) ?? null,
        set: (key, value) => void (isStorageDenied || stored.set(key, value)),
      },
      clock,
      build: 'b1',
    })
    documents.push(served)
    return served
  }
  const frames = fakeFrames({ ...rest, ...(!isSilent && { site }) })
  const client = createFrameClient({
    frames,
    clock,
    log: (_, text) => void logged.push(text),
    url: `${walletOrigin}/sdk?projectId=p`,
    origin: walletOrigin,
    protocol,
    projectId: 'p',
    sdk: 'kit-0',
    title: 'Wallet',
  })
  /** Calls, and remembers how it ended. */
  const call = <Name extends Parameters<typeof client.call>[0]>(
    name: Name,
    payload: FrameCalls[Name]['payload'],
    signal: AbortSignal = new AbortController().signal,
    onWindow?: (path: string) => void,
  ) => {
    const ends: unknown[] = []
    client.call(name, payload, { signal, ...(onWindow && { onWindow }) }).then(
      (answer) => ends.push(answer),
      (error: ModalError) => ends.push(error.code),
    )
    return ends
  }
  const leftovers = () => clock.pending() + frames.leftovers()
  return { clock, logged, asked, documents, frames, client, call, leftovers, site }
}

/** A handler that always answers the same. */
function answering(name: keyof FrameHandlers, answer: unknown): FrameHandlers {
  return { [name]: () => answer }
}
