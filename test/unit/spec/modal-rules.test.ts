import { expect } from 'vitest'
import { metIn } from './met-by.js'
import { modalOf } from './modal-fixture.js'
import { type Rule, testRules } from './rule.js'

const inOpening = metIn('test/browser/spec-opening.test.tsx')
const inMoving = metIn('test/browser/spec-moving.test.tsx')

const manual = {
  opensOn: (kit: { readonly session: { account(): unknown } }) =>
    kit.session.account() ? undefined : { view: 'ConnectingWalletConnectBasic' },
}

const opening: readonly Rule[] = [
  {
    rule: 'default view: Connect',
    metBy: inOpening('SPEC §2: the modal opens on Connect without an address, and on Account with one'),
    async holds() {
      expect((await modalOf()).views()).toEqual(['Connect'])
    },
  },
  {
    rule: 'opening 1: a namespace that is not the active one is switched to first, and no wallet is asked',
    metBy: inOpening('SPEC §2, opening 1: another namespace is shown first, with its wallets, and none is asked'),
    async holds() {
      const modal = await modalOf()
      await modal.connect('eip155')
      modal.router.open({ namespace: 'solana' })
      expect(modal.kit.session.state.peek()).toMatchObject({ active: 'solana', caipNetworkId: 'solana:1' })
      expect(modal.top()).toEqual({ view: 'Connect', params: { namespace: 'solana' } })
    },
  },
  {
    rule: 'opening 1: the active namespace stays as it is',
    metBy: inOpening('SPEC §2, opening 1: the namespace that is shown stays on its network'),
    async holds() {
      const modal = await modalOf()
      await modal.connect('eip155')
      const before = modal.kit.session.state.peek()
      modal.router.open({ namespace: 'eip155' })
      expect([modal.kit.session.state.peek(), modal.views()]).toEqual([before, ['Account']])
    },
  },
  {
    rule: 'opening 2: a feature may insist on its view, and it goes before the one requested',
    metBy: inOpening(
      'SPEC §2, opening 2: under manual control the code of WalletConnect goes before the view requested',
    ),
    async holds() {
      const modal = await modalOf({ rules: manual })
      modal.router.open({ view: 'Networks' })
      expect(modal.views()).toEqual(['ConnectingWalletConnectBasic'])
    },
  },
  {
    rule: 'opening 2: it stands back while an address is connected',
    metBy: inOpening(
      'SPEC §2, opening 2: where WalletConnect is the only way, its code stands back while an address is connected',
    ),
    async holds() {
      const modal = await modalOf({ rules: manual })
      await modal.connect()
      modal.router.open()
      expect(modal.views()).toEqual(['Account'])
    },
  },
  {
    rule: 'opening 3: a view that was requested, with its data',
    metBy: inOpening(
      'SPEC §2, opening 3: a view that is requested is shown with its data; back on the last entry closes',
    ),
    async holds() {
      const modal = await modalOf()
      await modal.connect()
      const route = { view: 'SwitchNetwork', params: { caipNetworkId: 'eip155:137' } }
      modal.router.open(route)
      expect(modal.top()).toEqual(route)
    },
  },
  {
    rule: 'opening 4: Account if an address is connected',
    metBy: inOpening('SPEC §2: the modal opens on Connect without an address, and on Account with one'),
    async holds() {
      const modal = await modalOf()
      await modal.connect()
      modal.router.open()
      expect(modal.views()).toEqual(['Account'])
    },
  },
  {
    rule: 'opening 5: otherwise Connect',
    metBy: inOpening('SPEC §2: the modal opens on Connect without an address, and on Account with one'),
    async holds() {
      const modal = await modalOf()
      modal.router.open()
      expect(modal.views()).toEqual(['Connect'])
    },
  },
]

const closing: readonly Rule[] = [
  {
    rule: 'closing resets the stack to Connect',
    metBy: inOpening('SPEC §2: back pops the history; closing resets it to Connect'),
    async holds() {
      const modal = await modalOf()
      modal.router.open({ view: 'Networks' })
      modal.navigation.push('SwitchNetwork', { caipNetworkId: 'eip155:1' })
      modal.navigation.dismiss()
      expect([modal.views(), modal.isOpen()]).toEqual([['Connect'], false])
    },
  },
]

const back: readonly Rule[] = [
  {
    rule: 'back pops the history',
    metBy: inOpening('SPEC §2: back pops the history; closing resets it to Connect'),
    async holds() {
      const modal = await modalOf()
      modal.router.open({ view: 'Networks' })
      modal.navigation.push('SwitchNetwork', { caipNetworkId: 'eip155:1' })
      modal.navigation.back()
      expect([modal.views(), modal.router.state.peek().direction]).toEqual([['Networks'], 'back'])
    },
  },
  {
    rule: 'back on the last entry closes the modal',
    metBy: inOpening(
      'SPEC §2, opening 3: a view that is requested is shown with its data; back on the last entry closes',
    ),
    async holds() {
      const modal = await modalOf()
      modal.router.open({ view: 'Networks' })
      modal.navigation.back()
      expect(modal.isOpen()).toBe(false)
    },
  },
  {
    rule: 'back to Connect shows Account while connected',
    metBy: inOpening('SPEC §2: back to Connect is Account once a wallet has connected'),
    async holds() {
      const modal = await modalOf()
      modal.router.open()
      modal.navigation.push('ConnectingExternal', { namespace: 'eip155', connectorId: 'x' })
      await modal.connect()
      modal.navigation.back()
      expect(modal.views()).toEqual(['Account'])
    },
  },
]

const moving: readonly Rule[] = [
  {
    rule: 'push appends; the view already shown is ignored',
    metBy: inMoving('SPEC §2: push appends; the view that is shown already is ignored'),
    async holds() {
      const modal = await modalOf()
      modal.navigation.push('AllWallets', { namespace: 'eip155' })
      modal.navigation.push('AllWallets', { namespace: 'solana' })
      expect(modal.router.state.peek().stack).toEqual([
        { view: 'Connect' },
        { view: 'AllWallets', params: { namespace: 'eip155' } },
      ])
    },
  },
  {
    rule: 'replace swaps the last entry, unless it is that view',
    metBy: inMoving('SPEC §2: replace swaps the last entry, unless it is that view'),
    async holds() {
      const modal = await modalOf()
      modal.navigation.push('Networks')
      modal.navigation.replace('SwitchNetwork', { caipNetworkId: 'eip155:1' })
      expect(modal.views()).toEqual(['Connect', 'SwitchNetwork'])
      modal.navigation.replace('SwitchNetwork', { caipNetworkId: 'eip155:137' })
      expect(modal.top()).toEqual({ view: 'SwitchNetwork', params: { caipNetworkId: 'eip155:1' } })
    },
  },
  {
    rule: 'reset makes the view the whole history',
    metBy: inMoving('SPEC §2: reset makes the view the whole history'),
    async holds() {
      const modal = await modalOf()
      modal.navigation.push('Networks')
      modal.navigation.push('SwitchActiveChain', { caipNetworkId: 'eip155:1' })
      modal.navigation.reset('Connect')
      expect(modal.views()).toEqual(['Connect'])
    },
  },
  {
    rule: 'back to an index cuts the history there; any other index changes nothing',
    metBy: inMoving('SPEC §2: back to an index cuts the history there, and any other index changes nothing'),
    async holds() {
      const modal = await modalOf()
      for (const view of ['A', 'B', 'C']) modal.navigation.push(view)
      modal.navigation.backTo(1)
      expect(modal.views()).toEqual(['Connect', 'A'])
      for (const index of [1, 2, -1, Number.NaN]) modal.navigation.backTo(index)
      expect(modal.views()).toEqual(['Connect', 'A'])
    },
  },
]

testRules([...opening, ...closing, ...back, ...moving])
