import { expect, test } from 'vitest'
import { polygon } from '../../../test/unit/fake-kit.js'
import { fails, fakeWallet } from '../../../test/unit/fake-wallet.js'
import { fakeHost } from '../../../test/unit/fakes.js'
import { coreError } from '../../core/errors.js'
import { ownProviderConnector, ProviderError } from './own-provider.js'

const { signal } = new AbortController()
const told = coreError('wallet/needs-owners', { wallet: 'Own' })
const throwing = () => Promise.reject(new ProviderError(-32002, told, 'because'))

function setup(methods: readonly string[], answer = throwing) {
  const wallet = fakeWallet({ script: Object.fromEntries(methods.map((method) => [method, answer])) })
  const { provider } = wallet
  return ownProviderConnector({ id: 'own', name: 'Own', type: 'EXTERNAL', provider }, fakeHost())
}

test('param: an error says both: a code for programs and the row for people', () => {
  const error = new ProviderError(-32002, told, 'because')
  expect(error).toMatchObject({ name: 'ProviderError', code: -32002, told, cause: 'because', message: told.message })
})

test('error: whatever is asked, the row arrives', async () => {
  const methods = ['eth_accounts', 'eth_requestAccounts', 'personal_sign', 'wallet_switchEthereumChain']
  const connector = setup(methods)
  await expect(connector.restore(signal)).rejects.toBe(told)
  await expect(connector.connect(signal)).rejects.toBe(told)
  await expect(connector.request('personal_sign', [])).rejects.toBe(told)
  await expect(connector.switchNetwork(polygon, signal)).rejects.toBe(told)
})

test('error: what anybody else throws stays what it is', async () => {
  const connector = setup(
    ['eth_accounts', 'eth_requestAccounts', 'personal_sign'],
    () => fails(4001)(undefined) as never,
  )
  await expect(connector.connect(signal)).rejects.toMatchObject({ code: 'wallet/rejected' })
  await expect(connector.request('personal_sign', [])).rejects.toMatchObject({ code: 'wallet/rejected' })
  await expect(connector.restore(signal)).rejects.toMatchObject({ code: 'internal/unknown' })
})
