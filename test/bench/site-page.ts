import type { FrameClient } from '../../runtime/frame/frame-client.js'
import { type FrameTimes, timeSite } from './frame-times.js'

/** The wallet in a page of an app, through the kit's client. */
export interface SiteBench {
  /** Opens it, and measures the handshake and requests. */
  open(url: string, projectId: string, trips: number): Promise<FrameTimes>
  /** Asks for a code. Gives what the person does next, with the number of a new device. */
  start(email: string): Promise<{ readonly action: string; readonly number?: string | undefined }>
  /** Waits until the link was opened. */
  approved(): Promise<unknown>
  /** Enters the code. Gives the milliseconds until the address is known. */
  enter(otp: string): Promise<number>
  /** Shows the frame and asks for a signature. Gives when it was there, in milliseconds since the epoch. */
  sign(message: string): Promise<number>
}

declare global {
  interface Window {
    readonly siteBench: SiteBench
  }
}

const { signal } = new AbortController()
let client: FrameClient | undefined
let address = ''

/** Runs in a page of the app. */
Object.assign(window, {
  siteBench: {
    async open(url, projectId, trips) {
      const opened = await timeSite({ url, projectId }, trips)
      client = opened.client
      return opened.times
    },
    start: (email) => own().call('CONNECT_EMAIL', { email }, { signal }),
    approved: () => own().call('CONNECT_DEVICE', undefined, { signal }),
    async enter(otp) {
      const begin = performance.now()
      await own().call('CONNECT_OTP', { otp }, { signal })
      const user = await own().call('GET_USER', {}, { signal })
      address = user.address
      return performance.now() - begin
    },
    async sign(message) {
      own().show(() => {}, 'Cancel')
      const params = [message, address]
      await own().call('RPC_REQUEST', { method: 'personal_sign', params, chainId: 1 }, { signal })
      const end = performance.timeOrigin + performance.now()
      own().hide()
      return end
    },
  } satisfies SiteBench,
})

function own(): FrameClient {
  if (!client) throw new Error('The wallet was not opened.')
  return client
}
