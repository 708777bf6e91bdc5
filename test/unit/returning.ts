import { fakeKit, type Parts } from './fake-kit.js'
import { alice } from './fake-wallet.js'
import { fakeDisk, fakeHost } from './fakes.js'
import { savedSession } from './saved-session.js'

/** A browser whose disk remembers `wallet` from an earlier visit. */
export function returning(rdns = 'com.example.fake', parts: Parts = {}) {
  const hint = { connectorId: rdns, address: alice, caipNetworkId: 'eip155:1' } as const
  const saved = JSON.stringify(savedSession({ eip155: hint }))
  const disk = fakeDisk(new Map([['@modal-kit/1/session', saved]]))
  return { disk, ...fakeKit(parts, fakeHost({ storage: disk.tab() })) }
}
