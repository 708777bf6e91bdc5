import type { Root } from 'react-dom/client'
import { getAddress } from 'viem/utils'
import { acts, around, behave, lookAgain } from './story-acts.js'
import { addressesIn, checkShown, checkTrue, checkWork, must, startCount } from './story-checks.js'
import { type StoryPage, storyPage } from './story-page.js'
import { type Kind, LIE, storyWallet } from './story-wallet.js'

/** A random story. */
export interface Story {
  readonly first: number
  readonly spoofer: Kind
  readonly steps: readonly {
    readonly act: string
    readonly wallet: number
    readonly number: number
    readonly isSettled: boolean
  }[]
}

const plans = (spoofer: Kind) => {
  const honest = { uuid: 'u-honest', name: 'Harbor', rdns: 'com.harbor' }
  const other = { uuid: 'u-other', name: 'Other', rdns: 'org.other' }
  const spoofed = {
    ...other,
    ...(spoofer === 'sameRdns' && { rdns: honest.rdns, name: honest.name }),
    ...(spoofer === 'sameName' && { name: honest.name }),
    ...(spoofer === 'sameUuid' && { uuid: honest.uuid, name: honest.name }),
  }
  return [
    { kind: 'honest', info: honest, accounts: accountsOf(1) },
    { kind: 'chatty', info: { uuid: 'u-chatty', name: 'Chatty', rdns: 'com.chatty' }, accounts: accountsOf(2) },
    { kind: 'lying', info: { uuid: 'u-lying', name: 'Lying', rdns: 'com.lying' }, accounts: accountsOf(3) },
    { kind: 'late', info: { uuid: 'u-late', name: 'Late', rdns: 'com.late' }, accounts: accountsOf(4) },
    { kind: spoofer, info: spoofed, accounts: accountsOf(5) },
  ] as const
}

/** Two accounts with their checksums, whose short forms no other wallet has. */
function accountsOf(wallet: number): readonly string[] {
  return ['1', '2'].map((account) =>
    getAddress(`0x${wallet}${account}${'cd'.repeat(16)}${wallet}${account}ef${wallet}${account}`),
  )
}

/** A task that takes longer, in ms, is a page that is frozen. */
const FROZEN_MS = 200
/** A machine that stalls does not do so in the same step so many times. */
const REPLAYS = 4

/** Plays a story again where a step of it froze the page. Throws where the same step does so in each replay. */
export async function checkFrozen(play: () => Promise<ReadonlyMap<string, number>>): Promise<void> {
  let slow = [...(await play())]
  for (let time = 0; time < REPLAYS && slow.length > 0; time += 1) {
    const again = await play()
    slow = slow.flatMap(([step]) => [...again].filter(([other]) => other === step))
  }
  must(slow.length === 0, `the page is frozen: ${slow.map(([step, ms]) => `${step} took ${Math.round(ms)} ms`)}`)
}

/**
 * Plays a story in a page of its own, and checks the page after each step. Throws what is wrong. Gives the steps with a
 * task of more than 200 ms, which may be a stall of the machine, and the longest task of each.
 */
export async function playStory(
  root: Root,
  { first, spoofer, steps }: Story,
  errors: string[],
  meet: (act: string) => void,
): Promise<ReadonlyMap<string, number>> {
  errors.length = 0
  const slow = new Map<string, number>()
  const story = storyPage(root, (now) => plans(spoofer).map((plan) => storyWallet(plan, now)))
  const { wallets } = story
  const lies = watchLies(story)
  try {
    const from = first % wallets.length
    await story.visit([...wallets.slice(from), ...wallets.slice(0, from)].filter(({ kind }) => kind !== 'late'))
    for (const [at, { act, wallet: which, number, isSettled }] of steps.entries()) {
      const told = `step ${at}: ${act}`
      const wallet = wallets[which % wallets.length]
      if (!wallet) continue
      meet(act)
      const before = startCount(story)
      story.takeLongest()
      await acts[act]?.(story, wallet, number)
      if (isSettled) await story.settle()
      const ms = story.takeLongest()
      if (ms > FROZEN_MS) slow.set(told, ms)
      checkWork(story, before, act in around, told)
      if (isSettled) checkShown(story, told)
    }
    behave(story)
    await story.settle()
    await story.advance(400_000)
    await lookAgain(story)
    await story.advance(10_000)
    checkShown(story, 'in the end')
    checkTrue(story, 'in the end')
  } finally {
    lies.disconnect()
    behave(story)
    await story.leave()
    await story.advance(400_000)
  }
  must(lies.seen.length === 0, `for a moment: ${lies.seen[0]}`)
  must(errors.length === 0 && story.errors.length === 0, `errors: ${[...errors, ...story.errors].join('; ')}`)
  for (const [what, count] of Object.entries(story.left())) must(count === 0, `${count} ${what} are left`)
  return slow
}

/** Looks at the page whenever something in it has changed, before it is painted. */
function watchLies({ wallets }: StoryPage) {
  const seen: string[] = []
  const observer = new MutationObserver(() => {
    for (const address of addressesIn(wallets)) {
      const owner = wallets.find(({ accounts }) => accounts.includes(address))
      if (address === LIE || owner?.wasOpened !== true) seen.push(`${address} of ${owner?.kind ?? 'nobody'}`)
    }
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  return { seen, disconnect: () => observer.disconnect() }
}
