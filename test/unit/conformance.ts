import { describe, expect, test, vi } from 'vitest'
import type { Chain, Explored, ReadAddress, SignedMessage } from '../../runtime/contract/chain.js'
import type { Connection } from '../../runtime/contract/connection.js'
import type { ConnectorChange, Signer } from '../../runtime/contract/connector.js'
import { isAddress } from '../../runtime/core/address.js'
import type { Host } from '../../runtime/core/host.js'
import type { Network } from '../../runtime/core/network.js'
import { isNamespace } from '../../schema/caip.js'
import { ModalError } from '../../schema/error.js'
import type { ConnectorKind, MakeSubject } from './connector-subject.js'
import { settle } from './fakes.js'
import { describeHostile } from './hostile-wallets.js'

/** What every connector promises (runtime/connectors/connector.ts). */
export function describeConnector(name: string, make: MakeSubject, { isAround = false }: ConnectorKind = {}): void {
  describe(`${name} is a connector`, () => {
    const { signal } = new AbortController()

    describeHostile(make, isAround)

    test('param: says who it is', () => {
      const { id, name: label, namespace, icon = 'data:' } = make().connector
      expect([id, label].every((text) => text.trim() === text && text.length > 0)).toBe(true)
      expect(isNamespace(namespace)).toBe(true)
      expect(icon).toMatch(/^data:/)
    })
    if (isAround) {
      test('behavior: connects and restores the same, and asks no server', async () => {
        const { connector, questions } = make()
        expect(await connector.connect(signal)).toEqual(await connector.restore(signal))
        expect(questions()).toBe(0)
      })
      test('behavior: announces nothing, and has no listener', () => {
        const { connector, followers } = make()
        connector.watch(() => {})()
        expect(followers()).toBe(0)
      })
    } else {
      describeAsking(make)
    }
    test('behavior: restores a standing permission, and asks no server', async () => {
      const { connector, permit, questions } = make()
      permit()
      const restored = await connector.restore(signal)
      expect(restored?.accounts[0].address).toMatch(/./)
      expect(restored?.caipNetworkId.startsWith(`${connector.namespace}:`)).toBe(true)
      expect(questions()).toBe(0)
    })
    test('behavior: asks nothing more once it was aborted', async () => {
      const { connector, questions } = make()
      await expect(connector.connect(AbortSignal.abort())).rejects.toSatisfy(ModalError.is)
      expect(questions()).toBe(0)
    })
    test('error: a "no" is wallet/rejected', async () => {
      const { connector, refuse } = make()
      refuse()
      await expect(connector.connect(signal)).rejects.toMatchObject({ code: 'wallet/rejected' })
    })
    test('error: an unreadable answer is wallet/bad-answer', async () => {
      const { connector, garble, permit } = make()
      permit()
      garble()
      await expect(connector.connect(signal)).rejects.toMatchObject({ code: 'wallet/bad-answer' })
      await expect(connector.restore(signal)).rejects.toMatchObject({ code: 'wallet/bad-answer' })
    })
    test('error: everything it throws is a ModalError, and disconnecting throws nothing', async () => {
      const { connector, breakDown } = make()
      breakDown()
      await expect(connector.connect(signal)).rejects.toSatisfy(ModalError.is)
      await expect(connector.restore(signal)).rejects.toSatisfy(ModalError.is)
      await expect(connector.disconnect()).resolves.toBeUndefined()
    })
  })
}

/** What a wallet promises that asks its user. */
function describeAsking(make: MakeSubject): void {
  const { signal } = new AbortController()

  test('behavior: restores nothing without permission, and asks no user', async () => {
    const { connector, questions } = make()
    expect(await connector.restore(signal)).toBeUndefined()
    expect(questions()).toBe(0)
  })
  test('behavior: connects by asking, and can be restored afterwards', async () => {
    const { connector, questions } = make()
    const connected = await connector.connect(signal)
    expect(questions()).toBeGreaterThan(0)
    expect(await connector.restore(signal)).toEqual(connected)
  })
  test('behavior: tells changes until it is stopped', async () => {
    const { connector, change, followers } = make()
    const seen: ConnectorChange[] = []
    const before = followers()
    const stop = connector.watch((item) => seen.push(item))
    // The code of some connectors comes late.
    await settle()
    const changes: readonly ConnectorChange[] = [{ type: 'accountsChanged', accounts: [] }, { type: 'disconnect' }]
    const announce = async () => {
      for (const item of changes) change(item)
      // So may the code that reads what is announced.
      await vi.dynamicImportSettled()
      await settle()
    }
    await announce()
    expect(seen).toEqual(changes)
    stop()
    expect(followers()).toBe(before)
    await announce()
    expect(seen).toHaveLength(changes.length)
  })
}

/** A namespace with a node that answers. */
export interface ChainSubject {
  readonly chain: Chain
  readonly host: Host
  /** A network whose node answers. */
  readonly network: Network
  /** The same network, behind the node of another. */
  readonly elsewhere: Network
  /** The same network, behind nothing. */
  readonly nowhere: Network
  /** An account, and what it owns in base units. */
  readonly account: Connection
  readonly owns: bigint
  /** A connector that signs, and what its wallet was asked. */
  readonly signer: { readonly connector: Signer; readonly signature: string; requests(): readonly unknown[] }
  /** Addresses as they may be typed, each as its namespace writes it, and texts that are none. */
  readonly addresses: {
    readonly read: readonly (readonly [typed: string, written: ReadAddress])[]
    readonly none: readonly string[]
  }
  /** A hash as transactions of the namespace have it. */
  readonly transaction: string
  /** Connectors of wallets that answer "no" and garbage. */
  readonly refusing: Signer
  readonly garbling: Signer
}

/** What every namespace promises (runtime/chains/chain.ts). */
export function describeChain(name: string, make: () => Promise<ChainSubject>): void {
  describe(`${name} is a chain`, () => {
    const { signal } = new AbortController()

    test('param: names its namespace', async () => {
      expect(isNamespace((await make()).chain.namespace)).toBe(true)
    })
    test('behavior: reads a balance in base units', async () => {
      const { chain, host, network, account, owns } = await make()
      const amount = await (await chain.load(host)).balance(network, account.address, signal)
      expect(amount).toEqual({
        value: owns,
        decimals: network.nativeCurrency.decimals,
        symbol: network.nativeCurrency.symbol,
      })
    })
    test('behavior: signs a text with the provider it is given', async () => {
      const { chain, host, account, signer } = await make()
      expect(await (await chain.load(host)).signMessage(signer.connector, account, 'hello')).toBe(signer.signature)
      expect(JSON.stringify(signer.requests())).toContain(account.address)
    })
    test('behavior: a signature is of one account and one text, and of no other', async () => {
      const { chain, host, network, account, signer, addresses } = await make()
      const adapter = await chain.load(host)
      const { signature } = signer
      const [address, message] = [account.address, 'hello']
      const isSigned = (change: Partial<SignedMessage>) =>
        adapter.verifyMessage(network, { address, message, signature, ...change }, signal)
      const [other] = addresses.read.map(([, each]) => each.address).filter((each) => each !== address)
      expect(await isSigned({})).toBe(true)
      expect(await isSigned({ message: 'hellO' })).toBe(false)
      expect(await isSigned({ address: other ?? '' })).toBe(false)
      for (const wrong of ['', 'x', signature.slice(0, -2), `${signature}00`])
        expect(await isSigned({ signature: wrong })).toBe(false)
      for (const wrong of addresses.none) expect(await isSigned({ address: wrong })).toBe(false)
    })
    test('behavior: reads addresses as they are typed, and none that is another text', async () => {
      const { chain, host, account, addresses } = await make()
      const { readAddress } = await chain.load(host)
      for (const [typed, written] of addresses.read) expect(readAddress(typed)).toEqual(written)
      for (const none of addresses.none) expect(readAddress(none)).toBeUndefined()
      expect(readAddress(account.address)).toEqual({ address: account.address })
      expect(isAddress(chain.namespace, account.address)).toBe(true)
    })
    test('behavior: an explorer has a page of a transaction and of an account, and of nothing else', async () => {
      const { chain, network, account, transaction, addresses } = await make()
      const path = (what: Explored) => chain.explorerPath(network, what)
      expect(path({ transaction })).toMatch(new RegExp(`^/[a-z]+/${transaction}(\\?|$)`))
      expect(path({ address: account.address })).toMatch(new RegExp(`^/[a-z]+/${account.address}(\\?|$)`))
      for (const none of [...addresses.none, '', '../x', `${transaction}/../..`, '<script>']) {
        expect(path({ transaction: none })).toBeUndefined()
        expect(path({ address: none })).toBeUndefined()
      }
    })
    test('behavior: another network is the wallet’s to move to, or chosen', async () => {
      expect((await make()).chain.switching).toMatch(/^(asks|chooses)$/)
    })
    test('error: what a wallet or a node throws is a row of the catalogue', async () => {
      const { chain, host } = await make()
      const { errorOf } = await chain.load(host)
      const asked = { wallet: 'A', method: 'sign' }
      const known = new ModalError('wallet/pending', { wallet: 'A' })
      expect(errorOf(known, asked)).toBe(known)
      expect(errorOf(Object.assign(new Error('no'), { code: 4001 }), asked).code).toBe('wallet/rejected')
      for (const thrown of [
        undefined,
        null,
        7,
        'x',
        {},
        new Error('x'),
        {
          get message() {
            throw new Error('getter')
          },
        },
      ])
        expect(errorOf(thrown, asked)).toSatisfy(ModalError.is)
    })
    test('error: refuses a node of another network', async () => {
      const { chain, host, elsewhere, account } = await make()
      const adapter = await chain.load(host)
      await expect(adapter.balance(elsewhere, account.address, signal)).rejects.toMatchObject({
        code: 'rpc/wrong-chain',
      })
    })
    test('error: says that no node answers', async () => {
      const { chain, host, nowhere, account } = await make()
      const adapter = await chain.load(host)
      await expect(adapter.balance(nowhere, account.address, signal)).rejects.toMatchObject({ code: 'rpc/unreachable' })
    })
    test('error: a "no" and garbage while signing', async () => {
      const { chain, host, account, refusing, garbling } = await make()
      const adapter = await chain.load(host)
      await expect(adapter.signMessage(refusing, account, 'x')).rejects.toMatchObject({ code: 'wallet/rejected' })
      await expect(adapter.signMessage(garbling, account, 'x')).rejects.toMatchObject({ code: 'wallet/bad-answer' })
    })
  })
}
