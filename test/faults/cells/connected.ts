import { closeModal, type Stage } from '../case.js'

/** Connects the wallet of the page, and closes the modal. */
export async function connect({ page }: Pick<Stage, 'page'>): Promise<void> {
  await page().click('[data-mk-button="connect"]')
  await page().click('[data-mk-wallet="test.wallet"]')
  await page().waitForSelector('[data-fact="status"]:text-is("connected")')
  await closeModal(page())
}

/** What the page shows for a fact. */
export async function fact({ page }: Pick<Stage, 'page'>, name: string): Promise<string> {
  return (await page().locator(`[data-fact="${name}"]`).textContent()) ?? ''
}

/** Waits until the test wallet was asked so often by a method. */
export async function asked({ page }: Pick<Stage, 'page'>, method: string, count = 1): Promise<void> {
  await page().waitForFunction(
    ([name, least]) => (window.testWallet.calls()[String(name)] ?? 0) >= Number(least),
    [method, count],
  )
}

/** Lets what waits in the test wallet be. */
export async function approve({ page }: Pick<Stage, 'page'>): Promise<void> {
  await page().evaluate(() => window.testWallet.approveNext())
}

/** Presses a button of the host's page, also under the modal. */
export async function press({ page }: Pick<Stage, 'page'>, name: string): Promise<void> {
  await page().evaluate((of) => document.querySelector<HTMLElement>(`[data-do="${of}"]`)?.click(), name)
}

/** The wallet answers a method with this code until `lift()`. */
export async function refuse(
  { page }: Pick<Stage, 'page'>,
  method: string,
  code: number,
  words: string,
): Promise<void> {
  await page().evaluate(
    ([name, number, text]) => {
      const { provider } = window.testWallet
      const { request } = provider
      let isOn = true
      Object.assign(window, {
        lift: () => {
          isOn = false
        },
      })
      provider.request = (call) =>
        isOn && call.method === name
          ? Promise.reject(Object.assign(new Error(String(text)), { code: number }))
          : request(call)
    },
    [method, code, words] as const,
  )
}

/** The extension of the wallet was restarted, and the provider that the page has is dead, until `lift()`. */
export async function restarted({ page }: Pick<Stage, 'page'>): Promise<void> {
  await page().evaluate(() => {
    const { provider } = window.testWallet
    const { request } = provider
    provider.request = () => Promise.reject(new Error('Extension context invalidated.'))
    Object.assign(window, {
      lift: () => {
        provider.request = request
      },
    })
  })
}

/** Puts the network of the page away, and back. */
export async function offline({ page }: Pick<Stage, 'page'>, isOff: boolean): Promise<void> {
  await page().context().setOffline(isOff)
  await page().evaluate((off) => window.dispatchEvent(new Event(off ? 'offline' : 'online')), isOff)
}
