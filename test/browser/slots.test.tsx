import { expect, onTestFinished, test, vi } from 'vitest'
import type { Feature } from '../../runtime/contract/kit.js'
import type { ConnectGuardProps } from '../../runtime/contract/view.js'
import { showState } from './show-state.js'
import { until } from './until.js'

const load = async () => ({})

/** A guard that is a box with a name. */
function guard(id: string, order: number): Feature {
  const Guard = ({ children }: ConnectGuardProps) => <div data-guard={id}>{children}</div>
  return { id, load, slots: { connectGuard: { order, Guard } } }
}

test('behavior: every guard stands around what connects, the lowest order outermost', async () => {
  await showState('connect', { changes: { features: [guard('inner', 20), guard('outer', 10)] } })
  await until(() => document.querySelector('[data-mk-wallet]'))
  expect(document.querySelector('[data-guard="outer"] > [data-guard="inner"] [data-mk-wallet]')).not.toBeNull()
  expect(document.querySelector('[data-guard="inner"] [data-guard="outer"]')).toBeNull()
})

test('error: a background part that does not load is named in the log, and costs itself alone', async () => {
  let lose: (cause: Error) => void = () => {}
  const lost = new Promise<never>((_, reject) => {
    lose = reject
  })
  const there = async () => () => <output data-part="" />
  const features: readonly Feature[] = [
    { id: 'lost', load, slots: { background: () => lost } },
    { id: 'there', load, slots: { background: there } },
  ]
  const kit = await showState('account', { isStrict: false, changes: { features } })
  const log = vi.spyOn(kit.host, 'log')
  lose(new Error('no chunk'))
  await until(() => document.querySelector('[data-part]'))
  await until(() => log.mock.calls.length > 0)
  expect(log.mock.calls.map(([, text]) => text)).toEqual(['the background part of lost was not loaded'])
})

test('behavior: background parts are fetched in a task of their own, after the one in which the account is shown', async () => {
  const order: string[] = []
  const background = async () => {
    order.push('fetched')
    return () => null
  }
  const features: readonly Feature[] = [{ id: 'behind', load, slots: { background } }]
  const kit = await showState('connect', { isStrict: false, changes: { features } })
  await until(() => document.querySelector('[data-mk-wallet]'))
  const output = document.body.appendChild(document.createElement('output'))
  const stop = kit.session.state.subscribe(() => {
    output.textContent = kit.session.account()?.address ?? ''
  })
  // Told at the end of the task, as soon as nothing else of it is left to do.
  const observer = new MutationObserver(() => order.push('shown'))
  observer.observe(output, { childList: true })
  onTestFinished(() => {
    observer.disconnect()
    stop()
    output.remove()
  })
  document.querySelector<HTMLElement>('[data-mk-wallet]')?.click()
  await until(() => order.includes('fetched'))
  expect(order[0]).toBe('shown')
})
