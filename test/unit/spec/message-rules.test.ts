import { expect, test } from 'vitest'
import { type SwitchOrigin, switchRoute } from '../../../runtime/features/networks/switch-route.js'
import { createToasts } from '../../../runtime/ui/toasts.js'
import { fakeClock } from '../fakes.js'
import type { Rule } from './rule.js'

const toasts: readonly Rule[] = [
  ...(['loading', 'success', 'error'] as const).map((variant) => ({
    rule: `toast: variant ${variant} with its message`,
    holds() {
      const shown = createToasts(fakeClock())
      shown.show(variant, 'A message')
      expect(shown.state.peek()).toMatchObject({ variant, message: 'A message' })
    },
  })),
  {
    rule: 'toast: a new message hides the one that is open, and shows after 150 ms',
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
    holds: () => expect(switchRoute({ ...base, caipNetworkId: 'eip155:1' }, onEthereum)).toBe('stay'),
  },
  {
    rule: 'network switch: a confirmation that is ignored shows SwitchNetwork at once',
    holds: () => expect(switchRoute(solana, { ...onEthereum, isConfirmed: true })).toBe('SwitchNetwork'),
  },
  {
    rule: 'network switch: the auth connector shows SwitchNetwork, in another namespace as well',
    holds: () => expect(switchRoute(solana, { ...onEthereum, embedded: ['eip155', 'solana'] })).toBe('SwitchNetwork'),
  },
  {
    rule: 'network switch: another namespace, connected on the active chain but not on the target: SwitchActiveChain',
    holds: () => expect(switchRoute(solana, onEthereum)).toBe('SwitchActiveChain'),
  },
  {
    rule: 'network switch: another namespace that is connected as well: SwitchNetwork',
    holds: () => expect(switchRoute(solana, { ...onEthereum, connected: ['eip155', 'solana'] })).toBe('SwitchNetwork'),
  },
  {
    rule: 'network switch: otherwise SwitchNetwork',
    holds: () => expect(switchRoute(base, onEthereum)).toBe('SwitchNetwork'),
  },
]

const all = { toasts, switching }

test.each(Object.values(all).flat())('spec: $rule', ({ holds }) => holds())
