import { expect } from 'vitest'
import { type SwitchOrigin, switchRoute } from '../../../runtime/features/networks/switch-route.js'
import { createToasts } from '../../../runtime/ui/toasts.js'
import { fakeClock } from '../fakes.js'
import { metIn } from './met-by.js'
import { type Rule, testRules } from './rule.js'

const inMoving = metIn('test/browser/spec-moving.test.tsx')
const inNetworks = metIn('test/browser/spec-networks.test.tsx')

const toasts: readonly Rule[] = [
  ...(['loading', 'success', 'error'] as const).map((variant) => ({
    rule: `toast: variant ${variant} with its message`,
    metBy: inMoving('SPEC §4: a toast is %s with its message, and closes by itself'),
    holds() {
      const shown = createToasts(fakeClock())
      shown.show(variant, 'A message')
      expect(shown.state.peek()).toMatchObject({ variant, message: 'A message' })
    },
  })),
  {
    rule: 'toast: a new message hides the one that is open, and shows after 150 ms',
    metBy: inMoving('SPEC §4: a new message hides the one that is open, and shows after 150 ms'),
    async holds() {
      const clock = fakeClock()
      const shown = createToasts(clock)
      shown.show('loading', 'First')
      shown.show('success', 'Second')
      expect(shown.state.peek()).toBeNull()
      await clock.advance(149)
      expect(shown.state.peek()).toBeNull()
      await clock.advance(1)
      expect(shown.state.peek()).toMatchObject({ message: 'Second' })
    },
  },
  {
    rule: 'toast: auto-close is on by default',
    metBy: inMoving('SPEC §4: a toast is %s with its message, and closes by itself'),
    async holds() {
      const clock = fakeClock()
      const shown = createToasts(clock)
      shown.show('success', 'Copied')
      await clock.advance(2_500)
      expect(shown.state.peek()).toBeNull()
    },
  },
]

const onEthereum: SwitchOrigin = { caipNetworkId: 'eip155:1', active: 'eip155', connected: ['eip155'] }
const base = { caipNetworkId: 'eip155:8453', chainNamespace: 'eip155' } as const
const solana = { caipNetworkId: 'solana:main', chainNamespace: 'solana' } as const

const switching: readonly Rule[] = [
  {
    rule: 'network switch: the same network does nothing',
    metBy: inNetworks(
      'SPEC §4, network switch: the same network does nothing; another one shows SwitchNetwork and asks the wallet',
    ),
    holds: () => expect(switchRoute({ ...base, caipNetworkId: 'eip155:1' }, onEthereum)).toBe('stay'),
  },
  {
    rule: 'network switch: a confirmation that is ignored shows SwitchNetwork at once',
    metBy: inNetworks('SPEC §4, network switch: a confirmation that is ignored shows SwitchNetwork at once'),
    holds: () => expect(switchRoute(solana, { ...onEthereum, isConfirmed: true })).toBe('SwitchNetwork'),
  },
  {
    rule: 'network switch: another namespace, connected on the active chain but not on the target: SwitchActiveChain',
    metBy: inNetworks(
      'SPEC §4, network switch: a namespace that is not connected shows SwitchActiveChain, and no wallet is asked',
    ),
    holds: () => expect(switchRoute(solana, onEthereum)).toBe('SwitchActiveChain'),
  },
  {
    rule: 'network switch: another namespace that is connected as well: SwitchNetwork',
    metBy: inNetworks('SPEC §4, network switch: a namespace that is connected as well shows SwitchNetwork'),
    holds: () => expect(switchRoute(solana, { ...onEthereum, connected: ['eip155', 'solana'] })).toBe('SwitchNetwork'),
  },
  {
    rule: 'network switch: otherwise SwitchNetwork',
    metBy: inNetworks(
      'SPEC §4, network switch: the same network does nothing; another one shows SwitchNetwork and asks the wallet',
    ),
    holds: () => expect(switchRoute(base, onEthereum)).toBe('SwitchNetwork'),
  },
]

testRules([...toasts, ...switching])
