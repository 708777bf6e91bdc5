import { expect } from '@playwright/test'
import { expectError, expectNext, expectSuccess, type SiteRule } from './rule.js'

/** Requests that any site answers, one way or the other, without an account. */
const questions: readonly (readonly [name: string, payload?: unknown])[] = [
  ['IS_CONNECTED'],
  ['GET_USER', {}],
  ['GET_CHAIN_ID'],
  ['GET_SMART_ACCOUNT_ENABLED_NETWORKS'],
  ['SYNC_THEME', { themeMode: 'dark' }],
  [
    'SYNC_DAPP_DATA',
    { projectId: 'p', metadata: { name: 'App', description: '', url: 'https://app.example', icons: [] } },
  ],
  ['RPC_REQUEST', { method: 'eth_blockNumber' }],
  ['IS_CONNECTED', { token: 'token' }],
]
/** An account of no one. */
const nobody = '0x000000000000000000000000000000000000dEaD'
/** Methods that sign, send or grant (FACTS 4.4), with parameters of their shape. */
const unsafe: readonly (readonly [method: string, params: unknown])[] = [
  ['personal_sign', ['0x68656c6c6f', nobody]],
  ['eth_sendTransaction', [{ from: nobody, to: nobody, value: '0x1' }]],
  [
    'wallet_sendCalls',
    [{ version: '2.0.0', chainId: '0x1', from: nobody, atomicRequired: false, calls: [{ to: nobody }] }],
  ],
]
/** Names that are near those of methods, and methods that a wallet has elsewhere. */
const unlisted = [
  'eth_sign',
  'eth_signTypedData',
  'wallet_addEthereumChain',
  'eth_requestAccounts',
  'PERSONAL_SIGN',
  'constructor',
  '',
]

/** How a site answers, and what it answers to a person it doesn't know. */
export const answerRules: readonly SiteRule[] = [
  {
    name: 'answers each request once, by its id and name',
    levels: { 4: 'protocol', 5: 'protocol' },
    async check(site) {
      const app = await site.introduced()
      const asked = new Map<string, string>()
      for (const [name, payload] of [...questions, ...questions]) asked.set(await app.request(name, payload), name)
      for (const id of asked.keys()) await app.answer(id)
      // What is answered a second time has come by then.
      const answers = (await expectNext(app)).filter(({ id }) => asked.has(id))
      expect(answers.map(({ id, name }) => `${name} ${id}`).sort()).toEqual(
        [...asked].map(([id, name]) => `${name} ${id}`).sort(),
      )
    },
  },
  {
    name: 'knows no one without a login',
    levels: { 4: 'protocol', 5: 'protocol' },
    async check(site) {
      const app = await site.introduced()
      expect(expectSuccess(await app.ask('IS_CONNECTED'))).toMatchObject({ isConnected: false })
      expectError(await app.ask('GET_USER', {}), 'there is no user')
    },
  },
  {
    name: 'answers what only reads, with or without a login',
    levels: { 4: 'protocol', 5: 'protocol' },
    async check(site) {
      const app = await site.introduced()
      for (const method of ['eth_blockNumber', 'eth_chainId', 'eth_gasPrice']) await app.ask('RPC_REQUEST', { method })
    },
  },
  {
    name: 'signs, sends and grants nothing without a login',
    levels: { 4: 'protocol', 5: 'protocol' },
    async check(site) {
      const app = await site.introduced()
      for (const [method, params] of unsafe) expectError(await app.ask('RPC_REQUEST', { method, params }), method)
    },
  },
  {
    name: 'refuses methods outside the lists',
    levels: { 4: 'protocol', 5: 'protocol' },
    async check(site) {
      const app = await site.introduced()
      const asked: string[] = []
      for (const method of unlisted) asked.push(await app.request('RPC_REQUEST', { method, params: [] }))
      // A site of window messages may drop them.
      if (site.subject.protocol === 5) for (const id of asked) expectError(await app.answer(id), 'it is not listed')
      const done = (await expectNext(app)).filter(({ id, outcome }) => asked.includes(id) && outcome === 'SUCCESS')
      expect(done).toEqual([])
    },
  },
  {
    name: 'says of methods outside the lists that they are not allowed',
    levels: { 5: 'hardened' },
    async check(site) {
      const app = await site.introduced()
      const { payload } = await app.ask('RPC_REQUEST', { method: 'eth_sign', params: [] })
      // SPEC §8.
      expect(payload).toEqual({ message: 'Requested RPC call is not allowed' })
    },
  },
]
