import { createRegistry } from '../../runtime/connectors/registry.js'
import { reconnect } from '../../runtime/session/reconnect.js'
import { fakeSession } from './fake-session.js'
import { alice } from './fake-wallet.js'
import { fakeDisk, fakePage } from './fakes.js'
import type { Hints } from './saved-session.js'

/** What an earlier visit with the fake connector left. */
export const hint = {
  connectorId: 'com.example.fake',
  name: 'Wallet com.example.fake',
  address: alice,
  accounts: [{ address: alice }],
  caipNetworkId: 'eip155:1',
} as const

/** A session that is being restored from these hints, and the registry its wallets come to. */
export function reconnecting(hints: Hints = { eip155: hint }) {
  const disk = fakeDisk()
  const all = fakeSession({ disk, hints })
  const registry = createRegistry()
  const page = fakePage()
  const disposers: (() => void)[] = []
  const logged: string[] = []
  const restored: string[] = []
  let missing = 0
  const tryAgain = reconnect(
    {
      host: { clock: all.clock, log: (level, text) => void logged.push(`${level}: ${text}`), page },
      session: all.session,
      registry,
      onRestored: (name) => restored.push(name),
      onMissing: () => {
        missing += 1
      },
    },
    (dispose) => disposers.push(dispose),
  )
  const stop = () => {
    for (const dispose of disposers.reverse()) dispose()
  }
  return { ...all, disk, registry, page, logged, restored, tryAgain, stop, missing: () => missing }
}
