import { type Driver, type Place, until } from './driver.js'

/** What the page says of the account: `status`, `address`, `solana` or `network`. */
export const fact = (name: string) => `(document.querySelector('[data-fact="${name}"]')?.textContent ?? '')`

/** Clicks the button that people know by this name. Rejects when there is none in time. */
export async function press(place: Place, name: string): Promise<void> {
  await until(place, mark(name))
  await place.click('[data-named]')
}

const isOn = `document.querySelector('[data-named]')?.getAttribute('aria-disabled') !== 'true'`
/** The card asks for a hand. On a busy machine one may come before the browser has seen the card, and does not count. */
const isAsking = `/^Move the pointer/.test(document.querySelector('.approval-state')?.textContent ?? '')`
const MOST_MOVES = 5

/** Answers the card in the frame with a button: a person moves to it, does what it asks for, reads, and presses. */
export async function answerCard(frame: Place, name: string): Promise<void> {
  await until(frame, mark(name))
  for (let moves = 0; moves < MOST_MOVES; moves += 1) {
    await frame.hover('.approval :is(h1, h2)')
    await frame.hover('[data-named]')
    await until(frame, `${isOn} || ${isAsking}`)
    if (await frame.read(isOn)) break
  }
  await until(frame, isOn)
  await frame.click('[data-named]')
}

/** Marks the button of that name, and says whether there is one: no way to name it is common to all drivers. */
function mark(name: string): string {
  return `(() => {
    for (const each of document.querySelectorAll('[data-named]')) each.removeAttribute('data-named')
    const named = (each) => (each.getAttribute('aria-label') ?? each.textContent).trim() === ${JSON.stringify(name)}
    const found = [...document.querySelectorAll('button')].find((each) => named(each) && each.checkVisibility())
    found?.setAttribute('data-named', '')
    return found !== undefined
  })()`
}

/** Asks the wallet of the page. The answer is not waited for: `answer` gives it. */
export async function ask(page: Place, method: string, params: unknown): Promise<void> {
  const call = JSON.stringify({ method, params })
  await page.read(`(() => {
    window.answered = undefined
    const tell = (outcome) => { window.answered = outcome }
    window.wallets.evm.request(${call}).then((value) => tell({ value }), ({ code, message }) => tell({ code, message }))
    return true
  })()`)
}

/** What became of what was asked last. */
export async function answer(page: Place): Promise<{ readonly value?: unknown; readonly code?: number }> {
  await until(page, 'window.answered !== undefined')
  return (await page.read('window.answered')) as { readonly value?: unknown; readonly code?: number }
}

/** Waits until the page has an account, and gives its address. */
export async function signedIn(page: Place): Promise<string> {
  await until(page, `${fact('status')} === 'connected' && ${fact('address')}.startsWith('0x')`)
  return String(await page.read(fact('address')))
}

/**
 * Loads the page anew. Where the browser keeps nothing for frames of other sites, the session has ended with the document,
 * and `signIn` begins another.
 */
export async function reload(driver: Driver, url: string, signIn: () => Promise<void>): Promise<void> {
  const keeps = await driver.inFrame('/sdk', (frame) =>
    frame.read(`(() => {
    try {
      return localStorage.length >= 0
    } catch {
      return false
    }
  })()`),
  )
  await driver.open(url)
  if (keeps === true) return
  await until(driver, `${fact('status')} === 'disconnected'`)
  await signIn()
}

/** Disconnects as people do. */
export async function signOut(page: Place): Promise<void> {
  await page.click('[data-mk-button="account"]')
  await press(page, 'Disconnect')
  await until(page, `${fact('status')} === 'disconnected'`)
}
