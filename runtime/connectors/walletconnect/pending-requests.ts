import type { ModalError } from '../../../schema/error.js'
import { readTopic } from './tab-asks.js'
import type { AskName } from './tab-messages.js'

/** What a tab has asked and not heard an answer to. */
export interface PendingRequests {
  /** Asks the leading tab; without a leader, as soon as there is one. */
  add(name: AskName, params: unknown, leader: string | undefined): Promise<unknown>
  /** Another tab leads: asks it what the one before has not answered. */
  sendAll(leader: string): void
  /** An answer counts only from the leader that was asked last. */
  answer(id: number, from: string, result: unknown): void
  fail(id: number, from: string, cause: unknown): void
  /** The leader is lost, and no tab leads for now. */
  lose(leader: string): void
  /** What waits for a wallet to answer this pairing waits no longer. */
  giveUp(topic: string): void
  has(name: AskName): boolean
  isEmpty(): boolean
  /** Rejects all of it, with `cause` where there is one. */
  end(cause?: unknown): void
}

/** What it is made of. */
export interface TabWaitsDeps {
  send(id: number, name: AskName, params: unknown, leader: string): void
  /** What is thrown where the leader was lost. */
  lost(): ModalError
  /** Nothing is waited for any more. */
  onEmpty(): void
}

interface Wait {
  readonly name: AskName
  readonly params: unknown
  resolve(result: unknown): void
  reject(cause: unknown): void
  askedOf?: string | undefined
}

/** Makes it. */
export function createPendingRequests({ send, lost, onEmpty }: TabWaitsDeps): PendingRequests {
  const waits = new Map<number, Wait>()
  let last = 0

  function settle(id: number, work: (wait: Wait) => void): void {
    const wait = waits.get(id)
    if (!wait) return
    waits.delete(id)
    work(wait)
    if (waits.size === 0) onEmpty()
  }

  function sendTo(id: number, wait: Wait, leader: string): void {
    if (wait.askedOf === leader) return
    // The wallet may have it already and would ask the user twice. Everything else may be done twice.
    if (wait.askedOf !== undefined && wait.name === 'request') settle(id, ({ reject }) => reject(lost()))
    else {
      wait.askedOf = leader
      send(id, wait.name, wait.params, leader)
    }
  }

  const isFrom = (id: number, from: string) => waits.get(id)?.askedOf === from
  return {
    add(name, params, leader) {
      last += 1
      const id = last
      return new Promise((resolve, reject) => {
        const wait: Wait = { name, params, resolve, reject }
        waits.set(id, wait)
        if (leader !== undefined) sendTo(id, wait, leader)
      })
    },
    sendAll(leader) {
      for (const [id, wait] of [...waits]) sendTo(id, wait, leader)
    },
    answer(id, from, result) {
      if (isFrom(id, from)) settle(id, ({ resolve }) => resolve(result))
    },
    fail(id, from, cause) {
      if (isFrom(id, from)) settle(id, ({ reject }) => reject(cause))
    },
    lose(leader) {
      for (const [id, wait] of [...waits]) {
        if (wait.askedOf !== leader) continue
        if (wait.name === 'request') settle(id, ({ reject }) => reject(lost()))
        else wait.askedOf = undefined
      }
    },
    giveUp(topic) {
      for (const [id, { name, params }] of [...waits]) {
        // The client's own message for an expired proposal.
        if (name === 'approval' && readTopic(params)?.topic === topic)
          settle(id, ({ reject }) => reject(new Error('Proposal expired')))
      }
    },
    has: (name) => [...waits.values()].some((wait) => wait.name === name),
    isEmpty: () => waits.size === 0,
    end(cause) {
      for (const id of [...waits.keys()]) settle(id, ({ reject }) => reject(cause ?? lost()))
    },
  }
}
