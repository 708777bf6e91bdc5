import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../test/setup/runs.js'
import { activityOver, hashOf } from '../../../test/unit/fake-history.js'
import { settle } from '../../../test/unit/fakes.js'
import type { TransactionStatus } from '../../contract/chain.js'

/** What may happen on a chain between two looks. */
type Event = 'mine' | 'blocks' | 'reorg' | 'drop' | 'back' | 'replace' | 'rest'

/** A chain that knows of one transaction, the plainest way there is. */
function modelChain() {
  let head = 100
  let minedAt: number | undefined
  let isKnown = true
  let isReplaced = false
  return {
    does(event: Event): void {
      if (event === 'blocks') head += 3
      if (event === 'mine' && isKnown && minedAt === undefined && !isReplaced) {
        head += 1
        minedAt = head
      }
      // Up to three blocks are others now, as many as before: what was in them is known, and in none.
      if (event === 'reorg' && minedAt !== undefined && head - minedAt < 3) minedAt = undefined
      if (event === 'drop' && minedAt === undefined) isKnown = false
      if (event === 'back') isKnown = true
      if (event === 'replace' && minedAt === undefined) isReplaced = true
    },
    /** What a node says of it. */
    fate(): TransactionStatus {
      if (minedAt !== undefined) return { status: 'confirmed', nonce: 7, confirmations: head - minedAt + 1 }
      if (isReplaced) return { status: 'passed', nonce: 7 }
      return isKnown ? { status: 'pending', nonce: 7 } : { status: 'unknown', nonce: 7 }
    },
    /** What a person is to read once everybody has had time to look. */
    truth() {
      if (minedAt === undefined) return isReplaced ? 'dropped' : 'pending'
      return head - minedAt + 1 >= 12 ? 'final' : 'confirmed'
    },
  }
}

const events = fc.array(fc.constantFrom<Event>('mine', 'blocks', 'reorg', 'drop', 'back', 'replace', 'rest'), {
  minLength: 1,
  maxLength: 12,
})

test('Z-18: whatever a chain does, the row says what the chain says, and never a success that it has not', async () => {
  await fc.assert(
    fc.asyncProperty(events, async (list) => {
      const chain = modelChain()
      const { submitted, submissions, follow, clock } = await activityOver(() => ({ data: [] }), {
        fate: async () => chain.fate(),
      })
      submitted(hashOf(171))
      const status = () => submissions.peek()[0]?.status
      const stop = follow()
      const over: (string | undefined)[] = ['final', 'dropped', 'failed']
      for (const event of list) {
        const was = status()
        // What is told as over is not looked at again.
        if (over.includes(was)) break
        chain.does(event)
        // A change shows with the next look, and what is doubted with more of them.
        if (event !== 'rest') continue
        await clock.advance(60_000)
        await settle()
        expect(status(), list.join()).toBe(chain.truth())
      }
      if (!over.includes(status())) {
        await clock.advance(60_000)
        await settle()
        expect(status(), list.join()).toBe(chain.truth())
      }
      stop()
    }),
    { numRuns: runs(200) },
  )
})
