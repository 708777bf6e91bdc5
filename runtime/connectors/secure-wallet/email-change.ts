import type { Clock } from '../../core/host.js'
import type { FrameClient } from '../../frame/frame-client.js'
import { cancelledError } from '../../frame/frame-error.js'
import { throwInCooldown } from './mail-cooldown.js'
import type { MemoryStore } from './memory.js'
import type { SecureWallet } from './wallet.js'

/** What a change of the e-mail address needs. */
export interface EmailChangeDeps {
  readonly client: FrameClient
  readonly clock: Clock
  readonly memory: MemoryStore
  /** Makes sure of the frame. */
  sync(): void
  /** The whole address of the user, where the site has told it to this page. */
  present(): string | undefined
  /** The address is this one now, as the site says. */
  onChanged(email: string): void
}

/** Another e-mail address for a login (SPEC §4, e-mail update): a code to the present one, then one to the next. */
export function changeEmail({
  client,
  clock,
  memory,
  sync,
  present,
  onChanged,
}: EmailChangeDeps): Pick<SecureWallet, 'changeEmail' | 'confirmEmail'> {
  const { signal: never } = new AbortController()
  /** What was asked for last, and the address before it. */
  let asked: { readonly email: string; readonly before: string | undefined } | undefined

  /** The address that was asked for, where the site has it already, though this page was not told. */
  async function changedTo(): Promise<string | undefined> {
    if (!asked) return undefined
    try {
      const { email } = await client.call('GET_USER', {}, { signal: never })
      return email && isSame(email, asked.email) && !isSame(email, asked.before) ? email : undefined
    } catch {
      return undefined
    }
  }

  /** The second code. The site goes on where the view is left, so that its answer counts all the same. */
  async function change(otp: string): Promise<void> {
    let email: string
    try {
      email = (await client.call('UPDATE_EMAIL_SECONDARY_OTP', { otp }, { signal: never })).newEmail
    } catch (cause) {
      // The answer may have been lost, and the code be used up: then it was the right one.
      const now = await changedTo()
      if (now === undefined) throw cause
      email = now
    }
    asked = undefined
    // A log-out meanwhile has cleared what is about the user.
    if (memory.read().isUsed) onChanged(email)
  }

  return {
    async changeEmail(email, signal) {
      throwInCooldown(memory, clock)
      sync()
      const before = present()
      const { action } = await client.call('UPDATE_EMAIL', { email }, { signal })
      asked = { email, before }
      memory.write({ mailedAt: clock.now() })
      return action === 'VERIFY_PRIMARY_OTP' ? 'present' : 'next'
    },
    async confirmEmail(owner, otp, signal) {
      signal.throwIfAborted()
      sync()
      if (owner === 'present') await client.call('UPDATE_EMAIL_PRIMARY_OTP', { otp }, { signal })
      else await unlessLeft(change(otp), signal)
    },
  }
}

/** Mail servers make no difference of the case of letters. */
function isSame(one: string, other: string | undefined): boolean {
  return one.toLowerCase() === other?.toLowerCase()
}

/** What comes of `work`, for as long as it is waited for. */
function unlessLeft<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(cancelledError(signal.reason))
    signal.addEventListener('abort', leave, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
  })
}
