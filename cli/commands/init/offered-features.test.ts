import { expect, test } from 'vitest'
import { fakeContext } from '../../../test/unit/fake-context.js'
import { questions, usualAnswers } from '../../../test/unit/init-questions.data.js'
import { init, viteApp } from '../../../test/unit/init-run.js'
import type { Context } from '../../context.js'
import { collectAnswers } from './collect-answers.js'
import { featureLines } from './feature-lines.js'

const reownId = 'abcdef0123456789abcdef0123456789'
const backend = { services: 'https://api.example', 'project-id': 'abcd1234', 'walletconnect-project-id': reownId }

/** What the question of the features offers, and what is chosen before anything is pressed. */
async function offered(flags: Parameters<typeof collectAnswers>[1], features?: readonly string[]) {
  const context = fakeContext({ isInteractive: true, answers: usualAnswers })
  const seen: { choices: readonly string[]; initial: readonly string[] }[] = []
  const multiselect: Context['ask']['multiselect'] = async (question) => {
    seen.push({ choices: question.choices.map(({ value }) => String(value)), initial: question.initial.map(String) })
    return question.initial
  }
  const before = { name: 'app', ...(features && { features }) }
  const ask = { ...context.ask, multiselect }
  await collectAnswers({ ask, isInteractive: true }, { ...flags, networks: ['base'] }, before)
  return seen[0]
}

test('behavior: e-mail is offered where the local stack serves the wallet, and is off until it is chosen', async () => {
  const local = await offered({ services: 'local' })
  expect(local?.choices).toContain('email')
  expect(local?.initial).toEqual(['receive', 'send', 'nfts', 'activity', 'walletConnect', 'allWallets'])
  const reown = await offered({ services: 'reown', 'project-id': reownId })
  expect(reown?.choices).toContain('send')
  expect(reown?.choices).not.toContain('email')
  const own = await offered(backend)
  expect(own?.choices).not.toContain('email')
})

test('behavior: what was chosen for other services is not chosen where it is not offered', async () => {
  expect((await offered(backend, ['email', 'send']))?.initial).toEqual(['send'])
  expect((await offered({ services: 'local' }, ['email', 'send']))?.initial).toEqual(['email', 'send'])
})

test('behavior: chosen, it is a line of its own; without it there is none', () => {
  const line = (services: 'local' | 'reown', names?: readonly string[]) =>
    featureLines({ services, hasRelay: true }, names).filter(({ flag }) => flag === 'email')
  expect(line('local', ['email'])).toEqual([
    { flag: 'email', value: true, comment: expect.stringContaining('`modal-kit dev` has the wallet site') },
  ])
  expect(line('reown', ['email'])).toEqual([{ flag: 'email', value: true }])
  expect(line('local')).toEqual([])
  expect(line('local', ['send'])).toEqual([])
})

test('behavior: a person who chooses it gets a config whose wallet is the site of the local stack', async () => {
  const answers = { ...usualAnswers, [questions.features]: ['receive', 'email'], 'Make these changes?': true }
  const { code, after } = await init({ files: viteApp, isInteractive: true, answers }, '--no-install')
  expect(code).toBe(0)
  expect(after['modal.config.ts']).toMatch(/ {4}\/\/ Signing in by e-mail, [^\n]+\n {4}email: true,\n/)
  expect(after['src/modal-kit/csp.json']).toContain('http://wallet.localhost:8788')
})
