import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { fakeWiring } from '../../test/unit/fake-kit.js'
import { fakeDisk, fakeHost } from '../../test/unit/fakes.js'
import { savedSession } from '../../test/unit/saved-session.js'
import { createModalKit } from '../kit.js'
import { bindModalKit } from './bind.js'
import { ConnectButton } from './connect-button.js'

const wiring = fakeWiring()
const hint = {
  connectorId: 'a',
  address: '0xa11ce00000000000000000000000000000000001',
  caipNetworkId: 'eip155:1',
} as const
const saved = JSON.stringify(savedSession({ eip155: hint }))

test('behavior: provider and button render on a server, where there is no window', () => {
  const { ModalKit } = bindModalKit(wiring)
  const html = renderToString(createElement(ModalKit, null, createElement(ConnectButton)))
  expect(html).toContain('data-mk-button="connect"')
})

test('behavior: what storage knows does not change what a server renders', () => {
  const { ModalKit } = bindModalKit(wiring)
  const host = fakeHost({ storage: fakeDisk(new Map([['@modal-kit/1/session', saved]])).tab() })
  const kit = createModalKit(wiring, host)
  expect(kit.session.state.peek().namespaces.eip155?.status).toBe('reconnecting')
  const restored = renderToString(createElement(ModalKit, { kit }, createElement(ConnectButton)))
  expect(restored).toBe(renderToString(createElement(ModalKit, null, createElement(ConnectButton))))
  expect(host.open()).toBe(0)
})

test('error: a button outside the provider says so', () => {
  let thrown: unknown
  try {
    renderToString(createElement(ConnectButton))
  } catch (cause) {
    thrown = cause
  }
  expect(thrown).toMatchObject({ code: 'react/no-provider', message: expect.stringContaining('<ModalKit>') })
})
