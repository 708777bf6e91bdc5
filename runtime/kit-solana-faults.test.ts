import { base58 } from '@scure/base'
import { describe, expect, test } from 'vitest'
import { ethereum, fakeKit, polygon } from '../test/unit/fake-kit.js'
import {
  anna,
  boris,
  type FakeStandardOptions,
  fakeStandardWallet,
  solana as mainnet,
  solanaDevnet,
  standardAccount,
} from '../test/unit/fake-standard-wallet.js'
import { alice, fakeWallet } from '../test/unit/fake-wallet.js'
import { fakeDisk, fakeHost, later, settle } from '../test/unit/fakes.js'
import { registerOn } from '../test/unit/solana-kit.js'
import { evm } from './chains/evm/chain.js'
import { solana } from './chains/solana/chain.js'
import { injected } from './connectors/injected/injected.js'
import { walletStandard } from './connectors/wallet-standard/wallet-standard.js'
import { networkSwitch } from './contract/provided.js'

const { signal } = new AbortController()
const key = '@modal-kit/1/session'

/** An app of both namespaces whose user has a wallet of EVM, beside a wallet of Solana that is about to be clicked. */
async function bothNamespaces(options: FakeStandardOptions = {}, answers?: (request: Request) => Promise<Response>) {
  const disk = fakeDisk()
  const host = fakeHost({ storage: disk.tab(), ...(answers && { fetch: answers }) })
  const { kit } = fakeKit(
    {
      networks: [ethereum, polygon, { ...mainnet, rpcUrls: ['https://node.example'] }, solanaDevnet],
      connectors: [injected(), walletStandard()],
      chains: [evm(), solana()],
    },
    host,
  )
  const wallet = fakeWallet()
  wallet.announce(host.page)
  const fake = fakeStandardWallet(options)
  const leave = registerOn(host.page, fake.wallet)
  kit.start()
  const click = async (namespace: 'eip155' | 'solana', id: string) => {
    const connector = kit.registry.find(namespace, id)
    if (!connector) throw new Error(`${id} is not listed`)
    const failed = await kit.session.connect(connector, signal).then(
      () => undefined,
      (cause: unknown) => kit.explain(cause),
    )
    await settle()
    return failed
  }
  expect(await click('eip155', wallet.info.rdns)).toBeUndefined()
  const listed = () => kit.registry.list.peek().filter(({ namespace }) => namespace === 'solana')
  /** All that the other namespace has: its state, its hint, and what its wallet was asked. */
  const others = () => {
    const { namespaces, current } = kit.session.state.peek()
    const { connections } = JSON.parse(disk.data.get(key) ?? '{}')
    return JSON.stringify([namespaces.eip155, current.eip155, connections['eip155/com.example.fake'], wallet.calls])
  }
  return { kit, host, disk, fake, leave, click, listed, others, before: others() }
}

/** An account whose text and key are those of so many bytes. */
function accountOf(length: number) {
  const publicKey = new Uint8Array(length).fill(7)
  return { ...standardAccount(anna), address: base58.encode(publicKey), publicKey }
}
const shares = (account: object) => ({ script: { 'standard:connect': () => ({ accounts: [account] }) } })

describe('a click on a wallet of Solana', () => {
  test.each<[string, FakeStandardOptions, string]>([
    [
      'whose accounts are of no network of the app',
      { accounts: [standardAccount(anna, ['solana:testnet'])] },
      'wallet/no-chains',
    ],
    ['that shares none', { accounts: [] }, 'wallet/no-accounts'],
    [
      'that writes its address in small letters',
      shares({ ...standardAccount(anna), address: anna.toLowerCase() }),
      'wallet/bad-answer',
    ],
    ['whose address is that of another key', shares({ ...standardAccount(anna), address: boris }), 'wallet/bad-answer'],
    ['whose key has 31 bytes', shares(accountOf(31)), 'wallet/bad-answer'],
    ['whose key has 33 bytes', shares(accountOf(33)), 'wallet/bad-answer'],
    [
      'whose getters throw',
      shares({
        get address() {
          throw new Error('locked')
        },
      }),
      'wallet/failed',
    ],
    ['whose accounts are a text', { script: { 'standard:connect': () => ({ accounts: anna }) } }, 'wallet/bad-answer'],
  ])('error: %s is one row of the catalogue, and the other namespace knows nothing of it', async (_, options, code) => {
    const { kit, click, others, before, host } = await bothNamespaces(options)
    const error = await click('solana', 'Fake')
    expect(error).toMatchObject({ name: 'ModalError', code })
    expect([error?.title, error?.userMessage, error?.fix].every((text) => !!text)).toBe(true)
    expect([kit.session.account('solana'), kit.session.account()?.address]).toEqual([undefined, alice])
    expect([others(), host.requests]).toEqual([before, []])
  })

  test('error: one that leaves while it is asked', async () => {
    const { kit, click, leave, others, before } = await bothNamespaces({
      script: { 'standard:connect': () => later().promise },
    })
    const asked = click('solana', 'Fake')
    await settle()
    leave()
    expect(await asked).toMatchObject({ code: 'wallet/disconnected', title: 'Wallet offline' })
    expect([kit.session.account('solana'), others()]).toEqual([undefined, before])
  })
})

describe('what is listed', () => {
  test('error: a wallet without a feature that is of use is left out, with one warning', async () => {
    const { listed, host, others, before } = await bothNamespaces({
      versions: { 'solana:signTransaction': '', 'solana:signAndSendTransaction': '' },
    })
    const warnings = host.logged.filter(({ text }) => text.includes('registered itself'))
    expect([listed(), warnings.length, others()]).toEqual([[], 1, before])
  })

  test('behavior: the same wallet twice is one row; another under its name is a row of its own, and takes nothing of it', async () => {
    const { kit, fake, host, listed, click } = await bothNamespaces()
    registerOn(host.page, fake.wallet)
    const other = fakeStandardWallet({ accounts: [standardAccount(boris)] })
    registerOn(host.page, other.wallet)
    expect(listed().map(({ id }) => id)).toEqual(['Fake', 'Fake#2'])
    await click('solana', 'Fake')
    expect([kit.session.account('solana')?.address, other.questions()]).toEqual([anna, 0])
    await click('solana', 'Fake#2')
    expect(kit.session.account('solana')).toMatchObject({ address: boris, connectorId: 'Fake#2' })
  })
})

describe('a network', () => {
  test('error: one that the wallet does not have cannot be chosen, and the one in use stays', async () => {
    const { kit, click, others, before } = await bothNamespaces({ accounts: [standardAccount(anna)] })
    await click('solana', 'Fake')
    const { switchTo } = await kit.use(networkSwitch)
    const error = await switchTo(solanaDevnet.caipNetworkId, signal).then(() => undefined, kit.explain)
    expect(error).toMatchObject({ name: 'ModalError', code: expect.stringMatching(/^(wallet|network)\//) })
    expect(error?.userMessage).not.toBe('')
    expect(kit.session.account('solana')?.caipNetworkId).toBe(mainnet.caipNetworkId)
    expect(others()).toBe(before)
  })

  test('error: a node of another cluster is read nothing of', async () => {
    const asked: string[] = []
    const { kit, host, others, before } = await bothNamespaces({}, async (request) => {
      asked.push(request.url)
      const { id } = await request.json()
      return Response.json({ jsonrpc: '2.0', id, result: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG' })
    })
    const network = kit.network(mainnet.caipNetworkId) ?? mainnet
    const reading = kit.chain('solana').then((chain) => chain.balance(network, anna, signal))
    const failed = reading.then(() => undefined, kit.explain)
    for (let turn = 0; turn < 20; turn += 1) await host.clock.advance(1_000)
    expect(await failed).toMatchObject({ code: 'rpc/wrong-chain', title: expect.stringMatching(/\w/) })
    expect([new Set(asked), others()]).toEqual([new Set(['https://node.example/']), before])
  })
})
