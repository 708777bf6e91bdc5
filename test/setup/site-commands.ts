import fc from 'fast-check'
import { expect } from 'vitest'
import { forgetOld } from '../../templates/backend/src/embedded/housekeeping.js'
import { guessing, open, press, start, type Try, wait } from './site-login-steps.js'
import { liveSession, rotate, type SiteModel, signOut, tidy } from './site-model.js'
import { deviceOf, type Step, type StorySite, timeOf } from './site-story.js'

const minute = 60_000
const times = [0, 1_000, 29_999, 30_000, minute, 10 * minute - 1, 10 * minute, 15 * minute - 1, 15 * minute]
const longTimes = [60 * minute, 24 * 60 * minute, 25 * 60 * minute]

/** Every step that a person, an attacker or the time can take. Steps that lead on come more often. */
export function storyCommands(): fc.Arbitrary<Iterable<fc.AsyncCommand<SiteModel, StorySite>>> {
  const [email, device, back] = [fc.nat({ max: 1 }), fc.nat({ max: 2 }), fc.nat({ max: 2 })]
  const asked = fc.tuple(email, device).map(([one, two]) => commandOf(start(one, two, false)))
  const linked = fc.tuple(email, device).map(([one, two]) => commandOf(start(one, two, true)))
  const guesses = fc.array(fc.constantFrom<Try>('right', 'wrong', 'wrong', 'spaces'), { minLength: 1, maxLength: 6 })
  // All five tries, and more.
  const used = fc.array(fc.constant<Try>('wrong'), { minLength: 4, maxLength: 7 })
  const guessed = fc.tuple(back, fc.option(device, { nil: undefined }), guesses)
  return fc.commands(
    [
      asked,
      linked,
      linked,
      guessed.map(([at, by, tries]) => commandOf(guessing(at, by, tries))),
      guessed.map(([at, , tries]) => commandOf(guessing(at, undefined, tries))),
      fc.tuple(back, used).map(([at, tries]) => commandOf(guessing(at, undefined, tries))),
      fc.tuple(back, fc.boolean(), fc.integer({ min: 1, max: 3 })).map((choice) => commandOf(press(...choice))),
      fc.tuple(back, fc.constantFrom('GET', 'HEAD')).map(([at, method]) => commandOf(open(at, method))),
      back.map((at) => commandOf(wait(at))),
      fc.constantFrom(...times).map((ms) => commandOf(pass(ms))),
      fc.constantFrom(...times, ...longTimes).map((ms) => commandOf(pass(ms))),
      device.map((index) => commandOf(askSession(index))),
      fc.tuple(device, fc.boolean()).map(([index, everywhere]) => commandOf(leave(index, everywhere))),
      fc.constant(commandOf(housekeep())),
    ],
    { maxCommands: 40, size: 'max' },
  )
}

function commandOf(step: Step): fc.AsyncCommand<SiteModel, StorySite> {
  return {
    check: (model) => step.isReady(model),
    async run(model, site) {
      await step.run(model, site)
      await site.check(model)
    },
    toString: () => step.name,
  }
}

function pass(ms: number): Step {
  return { name: `${ms} ms pass`, isReady: () => true, run: async (_, { world }) => world.pass(ms) }
}

function housekeep(): Step {
  return {
    name: 'housekeeping',
    isReady: () => true,
    async run(model, site) {
      await forgetOld(site.world.backend)
      tidy(model, timeOf(site))
    },
  }
}

function askSession(index: number): Step {
  return {
    name: `device ${index} asks for its session`,
    isReady: () => true,
    async run(model, site) {
      const at = timeOf(site)
      const session = liveSession(model, index, at)
      const device = deviceOf(site, index)
      const { body } = await device.ask('session')
      const isRotated = session !== undefined && rotate(session, at)
      expect([body['session'], typeof body['token']]).toEqual([
        session ? 'yes' : 'no',
        isRotated ? 'string' : 'undefined',
      ])
      if (session) expect(body['user']).toMatchObject({ email: session.email })
      if (isRotated) device.token = String(body['token'])
    },
  }
}

function leave(index: number, everywhere: boolean): Step {
  return {
    name: `device ${index} signs out${everywhere ? ' everywhere' : ''}`,
    isReady: () => true,
    async run(model, site) {
      const session = liveSession(model, index, timeOf(site))
      const { status } = await deviceOf(site, index).ask('sign-out', { everywhere })
      expect(status).toBe(200)
      if (session) signOut(model, session, everywhere ? undefined : session)
    },
  }
}
