import type { Clock } from '../../core/host.js'
import { frameError } from '../../frame/frame-error.js'
import type { MemoryStore } from './memory.js'

/** SPEC §9: cooldown of logins by mail, and of changes of the address. */
const COOLDOWN_MS = 30_000

/** Milliseconds until a mail may be asked for again. */
export function waitMsOf(memory: MemoryStore, clock: Clock): number {
  const { mailedAt } = memory.read()
  const ms = (mailedAt ?? 0) + COOLDOWN_MS - clock.now()
  // After the clock is set back the wait could last for years: it is dropped.
  return ms > COOLDOWN_MS ? 0 : Math.max(0, ms)
}

/** Throws `frame/cooldown` where the last mail is too young (SPEC §8). */
export function throwInCooldown(memory: MemoryStore, clock: Clock): void {
  const ms = waitMsOf(memory, clock)
  if (ms > 0) throw frameError('frame/cooldown', { seconds: Math.ceil(ms / 1000) })
}
