import { hashAuthorization } from 'viem/utils'
import { expect, test } from 'vitest'
import { signWishWorld, to } from '../../../test/unit/sign-wish-world.js'
import { ownEvm } from '../../../test/unit/signing-world.js'
import { typed } from '../../../test/unit/typed-samples.js'

// It would hand the whole account to a contract, on any network where its chain id is 0.
const authorization = { chainId: 0, address: to, nonce: 0 } as const
const hash = hashAuthorization(authorization)
const fields = { chainId: ['uint256', 0], address: ['address', to], nonce: ['uint64', 0] } as const

test.each([
  ['a list in a transaction', 'eth_sendTransaction', [{ to, authorizationList: [authorization] }]],
  ['an empty list in a transaction', 'eth_sendTransaction', [{ to, authorizationList: [] }]],
  ['the type of a transaction', 'eth_sendTransaction', [{ to, type: '0x4' }]],
  ['typed data', 'eth_signTypedData_v4', [ownEvm, typed('Authorization', fields)]],
  ['typed data of another name, as text', 'eth_signTypedData_v4', [ownEvm, JSON.stringify(typed('Gift', fields))]],
  ['its hash as a message', 'personal_sign', [hash, ownEvm]],
  ['its hash as a message, the other way round', 'personal_sign', [ownEvm, hash]],
] as const)(
  'security: an authorization of EIP-7702 is refused before a card is shown: %s (A-35)',
  async (_, method, params) => {
    const world = signWishWorld()
    const { answer } = world.ask(method, params)
    expect(await answer).toBe('Requested RPC call is not allowed')
    expect(world.approvals.cards).toEqual([])
  },
)
