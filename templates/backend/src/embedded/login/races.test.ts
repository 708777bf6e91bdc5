import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limit, runs } from '../../../../../test/setup/runs.js'
import { makeSiteWorld, type SiteWorld, wrongCode } from '../../../../../test/setup/site-world.js'
import type { EmbeddedBackend } from '../part.js'
import { DAY_MS, rules } from '../rules.data.js'
import { randomToken } from '../secrets.js'
import { checkCode } from './check-code.js'
import { hashOfCode } from './login-code.js'

let world: SiteWorld
let processes: readonly EmbeddedBackend[]
beforeAll(async () => {
  world = await makeSiteWorld()
  processes = [world.backend, { ...world.backend }]
})
afterAll(() => world?.stop())

const code = '123456'
const caller = { projectId: 'shop', origin: 'https://app.example', device: 'own' }

/** A guess at one of two processes, by the device that asked or by another one. */
interface Guess {
  readonly isRight: boolean
  readonly isOwn: boolean
  readonly at: number
}

const guess = fc.record({ isRight: fc.boolean(), isOwn: fc.boolean(), at: fc.nat({ max: 1 }) })
const story = fc.array(fc.array(guess, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 2 })

/** A login whose code was mailed, with as many wrong tries as an earlier guesser has left. */
async function addLogin(tries: number): Promise<string> {
  const { db, clock } = world.backend
  const about = { id: randomToken(128), project_id: 'shop', origin: caller.origin, device: caller.device }
  const client = { email: 'ada@example.com', language: 'en', browser: '?', network: '?', state: 'code' as const }
  const now = clock.now()
  const step = {
    code_hash: hashOfCode(world.backend, about, code),
    code_expires_at: now + rules.codeMs,
    created_at: now,
  }
  await db
    .insertInto('embedded_logins')
    .values({ ...about, ...client, ...step, tries })
    .execute()
  return about.id
}

/** `right`, or the name of the problem. */
async function play(login: string, { isRight, isOwn, at }: Guess, step: number): Promise<string> {
  const who = isOwn ? caller : { ...caller, device: 'other' }
  const wish = { login, code: isRight ? code : wrongCode(code, step + 1) }
  return checkCode(processes[at] ?? world.backend, who, wish).then(
    () => 'right',
    (cause) => cause.reasons[0].name,
  )
}

test(
  'behavior: whatever guesses race over two processes, a code works once, on its device, within five tries (SECURITY 2.9)',
  async () => {
    await fc.assert(
      fc.asyncProperty(story, fc.nat({ max: 4 }), async (rounds, tries) => {
        // Beyond every limit.
        world.pass(2 * DAY_MS)
        const login = await addLogin(tries)
        const guesses = rounds.flat()
        const answers: string[] = []
        for (const round of rounds) answers.push(...(await Promise.all(round.map((each, n) => play(login, each, n)))))
        const own = answers.filter((_, index) => guesses[index]?.isOwn)
        const rights = guesses.flatMap(({ isRight, isOwn }, index) => (isRight && isOwn ? [index] : []))
        const wrongs = own.filter((answer) => answer === 'wrong_code').length
        const isIn = answers.includes('right')
        // A stranger is told the same, right or wrong.
        expect(answers.filter((_, index) => !guesses[index]?.isOwn).every((answer) => answer === 'wrong_code')).toBe(
          true,
        )
        expect(answers.flatMap((answer, index) => (answer === 'right' ? [index] : []))).toEqual(
          isIn ? [rights.find((index) => answers[index] === 'right')] : [],
        )
        expect(wrongs).toBeLessThanOrEqual(5 - tries)
        const wrongOnes = guesses.filter(({ isRight, isOwn }) => !isRight && isOwn).length
        if (rights.length > 0 && wrongOnes < 5 - tries) expect(isIn).toBe(true)
        if (rights.length === 0) expect(wrongs).toBe(Math.min(wrongOnes, 5 - tries))
      }),
      { numRuns: runs(1_000) },
    )
  },
  limit(600_000),
)
