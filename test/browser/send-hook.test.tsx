import { StrictMode } from 'react'
import { expect, test } from 'vitest'
import { Provider } from '../../runtime/react/provider.js'
import { useSend } from '../../runtime/send/use-send.js'
import { galleryKit } from '../gallery/gallery-kit.js'
import { someWallets } from '../gallery/gallery-state.js'
import { sendChain } from '../gallery/send-chain.js'
import { sendParts } from '../gallery/states-send.js'
import { mount } from './mount.js'
import { until } from './until.js'

const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** A screen of an app's own. */
function Pay() {
  const sending = useSend()
  if (!sending) return <p id="pay">loading</p>
  const { form, step, warnings, receiver, sent, fill, review, confirm } = sending
  return (
    <p id="pay">
      {[form.amount, receiver.status, step.step, warnings.map(({ id }) => id).join(), sent?.hash?.slice(0, 4)].join(
        '|',
      )}
      <button type="button" data-do="fill" onClick={() => fill({ amount: '0.25', receiver: bob })} />
      <button type="button" data-do="review" onClick={() => void review()} />
      <button type="button" data-do="confirm" onClick={() => void confirm()} />
    </p>
  )
}
const shown = () => document.querySelector('#pay')?.textContent
const click = (name: string) => document.querySelector<HTMLElement>(`#pay [data-do="${name}"]`)?.click()

test('behavior: a screen of the app sends without a view of the modal, and lets everything go when it leaves', async () => {
  const state = { id: 'pay', wallets: someWallets(), isConnected: true, isLive: true, chain: sendChain(), ...sendParts }
  const kit = await galleryKit(state, 'light')
  const root = mount()
  root.render(
    <StrictMode>
      <Provider kit={kit} wiring={kit.wiring}>
        <Pay />
      </Provider>
    </StrictMode>,
  )
  await until(() => shown() === '|none|editing||')
  click('fill')
  await until(() => shown() === '0.25|valid|editing|firstTime|')
  click('review')
  await until(() => shown()?.includes('|review|'))
  expect(kit.router.state.peek().isOpen).toBe(false)
  click('confirm')
  await until(() => shown() === '|none|editing||0xab')
})
