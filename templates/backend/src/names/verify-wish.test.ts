import { createServer, type Server } from 'node:http'
import { createRequire } from 'node:module'
import {
  concat,
  createPublicClient,
  createWalletClient,
  defineChain,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  http,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LocalBackend, makeLocalBackend } from '../../../../test/setup/local-backend.js'
import { startTestAnvil, type TestAnvil } from '../../../../test/setup/test-anvil.js'
import { readWish } from './name-message.js'
import { verifyWish } from './verify-wish.js'

/** A wallet contract whose owner signs, a factory that puts it at a known address, and one that sends readers to a URL. */
const source = `
// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;
contract Wallet {
  address immutable owner;
  constructor(address o) { owner = o; }
  function isValidSignature(bytes32 hash, bytes calldata s) external view returns (bytes4) {
    if (s.length != 65) return 0xffffffff;
    address signer = ecrecover(hash, uint8(s[64]), bytes32(s[0:32]), bytes32(s[32:64]));
    return signer != address(0) && signer == owner ? bytes4(0x1626ba7e) : bytes4(0xffffffff);
  }
}
contract Factory {
  function create(address owner, bytes32 salt) external returns (address) {
    return address(new Wallet{salt: salt}(owner));
  }
  function predict(address owner, bytes32 salt) external view returns (address) {
    bytes32 code = keccak256(abi.encodePacked(type(Wallet).creationCode, abi.encode(owner)));
    return address(uint160(uint256(keccak256(abi.encodePacked(bytes1(0xff), address(this), salt, code)))));
  }
}
contract Trap {
  error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData);
  string url;
  constructor(string memory u) { url = u; }
  fallback() external {
    string[] memory urls = new string[](1);
    urls[0] = url;
    revert OffchainLookup(address(this), urls, "", bytes4(0), "");
  }
}`

const factoryAbi = [
  {
    type: 'function',
    name: 'create',
    stateMutability: 'nonpayable',
    inputs: [
      { name: 'owner', type: 'address' },
      { name: 'salt', type: 'bytes32' },
    ],
    outputs: [{ type: 'address' }],
  },
  {
    type: 'function',
    name: 'predict',
    stateMutability: 'view',
    inputs: [
      { name: 'owner', type: 'address' },
      { name: 'salt', type: 'bytes32' },
    ],
    outputs: [{ type: 'address' }],
  },
] as const

const CHAIN = 8453
const BASE = 0x80000000 + CHAIN
const owner = privateKeyToAccount(generatePrivateKey())
const stranger = privateKeyToAccount(generatePrivateKey())
const salt = `0x${'00'.repeat(31)}01` as const
const otherSalt = `0x${'00'.repeat(31)}02` as const

let anvil: TestAnvil
let local: LocalBackend
let bait: Server
let fetched = 0
let factory: Hex
let trap: Hex

beforeAll(async () => {
  anvil = await startTestAnvil(CHAIN)
  bait = createServer((_, response) => {
    fetched += 1
    response.end('{}')
  })
  await new Promise<void>((resolve) => bait.listen(0, '127.0.0.1', resolve))
  local = await makeLocalBackend({ chains: [chainSettingsOf(anvil.url)] })
  const code = compile()
  factory = await deploy(code('Factory'))
  const { port } = bait.address() as { readonly port: number }
  trap = await deploy(concat([code('Trap'), encodeAbiParameters([{ type: 'string' }], [`http://127.0.0.1:${port}/`])]))
}, 60_000)
afterAll(async () => {
  bait?.close()
  await local?.stop()
  await anvil?.stop()
})

function chainSettingsOf(url: string) {
  return {
    chainId: `eip155:${CHAIN}`,
    name: 'Local',
    rpcUrls: [url],
    native: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  }
}

function compile(): (name: string) => Hex {
  const solc: { compile(input: string): string } = createRequire(import.meta.url)('solc')
  const settings = { outputSelection: { '*': { '*': ['evm.bytecode.object'] } } }
  const input = { language: 'Solidity', sources: { 'a.sol': { content: source } }, settings }
  const output = JSON.parse(solc.compile(JSON.stringify(input)))
  const fatal = (output.errors ?? []).filter(({ severity }: { severity: string }) => severity === 'error')
  if (fatal.length > 0) throw new Error(JSON.stringify(fatal))
  return (name) => `0x${output.contracts['a.sol'][name].evm.bytecode.object}`
}

function clients() {
  const chain = defineChain({
    id: CHAIN,
    name: 'Local',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [anvil.url] } },
  })
  return {
    reader: createPublicClient({ chain, transport: http(), pollingInterval: 50 }),
    writer: createWalletClient({ chain, transport: http() }),
  }
}

async function send(data: Hex, to?: Hex): Promise<Hex | null | undefined> {
  const { reader, writer } = clients()
  const [account] = await writer.getAddresses()
  if (!account) throw new Error('anvil has no account')
  const hash = await writer.sendTransaction({ account, data, ...(to ? { to } : {}) })
  return (await reader.waitForTransactionReceipt({ hash })).contractAddress
}

async function deploy(data: Hex): Promise<Hex> {
  const address = await send(data)
  if (!address) throw new Error('nothing was deployed')
  return address
}

async function wish(address: string, signature: Hex, text: string, coin_type = BASE) {
  return readWish({ coin_type, address, message: text, signature }, Date.now())
}

function message(name = 'alice'): string {
  return JSON.stringify({ name: `${name}.reown.id`, attributes: {}, timestamp: Math.floor(Date.now() / 1_000) })
}

const refusal = (made: Promise<unknown>) =>
  made.then(
    () => 'signed',
    (cause) => `${cause.status} ${cause.reasons[0].name}`,
  )

test('behavior: a key signs for its own address, on any chain, without asking one', async () => {
  const text = message()
  const signature = await owner.signMessage({ message: text })
  await verifyWish(local.backend, await wish(owner.address, signature, text))
  await verifyWish(local.backend, await wish(owner.address.toLowerCase(), signature, text, 60))
  await verifyWish(local.backend, await wish(owner.address, signature, text, 0x80000000 + 999_999))
})

test('error: a signature of another key, over another text, or of garbage', async () => {
  const text = message()
  const signature = await stranger.signMessage({ message: text })
  const own = await owner.signMessage({ message: text })
  const verify = async (signed: Hex, said: string) =>
    refusal(verifyWish(local.backend, await wish(owner.address, signed, said)))
  expect(await verify(signature, text)).toBe('400 invalid_signature')
  // The same JSON with a space is another text.
  expect(await verify(own, text.replace(',', ', '))).toBe('400 invalid_signature')
  expect(await verify('0x00', text)).toBe('400 invalid_signature')
  expect(await verify(`0x${'ff'.repeat(65)}`, text)).toBe('400 invalid_signature')
  expect(await verify(`0x${'64926492'.repeat(60)}`, text)).toBe('400 invalid_signature')
})

test('behavior: a wallet contract signs on its chain once it is deployed (ERC-1271)', async () => {
  const { reader } = clients()
  const args = [owner.address, salt] as const
  const wallet = await reader.readContract({ address: factory, abi: factoryAbi, functionName: 'predict', args })
  await send(encodeFunctionData({ abi: factoryAbi, functionName: 'create', args }), factory)
  const text = message()
  await verifyWish(local.backend, await wish(wallet, await owner.signMessage({ message: text }), text))
  const foreign = await stranger.signMessage({ message: text })
  expect(await refusal(verifyWish(local.backend, await wish(wallet, foreign, text)))).toBe('400 invalid_signature')
  // On a chain that is not served nobody can ask it.
  const elsewhere = await wish(wallet, await owner.signMessage({ message: text }), text, 0x80000000 + 137)
  expect(await refusal(verifyWish(local.backend, elsewhere))).toBe('400 invalid_signature')
})

test('behavior: a wallet contract that is not deployed yet signs with its factory (ERC-6492)', async () => {
  const { reader } = clients()
  const args = [owner.address, otherSalt] as const
  const wallet = await reader.readContract({ address: factory, abi: factoryAbi, functionName: 'predict', args })
  const create = encodeFunctionData({ abi: factoryAbi, functionName: 'create', args })
  const text = message()
  const wrap = (signature: Hex) =>
    concat([
      encodeAbiParameters([{ type: 'address' }, { type: 'bytes' }, { type: 'bytes' }], [factory, create, signature]),
      `0x${'6492'.repeat(16)}`,
    ])
  await verifyWish(local.backend, await wish(wallet, wrap(await owner.signMessage({ message: text })), text))
  const foreign = await wish(wallet, wrap(await stranger.signMessage({ message: text })), text)
  expect(await refusal(verifyWish(local.backend, foreign))).toBe('400 invalid_signature')
  expect(await reader.getCode({ address: wallet })).toBeUndefined()
})

test('error: a contract that sends its reader to a URL is refused, and the URL is never fetched', async () => {
  const text = message()
  const signed = await wish(trap, await stranger.signMessage({ message: text }), text)
  expect(await refusal(verifyWish(local.backend, signed))).toBe('400 invalid_signature')
  expect(fetched).toBe(0)
})

test('error: a chain that does not answer is no proof that the signature is wrong', async () => {
  const { backend, stop } = await makeLocalBackend({ chains: [chainSettingsOf('http://127.0.0.1:9')] })
  const text = message()
  const foreign = await wish(factory, await stranger.signMessage({ message: text }), text)
  expect(await refusal(verifyWish(backend, foreign))).toBe('502 upstream_failed')
  await verifyWish(backend, await wish(owner.address, await owner.signMessage({ message: text }), text))
  await stop()
})
