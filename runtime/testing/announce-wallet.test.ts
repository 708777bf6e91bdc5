import { expect, test } from 'vitest'
import { announceWallet } from './announce-wallet.js'
import { createDevWallet } from './dev-wallet.js'

function page() {
  const target = new EventTarget()
  const seen: { info: { rdns: string }; provider: unknown }[] = []
  target.addEventListener('eip6963:announceProvider', (event) => {
    if (event instanceof CustomEvent) seen.push(event.detail)
  })
  return { target, seen, ask: () => target.dispatchEvent(new Event('eip6963:requestProvider')) }
}

const wallet = () => createDevWallet({ chains: [{ id: 1, rpcUrl: 'http://127.0.0.1:9' }] })

test('behavior: announces at once and whenever the page asks', () => {
  const { target, seen, ask } = page()
  const announced = wallet()
  announceWallet(announced, target)
  ask()
  expect(seen).toHaveLength(2)
  expect(seen[1]?.info).toEqual(announced.info)
  expect(seen[1]?.provider).toBe(announced.provider)
})

test('behavior: stops answering', () => {
  const { target, seen, ask } = page()
  announceWallet(wallet(), target)()
  ask()
  expect(seen).toHaveLength(1)
})

test('misc: the announcement cannot be changed by the page', () => {
  const { target, seen } = page()
  announceWallet(wallet(), target)
  expect(Object.isFrozen(seen[0])).toBe(true)
  expect(Object.isFrozen(seen[0]?.info)).toBe(true)
})
