import { expect, test } from 'vitest'
import { fakeContext } from '../../../test/unit/fake-context.js'
import { questions, usualAnswers } from '../../../test/unit/init-questions.data.js'
import { init, viteApp } from '../../../test/unit/init-run.js'
import { checkAnswerFlags, collectAnswers } from './collect-answers.js'

const reownId = 'abcdef0123456789abcdef0123456789'
const chosen = { name: 'Shop', features: ['receive'], theme: 'marine' }
const app = { name: 'app' }

const asking = (answers: Record<string, unknown>) =>
  fakeContext({ isInteractive: true, answers: { ...usualAnswers, ...answers } })

const { services, backend, ownId, networks, features, relay } = questions
const own = { [services]: 'own', [backend]: ' https://api.shop.example ', [ownId]: ' p_11 ', [networks]: ['base'] }
const known = {
  ...chosen,
  services: 'own',
  backend: 'https://api.shop.example',
  projectId: 'p_11',
  networks: ['base'],
}

test('behavior: asks where it is and for the id of its project, and for one of the relay only for WalletConnect', async () => {
  const plain = asking(own)
  expect(await collectAnswers(plain, {}, app)).toEqual(known)
  expect(plain.asked).not.toContain(relay)
  const phone = asking({ ...own, [features]: ['allWallets'], [relay]: reownId })
  expect(await collectAnswers(phone, {}, app)).toMatchObject({ walletConnectProjectId: reownId })
  const none = asking({ ...own, [features]: ['allWallets'], [relay]: ' ' })
  expect(await collectAnswers(none, {}, app)).not.toHaveProperty('walletConnectProjectId')
})

test('param: the flags say all of it', async () => {
  const flags = {
    services: 'https://api.shop.example',
    'project-id': 'p_11',
    'walletconnect-project-id': reownId,
    networks: ['base'],
    features: ['walletConnect'],
    name: 'Shop',
    theme: 'marine',
  } as const
  const context = asking({})
  expect(await collectAnswers(context, flags, app)).toEqual({
    ...known,
    features: ['walletConnect'],
    walletConnectProjectId: reownId,
  })
  expect(context.asked).toEqual([])
})

test.each([
  [{}, 'init/own-project-needed'],
  [{ 'project-id': 'local' }, 'init/own-project-needed'],
  [{ 'project-id': 'p_11', features: ['allWallets'] }, 'init/relay-project-needed'],
])('error: %j gives %s', async (flags, code) => {
  const services = 'https://api.shop.example'
  await expect(collectAnswers(fakeContext(), { services, ...flags }, app)).rejects.toMatchObject({ code })
})

test.each([['ftp://x.example'], ['lokal'], ['http://shop.example']])('error: --services %s', (services) => {
  expect(() => checkAnswerFlags({ services })).toThrow(expect.objectContaining({ code: 'init/bad-services' }))
  expect(() => checkAnswerFlags({ 'walletconnect-project-id': 'x' })).toThrow("can't be a project")
})

const configOf = (after: Readonly<Record<string, string>>) => after['modal.config.ts'] ?? ''
const flags = ['--no-install', '--services', 'https://api.shop.example', '--project-id', 'p_11']

test('behavior: the config names the backend, and leaves out what would need the hosts of others', async () => {
  const { code, after } = await init({ files: viteApp }, ...flags, '--name', 'Shop', '--theme', 'clay')
  expect(code).toBe(0)
  const config = configOf(after)
  for (const line of ["name: 'Shop'", "api: 'https://api.shop.example'", 'walletConnect: false', 'allWallets: false'])
    expect(config).toContain(line)
  expect(config).toContain("theme: { preset: 'clay' },")
  expect(config).toContain('nfts: true')
  expect(config).not.toMatch(/relay:|walletConnectProjectId/)
  expect(JSON.parse(after['src/modal-kit/network-ledger.json'] ?? '').origins).toEqual(
    expect.not.arrayContaining([expect.objectContaining({ origin: expect.stringContaining('walletconnect') })]),
  )
})

test('behavior: with a project for it the public relay is a visible line, and WalletConnect is on', async () => {
  const { code, after } = await init({ files: viteApp }, ...flags, '--walletconnect-project-id', reownId)
  expect(code).toBe(0)
  for (const line of [
    "relay: 'wss://relay.walletconnect.org'",
    `walletConnectProjectId: '${reownId}'`,
    'allWallets: true',
  ])
    expect(configOf(after)).toContain(line)
  expect(after['src/modal-kit/modal.ts']).toContain(`walletConnect({ walletConnectProjectId: '${reownId}' })`)
})

test('behavior: answers that are refused are asked for once more, and none of the others is lost', async () => {
  // viem has no endpoint of its own for it, and Reown's proxy does not serve it.
  const networks = ['baseGoerli', 'base']
  const said = { ...usualAnswers, [questions.services]: 'reown', [questions.id]: reownId }
  // Said once; from then on this person takes what is offered.
  const answers = Object.fromEntries(
    Object.entries(said).map(([message, answer]) => {
      const left = [answer]
      return [message, (offered: unknown) => left.pop() ?? offered]
    }),
  )
  answers[questions.networks] = () => [networks.shift()]
  const world = { files: viteApp, isInteractive: true, answers: { ...answers, 'Make these changes?': true } }
  const { code, context, warned, after } = await init(world, '--no-install')
  expect(code).toBe(0)
  expect(warned).toContain("baseGoerli isn't served by the RPC proxy of Reown")
  for (const message of Object.keys(said)) expect(context.asked.filter((each) => each === message)).toHaveLength(2)
  for (const line of ["name: 'Shop'", "networks: ['base']", reownId, "preset: 'marine'", 'receive: true'])
    expect(configOf(after)).toContain(line)
})

test('error: flags that are refused are an error, since asking changes nothing of them', async () => {
  const all = ['--networks', 'baseGoerli', '--features', 'receive', '--name', 'Shop', '--theme', 'clay']
  const reown = ['--services', 'reown', '--project-id', reownId, '--no-install']
  const { code, context, changed } = await init({ files: viteApp, isInteractive: true }, ...all, ...reown)
  expect([code, changed, context.asked]).toEqual([1, [], []])
})
