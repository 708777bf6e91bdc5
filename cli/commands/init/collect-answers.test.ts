import { describe, expect, test } from 'vitest'
import { fakeContext } from '../../../test/unit/fake-context.js'
import { questions, usualAnswers } from '../../../test/unit/init-questions.data.js'
import { init, viteApp } from '../../../test/unit/init-run.js'
import { cliError } from '../../errors.js'
import { checkAnswerFlags, collectAnswers } from './collect-answers.js'

const reownId = 'abcdef0123456789abcdef0123456789'
const standard = ['receive', 'send', 'nfts', 'activity', 'walletConnect', 'allWallets']
const chosen = { name: 'Shop', features: ['receive'], theme: 'marine' }
const app = { name: 'app' }

const asking = (answers: Record<string, unknown>) =>
  fakeContext({ isInteractive: true, answers: { ...usualAnswers, ...answers } })

test('behavior: without a terminal the defaults are used and nothing is asked', async () => {
  const context = fakeContext()
  expect(await collectAnswers(context, {}, app)).toEqual({
    name: 'app',
    services: 'local',
    projectId: 'local',
    networks: ['mainnet', 'polygon', 'base'],
  })
  expect(context.asked).toEqual([])
})

test('param: --yes asks nothing at a terminal either', async () => {
  const context = asking({})
  await collectAnswers(context, { yes: true }, app)
  expect(context.asked).toEqual([])
})

test('behavior: at a terminal it asks, and for a project id only where one is needed', async () => {
  const { name, services, id, networks, features, theme } = questions
  const local = asking({ [services]: 'local', [networks]: ['base'] })
  const answers = { ...chosen, services: 'local', projectId: 'local', networks: ['base'] }
  expect(await collectAnswers(local, {}, app)).toEqual(answers)
  expect(local.asked).toEqual([name, services, networks, features, theme])
  const reown = asking({ [services]: 'reown', [id]: ` ${reownId} `, [networks]: [] })
  expect(await collectAnswers(reown, {}, app)).toEqual({
    ...chosen,
    services: 'reown',
    projectId: reownId,
    networks: ['mainnet', 'polygon', 'base'],
  })
})

test('param: what a flag says is not asked', async () => {
  const context = asking({})
  const flags = { services: 'reown', 'project-id': reownId, networks: ['sepolia'] } as const
  const answers = { ...chosen, services: 'reown', projectId: reownId, networks: ['sepolia'] }
  expect(await collectAnswers(context, flags, app)).toEqual(answers)
  expect(context.asked).toEqual([questions.name, questions.features, questions.theme])
})

test.each([[undefined], ['local'], ['my-backend-id']])('error: Reown with project id %s', async (id) => {
  await expect(
    collectAnswers(fakeContext(), { services: 'reown', ...(id ? { 'project-id': id } : {}) }, app),
  ).rejects.toMatchObject({ code: 'init/project-id-needed' })
})

test.each([['local'], [reownId], ['prj_A-1']])('param: --project-id %s is fine', (id) => {
  expect(() => checkAnswerFlags({ 'project-id': id })).not.toThrow()
})

test.each([[''], ['abc'], ["x' }"], ['a'.repeat(65)]])('error: --project-id %j', (id) => {
  expect(() => checkAnswerFlags({ 'project-id': id })).toThrow(`"${id}" can't be a project ID.`)
})

test.each([
  [['mainnet'], undefined],
  [['eip155:8453'], undefined],
  [[], 'init/no-networks'],
  [['polygno'], 'init/unknown-network'],
  [['toString'], 'init/unknown-network'],
  [['eip155:999999999999'], 'init/unknown-network'],
  [['solana', 'solanaDevnet', 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z'], undefined],
  [['bitcoin'], 'init/network-not-built'],
])('error: --networks %j gives %s', (networks, code) => {
  const check = () => checkAnswerFlags({ networks })
  if (code) expect(check).toThrow(expect.objectContaining({ code }))
  else expect(check).not.toThrow()
})

test('error: a network suggests the nearest one', () => {
  expect(() => checkAnswerFlags({ networks: ['polygno'] })).toThrow(
    expect.objectContaining({ fix: expect.stringContaining('Use polygon;') }),
  )
  expect(() => checkAnswerFlags({ networks: ['qqqqqqqqqq'] })).toThrow(
    expect.objectContaining({ fix: expect.stringContaining('Use mainnet, polygon or base;') }),
  )
})

test.each([
  [['connect', 'activity', 'collapseWallets'], undefined],
  [['connectorTypeOrder'], 'init/feature-needs-value'],
  [['legal'], 'init/feature-needs-value'],
  [['legalCheckbox'], 'init/feature-needs-value'],
  [[], undefined],
  [['pay'], 'init/feature-not-built'],
  [['acount'], 'init/unknown-feature'],
])('error: --features %j gives %s', (features, code) => {
  const check = () => checkAnswerFlags({ features })
  if (code) expect(check).toThrow(expect.objectContaining({ code }))
  else expect(check).not.toThrow()
})

test('error: a feature suggests the nearest one, or each that --features takes, once', () => {
  expect(() => checkAnswerFlags({ features: ['acount'] })).toThrow(
    expect.objectContaining({ fix: 'Use account, or leave --features out.' }),
  )
  const all =
    'collapseWallets, emailShowWallets, receive, send, swaps, onramp, nfts, activity, walletConnect, allWallets, multiWallet, coinbase, safe, email, socials'
  expect(() => checkAnswerFlags({ features: ['qqqqqqqqqq'] })).toThrow(
    expect.objectContaining({ fix: `Use one of ${all}, or leave --features out.` }),
  )
  expect(() => checkAnswerFlags({ features: all.split(', ') })).not.toThrow()
})

describe('going back', () => {
  const back = cliError('cli/back')
  /** A person who gives these answers one after the other; `asked` holds what enter would have answered each time. */
  function person(...given: readonly unknown[]) {
    const left = [...given]
    const asked: (readonly [message: string, initial: unknown, canGoBack: boolean | undefined])[] = []
    const put = async (question: { message: string; initial: unknown; canGoBack?: boolean }): Promise<never> => {
      asked.push([question.message, question.initial, question.canGoBack])
      const answer = left.shift()
      if (answer instanceof Error) throw answer
      return answer as never
    }
    return { asked, context: { isInteractive: true, ask: { text: put, select: put, multiselect: put, confirm: put } } }
  }

  test('behavior: the question before comes again, with what was answered', async () => {
    const { asked, context } = person(
      'Shop',
      'reown',
      reownId,
      back,
      back,
      'reown',
      reownId,
      ['base'],
      ['nfts'],
      'standard',
    )
    expect(await collectAnswers(context, {}, app)).toEqual({
      name: 'Shop',
      services: 'reown',
      projectId: reownId,
      networks: ['base'],
      features: ['nfts'],
    })
    expect(asked).toEqual([
      [questions.name, 'app', false],
      [questions.services, 'local', true],
      [questions.id, '', true],
      [questions.networks, ['mainnet', 'polygon', 'base'], true],
      [questions.id, reownId, true],
      [questions.services, 'reown', true],
      [questions.id, reownId, true],
      [questions.networks, ['mainnet', 'polygon', 'base'], true],
      [questions.features, standard.filter((name) => name !== 'nfts'), true],
      [questions.theme, 'standard', true],
    ])
  })

  test('behavior: a question that is not wanted any more is left out, and its answer with it', async () => {
    const { asked, context } = person('Shop', 'reown', reownId, back, back, 'local', ['base'], [], 'clay')
    const answers = {
      name: 'Shop',
      services: 'local',
      projectId: 'local',
      networks: ['base'],
      features: [],
      theme: 'clay',
    }
    expect(await collectAnswers(context, {}, app)).toEqual(answers)
    expect(asked.map(([message]) => message).slice(-3)).toEqual([
      questions.networks,
      questions.features,
      questions.theme,
    ])
  })

  test('param: what a flag says is not gone back to', async () => {
    const { asked, context } = person(['base'])
    await collectAnswers(context, { name: 'Shop', services: 'local', features: [], theme: 'clay' }, app)
    expect(asked).toEqual([[questions.networks, ['mainnet', 'polygon', 'base'], false]])
  })
})

test.each([[questions.services], [questions.id], [questions.networks]])(
  'behavior: Ctrl-C at %j stops and changes nothing',
  async (question) => {
    const answers = {
      ...usualAnswers,
      [questions.services]: 'reown',
      [questions.id]: reownId,
      [questions.networks]: ['base'],
    }
    const { code, after, before, warned } = await init({
      files: viteApp,
      isInteractive: true,
      answers: { ...answers, [question]: cliError('cli/cancelled') },
    })
    expect([code, after, warned]).toEqual([1, before, 'Stopped. Nothing was changed.'])
  },
)
