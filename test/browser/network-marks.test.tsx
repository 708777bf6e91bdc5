import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { networkMarks } from '../../cli/generate/marks.data.js'
import type { Wiring } from '../../runtime/contract/kit.js'
import type { Host } from '../../runtime/core/host.js'
import { createModalKit } from '../../runtime/kit.js'
import { NetworkButton } from '../../runtime/react/network-button.js'
import { Provider } from '../../runtime/react/provider.js'
import { galleryHost } from '../gallery/gallery-host.js'
import { familyNetworks, manyNetworks } from '../gallery/gallery-networks.data.js'
import { galleryWiring } from '../gallery/gallery-wiring.js'
import { mount } from './mount.js'
import { listed } from './networks-page.js'
import { showState } from './show-state.js'
import { until } from './until.js'

const button = () => document.querySelector<HTMLElement>('[data-mk-button="network"]')
const mark = () => button()?.querySelector('.mk-mark')
const row = (id: string) => document.querySelector<HTMLElement>(`[data-mk-network="${id}"]`)
const letterOf = (id: string) => row(id)?.querySelector<HTMLElement>('.mk-letter')?.dataset['letter']
const pathsOf = (id: string) =>
  [...(row(id)?.querySelectorAll('.mk-mark path') ?? [])].map((path) => path.getAttribute('d'))

/** A page with the button alone, and no wallet connected. */
async function drawButton(changes: Partial<Wiring> = {}) {
  const wiring = { ...galleryWiring({ wallets: [] }), ...changes }
  const log = vi.fn<Host['log']>()
  const kit = createModalKit(wiring, { ...galleryHost({}), log })
  mount().render(
    <Provider kit={kit} wiring={wiring}>
      <NetworkButton />
    </Provider>,
  )
  await until(button)
  return { kit, log }
}

/** The pointer stays where a test before this one has left it, which is where the button comes. */
async function leaveWithPointer(): Promise<void> {
  const corner = document.createElement('div')
  corner.style.cssText = 'position: fixed; inset: auto 0 0 auto; width: 8px; height: 8px'
  document.body.append(corner)
  await userEvent.hover(page.elementLocator(corner))
  corner.remove()
}

test('behavior: a page that is only looked at fetches no mark: it comes with the pointer, into the place of the letter', async () => {
  const marks = vi.fn(galleryWiring({ wallets: [] }).marks)
  await leaveWithPointer()
  const { kit } = await drawButton({ marks })
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect([marks.mock.calls.length, kit.modal.peek()]).toEqual([0, null])
  expect(button()?.querySelector<HTMLElement>('.mk-letter')?.dataset['letter']).toBe('E')
  const before = button()?.getBoundingClientRect()
  await userEvent.hover(page.getByRole('button', { name: 'Network Ethereum' }))
  await until(mark)
  expect(button()?.querySelector<HTMLElement>('.mk-letter')?.dataset['letter']).toBeUndefined()
  expect(button()?.getBoundingClientRect()).toEqual(before)
  await userEvent.unhover(page.getByRole('button', { name: 'Network Ethereum' }))
  expect(marks).toHaveBeenCalledTimes(1)
})

test('behavior: with an account the mark is there without being reached for', async () => {
  await showState('buttons-connected', { isPreloaded: false })
  await until(mark)
})

test('error: marks that do not come leave the letter, and are tried again', async () => {
  const marks = vi.fn<NonNullable<Wiring['marks']>>(() => Promise.reject(new Error('no chunk')))
  const { kit, log } = await drawButton({ marks })
  await kit.loadMarks()
  await until(() => button()?.querySelector<HTMLElement>('.mk-letter')?.dataset['letter'] === 'E')
  expect(log.mock.calls[0]?.slice(0, 2)).toEqual(['warn', 'networks are letters'])
  const { MarkDrawing } = await import('../../runtime/marks.js')
  marks.mockImplementation(async () => ({ marks: networkMarks, MarkDrawing }))
  await kit.loadMarks()
  await until(mark)
})

test('behavior: a network has its mark, drawn in the page itself; one without is a quiet disc with its letter', async () => {
  await showState('networks-many', { changes: { networks: manyNetworks } })
  await until(() => listed().length === manyNetworks.length && pathsOf('eip155:1').length > 0)
  for (const { caipNetworkId, name } of manyNetworks) {
    const known = networkMarks[caipNetworkId]
    expect([name, pathsOf(caipNetworkId)]).toEqual([name, known?.shapes.map(([path]) => path) ?? []])
    expect([name, letterOf(caipNetworkId)]).toEqual([name, known ? undefined : name[0]])
  }
  expect(row('eip155:56')?.querySelector('[data-hue]')).toBeNull()
  // A policy of the page without `data:` for pictures keeps nothing of it away.
  expect(document.querySelectorAll('[data-mk-network] img')).toHaveLength(0)
})

test('behavior: the letter of a network is one that is seen', async () => {
  await showState('networks-strange')
  await until(() => letterOf('eip155:4'))
  expect(letterOf('eip155:4')).toBe('T')
})

test('behavior: two gradients of one page are two', async () => {
  await showState('networks-families', { changes: { networks: familyNetworks } })
  await until(() => pathsOf('solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1').length > 0)
  const gradients = [...document.querySelectorAll('.mk-mark linearGradient')].map(({ id }) => id)
  expect(new Set(gradients).size).toBe(gradients.length)
  for (const path of document.querySelectorAll('.mk-mark [fill^="url"]')) {
    const id = /^url\("#(.+)"\)$/.exec(path.getAttribute('fill') ?? '')?.[1]
    expect(path.parentElement?.querySelector('linearGradient')?.id).toBe(id)
  }
})

test('behavior: a test network is told apart from the one whose mark it has', async () => {
  await showState('networks')
  await until(() => pathsOf('eip155:11155111').length > 0)
  expect(pathsOf('eip155:11155111')).toEqual(pathsOf('eip155:1'))
  const dot = (id: string) =>
    getComputedStyle(row(id)?.querySelector('.mk-network') ?? document.body, '::after').content
  expect([dot('eip155:1'), dot('eip155:11155111')]).toEqual(['none', '""'])
  const colours = (id: string) => getComputedStyle(row(id)?.querySelector('.mk-mark') ?? document.body).filter
  expect([colours('eip155:1'), colours('eip155:11155111')]).toEqual(['none', 'grayscale(1)'])
})

test('behavior: a mark on a white ground has the outline that all pictures have, and no ring of its own', async () => {
  await showState('networks')
  await until(() => pathsOf('eip155:8453').length > 0)
  expect(row('eip155:8453')?.querySelector('.mk-mark circle')).toBeNull()
  const outline = (id: string) => getComputedStyle(row(id)?.querySelector('.mk-image') ?? document.body).outline
  expect(outline('eip155:8453')).toMatch(/1px$/)
  expect(outline('eip155:8453')).toBe(outline('eip155:1'))
})

test('behavior: WalletConnect has its own mark', async () => {
  const { walletConnect } = await import('../../runtime/features/wallet-connect/feature.js')
  const { walletConnectIcon } = await import('../../runtime/connectors/walletconnect/icon.data.js')
  await showState('connect', { changes: { features: [walletConnect()] } })
  await until(
    () => document.querySelector<HTMLImageElement>('[data-mk-wallet="walletConnect"] img')?.src === walletConnectIcon,
  )
})
