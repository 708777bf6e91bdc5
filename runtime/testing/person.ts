import type { Clock } from '../core/host.js'
import { covers, type WalletBehaviour } from './behaviour.js'
import type { WalletRequest } from './wallet-provider.js'

/** A request that waits in front of the person, oldest first. */
export interface PendingRequest extends WalletRequest {
  /** Unique within one wallet. */
  readonly id: number
}

/** Says yes or no where a wallet shows a prompt. */
export interface Person {
  /** Replaces the behaviour from the next request on. */
  behave(behaviour: WalletBehaviour): void
  behaviour(): WalletBehaviour
  /** Whether the person agrees. Takes as long as the behaviour says; never settles for what it says must hang. */
  decide(request: WalletRequest): Promise<boolean>
  /** What waits for `approveNext` or `rejectNext`. */
  pending(): readonly PendingRequest[]
  /** Says yes to the oldest waiting request, or to the next one that comes. Rejects when none comes in time. */
  approveNext(timeoutMs?: number): Promise<PendingRequest>
  /** Says no to it, in the same manner. */
  rejectNext(timeoutMs?: number): Promise<PendingRequest>
}

/** How long `approveNext` and `rejectNext` wait for a request, in milliseconds. */
const patienceMs = 10_000

interface Prompt {
  readonly request: PendingRequest
  answer(isApproved: boolean): void
}

/** Makes the person in front of a test wallet: scripted by the behaviour, or asked where it says `ask`. */
export function createPerson(clock: Pick<Clock, 'sleep'>, first: WalletBehaviour = {}): Person {
  const prompts: Prompt[] = []
  const waiting: ((prompt: Prompt) => void)[] = []
  let behaviour = first
  let lastId = 0

  function prompt(request: WalletRequest): Promise<boolean> {
    return new Promise((answer) => {
      lastId += 1
      const shown = { request: { ...request, id: lastId }, answer }
      const next = waiting.shift()
      if (next) next(shown)
      else prompts.push(shown)
    })
  }

  async function answerNext(isApproved: boolean, timeoutMs: number): Promise<PendingRequest> {
    const { request, answer } = prompts.shift() ?? (await nextPrompt(timeoutMs))
    answer(isApproved)
    return request
  }

  function nextPrompt(timeoutMs: number): Promise<Prompt> {
    const came = new AbortController()
    return new Promise((resolve, reject) => {
      const take = (shown: Prompt) => {
        came.abort()
        resolve(shown)
      }
      waiting.push(take)
      const giveUp = () => {
        waiting.splice(waiting.indexOf(take), 1)
        reject(new Error(`Nothing was asked of the wallet within ${timeoutMs} ms.`))
      }
      clock.sleep(timeoutMs, came.signal).then(giveUp, () => undefined)
    })
  }

  return {
    behave(next) {
      behaviour = next
    },
    behaviour: () => behaviour,
    async decide(request) {
      const { latencyMs, hang, reject, ask } = behaviour
      if (latencyMs) await clock.sleep(latencyMs)
      if (covers(hang, request.method)) return new Promise(() => {})
      if (covers(reject, request.method)) return false
      return covers(ask, request.method) ? prompt(request) : true
    },
    pending: () => prompts.map(({ request }) => request),
    approveNext: (timeoutMs = patienceMs) => answerNext(true, timeoutMs),
    rejectNext: (timeoutMs = patienceMs) => answerNext(false, timeoutMs),
  }
}
