import type { Clock } from '../../core/host.js'
import type { FrameClient } from '../../frame/frame-client.js'
import { throwInCooldown, waitMsOf } from './mail-cooldown.js'
import { type MemoryStore, maskEmail } from './memory.js'
import type { SecureWallet } from './wallet.js'

/** What logins by mail need. */
export interface EmailLoginDeps {
  readonly client: FrameClient
  readonly clock: Clock
  readonly memory: MemoryStore
  /** Makes sure of the frame. */
  sync(): void
}

/** Logins by mail (SPEC §4), until the site knows who it is. */
export function emailLogin({
  client,
  clock,
  memory,
  sync,
}: EmailLoginDeps): Pick<SecureWallet, 'startEmail' | 'approveDevice' | 'enterCode' | 'waitMs'> {
  /** Whether the site has the login of a masked address already, though this page was not told. */
  async function isSignedIn(masked: string, signal: AbortSignal): Promise<boolean> {
    try {
      sync()
      if (!(await client.call('IS_CONNECTED', undefined, { signal })).isConnected) return false
      const { email: told } = await client.call('GET_USER', {}, { signal })
      return typeof told === 'string' && maskEmail(told) === masked
    } catch {
      return false
    }
  }

  return {
    waitMs: () => waitMsOf(memory, clock),
    async startEmail(address, signal) {
      const masked = maskEmail(address)
      const { pending: last } = memory.read()
      // The mail is there already: the login goes on where the last page was closed.
      if (waitMsOf(memory, clock) > 0 && last?.email === masked)
        return (await isSignedIn(masked, signal))
          ? { action: 'CONNECT' }
          : { action: last.action, number: last.number ?? undefined }
      throwInCooldown(memory, clock)
      sync()
      const { action, number } = await client.call('CONNECT_EMAIL', { email: address }, { signal })
      const pending = action === 'CONNECT' ? undefined : { email: masked, action, number: number ?? null }
      memory.write({ mailedAt: clock.now(), pending })
      return { action, number }
    },
    async approveDevice(signal) {
      sync()
      await client.call('CONNECT_DEVICE', undefined, { signal })
      const { pending } = memory.read()
      if (pending) memory.write({ pending: { ...pending, action: 'VERIFY_OTP' } })
    },
    async enterCode(otp, signal) {
      sync()
      try {
        await client.call('CONNECT_OTP', { otp }, { signal })
      } catch (cause) {
        // The answer may have been lost, and the code be used up: then it was the right one.
        const { pending } = memory.read()
        if (signal.aborted || !pending || !(await isSignedIn(pending.email, signal))) throw cause
      }
    },
  }
}
