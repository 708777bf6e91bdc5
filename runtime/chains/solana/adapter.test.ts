import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '@scure/base'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { StartedSolana } from '../../../cli/stack/solana/local-solana.js'
import { startSolana } from '../../../cli/stack/solana/start-solana.js'
import { describeChain } from '../../../test/unit/conformance.js'
import { anna, boris, solana as mainnet, solanaDevnet } from '../../../test/unit/fake-standard-wallet.js'
import { walletError } from '../../../test/unit/fake-wallet.js'
import { type FakeHost, fakeHost } from '../../../test/unit/fakes.js'
import { standardConnector } from '../../connectors/wallet-standard/standard-connector.js'
import type { Connection } from '../../contract/connection.js'
import type { Signer } from '../../contract/connector.js'
import { browserHost } from '../../core/host.js'
import type { Network } from '../../core/network.js'
import { solanaTestKey } from '../../testing/solana/accounts.js'
import { createSolanaWallet } from '../../testing/solana/solana-wallet.js'
import { createSolanaAdapter } from './adapter.js'
import { solana } from './chain.js'

const { signal } = new AbortController()
let started: StartedSolana
beforeAll(async () => {
  started = await startSolana({ port: 0, signal })
})
afterAll(() => started.stop())
afterEach(() => {
  vi.restoreAllMocks()
})

const url = () => started.solana?.url ?? ''
const account: Connection = {
  live: true,
  connectorId: 'dev',
  address: anna,
  accounts: [{ address: anna }],
  caipNetworkId: mainnet.caipNetworkId,
}
/** Nothing listens there: the port is reserved. */
const nowhere = 'http://127.0.0.1:1'
const at = (network: Network, ...rpcUrls: readonly string[]): Network => ({ ...network, rpcUrls })

/** Requests that reach the real network, on a clock that runs twenty times as fast. */
function hasty(): FakeHost {
  const host = fakeHost({ fetch: (request) => fetch(request) })
  const { sleep } = browserHost().clock
  return { ...host, clock: { ...host.clock, sleep: (ms, stop) => sleep(ms / 20, stop) } }
}

async function devWallet(privateKey?: Uint8Array) {
  const clusters = [{ chain: 'solana:mainnet', rpcUrl: url() }] as const
  const dev = await createSolanaWallet({ clusters, ...(privateKey && { privateKey }) })
  const connector = standardConnector({
    identity: { id: 'Dev', name: 'Dev', type: 'ANNOUNCED' },
    wallet: dev.wallet,
    host: fakeHost(),
    wiring: { networks: [mainnet] },
    session: undefined,
    left: signal,
  })
  await connector.connect(signal)
  return { dev, connector }
}
const answering = (answer: () => Promise<unknown>): Signer => ({ name: 'Fake', request: answer })

describeChain('solana', async () => {
  const { connector } = await devWallet()
  const requests: unknown[] = []
  const signer: Signer = {
    name: 'Dev',
    request(method, params) {
      requests.push([method, params])
      return (connector as Signer).request(method, params)
    },
  }
  const signature = ed25519.sign(new TextEncoder().encode('hello'), await solanaTestKey(0))
  return {
    chain: solana(),
    host: hasty(),
    network: at(mainnet, url()),
    elsewhere: at(solanaDevnet, url()),
    nowhere: at(mainnet, nowhere),
    account,
    owns: 1_000_000_000_000n,
    signer: { connector: signer, signature: base58.encode(signature), requests: () => requests },
    addresses: {
      read: [
        [anna, { address: anna }],
        [boris, { address: boris }],
      ],
      none: [
        '',
        'x',
        anna.toLowerCase(),
        base58.encode(new Uint8Array(31).fill(9)),
        base58.encode(new Uint8Array(33).fill(9)),
        '0'.repeat(40),
      ],
    },
    transaction: base58.encode(new Uint8Array(64).fill(7)),
    refusing: answering(() => Promise.reject(walletError(4001, 'no'))),
    garbling: answering(async () => ({ signature: 'x' })),
  }
})

describe('signatures', () => {
  test('behavior: whatever is signed, another library verifies it; and what another library signs is right here', async () => {
    const { connector } = await devWallet()
    const adapter = createSolanaAdapter(fakeHost())
    const [key, bytes] = [base58.decode(anna), (text: string) => new TextEncoder().encode(text)]
    const privateKey = await solanaTestKey(0)
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }), async (message) => {
        const signature = await adapter.signMessage(connector as Signer, account, message)
        expect(ed25519.verify(base58.decode(signature), bytes(message), key)).toBe(true)
        const theirs = base58.encode(ed25519.sign(bytes(message), privateKey))
        expect(await adapter.verifyMessage(mainnet, { address: anna, message, signature: theirs }, signal)).toBe(true)
        expect(await adapter.verifyMessage(mainnet, { address: boris, message, signature: theirs }, signal)).toBe(false)
      }),
      { numRuns: 50 },
    )
  })

  test('error: one by another key, and one of another text, are wallet/bad-answer', async () => {
    const adapter = createSolanaAdapter(fakeHost())
    const other = await solanaTestKey(1)
    for (const [key, text] of [
      [other, 'hello'],
      [await solanaTestKey(0), 'hellO'],
    ] as const) {
      const signature = base58.encode(ed25519.sign(new TextEncoder().encode(text), key))
      const signing = adapter.signMessage(
        answering(async () => ({ signature })),
        account,
        'hello',
      )
      await expect(signing).rejects.toMatchObject({
        code: 'wallet/bad-answer',
        slots: { expected: `a signature of ${anna}` },
      })
    }
  })

  test('behavior: a browser without Ed25519 takes one of the right length, and says that it cannot verify any', async () => {
    vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new DOMException('Unrecognized name.', 'NotSupportedError'))
    const adapter = createSolanaAdapter(fakeHost())
    const signature = base58.encode(new Uint8Array(64).fill(7))
    expect(
      await adapter.signMessage(
        answering(async () => ({ signature })),
        account,
        'x',
      ),
    ).toBe(signature)
    await expect(
      adapter.signMessage(
        answering(async () => ({ signature: 'abc' })),
        account,
        'x',
      ),
    ).rejects.toMatchObject({
      code: 'wallet/bad-answer',
    })
    await expect(
      adapter.verifyMessage(mainnet, { address: anna, message: 'x', signature }, signal),
    ).rejects.toMatchObject({
      code: 'signature/unverifiable',
    })
  })
})

describe('reading', () => {
  test('behavior: making the adapter asks nothing; a node is asked for its cluster with the first read', async () => {
    const host = hasty()
    const adapter = createSolanaAdapter(host)
    expect(host.requests).toEqual([])
    await adapter.balance(at(mainnet, url()), anna, signal)
    await adapter.balance(at(mainnet, url()), anna, signal)
    expect(host.requests).toHaveLength(2)
  })

  test('behavior: the next node is asked when the first is down, or is one of another cluster', async () => {
    const devnet = await startSolana({ port: 0, cluster: 'devnet', signal })
    try {
      const network = at(mainnet, nowhere, devnet.solana?.url ?? '', url())
      expect(await createSolanaAdapter(hasty()).balance(network, anna, signal)).toMatchObject({
        value: 1_000_000_000_000n,
      })
    } finally {
      await devnet.stop()
    }
  })

  test('behavior: an address that nobody has used owns nothing', async () => {
    const address = base58.encode(new Uint8Array(32).fill(77))
    const adapter = createSolanaAdapter(hasty())
    expect(await adapter.balance(at(mainnet, url()), address, signal)).toMatchObject({ value: 0n })
    expect(await adapter.ownedTokens?.(at(mainnet, url()), address, signal)).toEqual([])
  })

  test('behavior: the tokens of both programs are listed, in base units', async () => {
    const owned = await createSolanaAdapter(hasty()).ownedTokens?.(at(mainnet, url()), anna, signal)
    const expected = (started.solana?.tokens ?? []).map(({ address, decimals }) => ({
      address,
      decimals,
      value: 50_000n * 10n ** BigInt(decimals),
    }))
    expect(owned).toHaveLength(3)
    expect(owned).toEqual(expect.arrayContaining(expected))
  })
})
