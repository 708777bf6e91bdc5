import { StrictMode } from 'react'
import { expect, test } from 'vitest'
import { Provider } from '../../runtime/react/provider.js'
import { useSwap } from '../../runtime/swap/use-swap.js'
import { galleryKit } from '../gallery/gallery-kit.js'
import { someWallets } from '../gallery/gallery-state.js'
import { swapParts } from '../gallery/states-swap.js'
import { swapBackend, swapTokens } from '../gallery/swap-backend.js'
import { swapChain } from '../gallery/swap-chain.js'
import { mount } from './mount.js'
import { until } from './until.js'

/** A screen of an app's own. */
function Trade() {
  const swapping = useSwap()
  if (!swapping) return <p id="trade">loading</p>
  const { form, facts, quote, step, outcome, tokens, fill, turn, review, confirm } = swapping
  const best = 'best' in quote ? quote.best : undefined
  return (
    <p id="trade">
      {[tokens.status, facts.to?.symbol, form.amount, best && `${best.toAmount}`, step.step, outcome?.status].join('|')}
      <button type="button" data-do="pick" onClick={() => fill({ to: swapTokens.USDC })} />
      <button type="button" data-do="fill" onClick={() => fill({ amount: '0.5' })} />
      <button type="button" data-do="turn" onClick={() => turn()} />
      <button type="button" data-do="review" onClick={() => void review()} />
      <button type="button" data-do="confirm" onClick={() => void confirm()} />
    </p>
  )
}
const shown = () => document.querySelector('#trade')?.textContent
const click = (name: string) => document.querySelector<HTMLElement>(`#trade [data-do="${name}"]`)?.click()

async function show() {
  const state = {
    id: 'trade',
    wallets: someWallets(),
    isConnected: true,
    isLive: 'waits' as const,
    chain: swapChain(),
    fetch: swapBackend(),
    services: { api: 'https://api.example' },
    ...swapParts,
  }
  const kit = await galleryKit(state, 'light')
  mount().render(
    <StrictMode>
      <Provider kit={kit} wiring={kit.wiring}>
        <Trade />
      </Provider>
    </StrictMode>,
  )
  await until(() => shown() === 'ready||||editing|')
  click('pick')
  await until(() => shown() === 'ready|USDC|||editing|')
  click('fill')
  await until(() => shown() === 'ready|USDC|0.5|1250000000000000000000|editing|')
  return kit
}

test('behavior: a screen of the app swaps without a view of the modal, and lets everything go when it leaves', async () => {
  const kit = await show()
  click('review')
  await until(() => shown()?.includes('|review|'))
  expect(kit.router.state.peek().isOpen).toBe(false)
  click('confirm')
  await until(() => shown() === 'ready|USDC|||editing|pending')
})

test('behavior: turned round, what was to arrive is what is paid', async () => {
  await show()
  click('turn')
  await until(() => shown()?.startsWith('ready|ETH|1250|'))
})
