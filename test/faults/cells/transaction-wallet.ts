import type { Case, Stage } from '../case.js'
import { closeModal } from '../case.js'
import { approve, asked, connect, press, refuse, restarted } from './connected.js'
import { frozen } from './inj.js'
import { method, row, type Transaction, unresolved } from './transaction-steps.js'

/** The wallet is asked, and something happens before it answers. */
const whileAsked = (meanwhile: (stage: Stage) => Promise<void>, more: Partial<Case> = {}): Case => ({
  ...more,
  async run(stage) {
    await stage.behave({ ask: [method] })
    await stage.act()
    await asked(stage, method)
    await meanwhile(stage)
  },
})

const select = (stage: Stage, chain: number) => stage.page().evaluate((id) => window.testWallet.selectChain(id), chain)

/** The cases of a transaction in which the wallet, the page or the person does something else. */
export const walletCases = ({ views, open, review, confirm }: Transaction): Readonly<Record<string, Case>> => ({
  F28: {
    async run(stage) {
      await stage.behave({ hang: [method] })
      await stage.act()
      await asked(stage, method)
      const context = stage.page().context()
      await stage.page().close()
      stage.show(await stage.world.open({ context }))
      await stage.page().waitForSelector('[data-fact="status"]:text-is("connected")')
      await open(stage)
      // It is not known whether it was sent: a new one is refused until the person says that it was not.
      await stage.says(unresolved, 8_000)
      await stage.page().getByRole('button', { name: 'It wasn’t sent' }).click()
      await stage.again()
    },
  },
  F29: {
    async run(stage) {
      await stage.behave({ ask: [method] })
      await stage.act()
      await asked(stage, method)
      const other = await stage.world.open({ context: stage.page().context() })
      await other.waitForSelector('[data-fact="status"]:text-is("connected")')
      await other.click('[data-mk-button="account"]')
      await other.click(`.mk-tiles >> text=${views.tile}`)
      await other.getByText('Another tab is sending from this account.').waitFor()
      await approve(stage)
      await stage.done()
      await other.close()
    },
  },
  F30: {
    async run(stage) {
      await stage.page().evaluate(() => {
        const own = Date.now.bind(Date)
        let by = 86_400_000
        Date.now = () => own() + by
        Object.assign(window, {
          skew: (ms: number) => {
            by = ms
          },
        })
      })
      await review(stage)
      await stage.page().evaluate('skew(-86400000)')
      await confirm(stage)
      await stage.done()
      await stage.page().evaluate('skew(0)')
    },
  },
  F31: {
    async run(stage) {
      await stage.behave({ reject: [method] })
      await stage.act()
      await stage.says(/canceled/i, 5_000)
      await stage.behave({})
      await confirm(stage)
    },
  },
  F32: {
    async run(stage) {
      await stage.behave({ hang: [method] })
      await stage.act()
      await asked(stage, method)
      await stage.says(/Open Test Wallet/, 8_000)
      await stage.page().getByRole('button', { name: 'Cancel' }).click()
      await stage.page().waitForSelector(views.form)
      await stage.says(unresolved, 5_000)
      await stage.behave({})
      await stage.page().getByRole('button', { name: 'It wasn’t sent' }).click()
      await stage.again()
    },
  },
  F33: whileAsked(async (stage) => {
    await stage.page().getByRole('button', { name: 'Cancel' }).click()
    await stage.page().waitForSelector(views.form)
    await approve(stage)
    // It was sent, though it was cancelled here: the record says so.
    await closeModal(stage.page())
    await row(stage, /after you canceled|Sent|Swapped|Confirmed/)
  }),
  F34: {
    async run(stage) {
      await refuse(stage, method, -32002, 'Request already pending')
      await stage.act()
      await stage.says(/pending request/i, 5_000)
      await stage.page().evaluate('lift()')
      await confirm(stage)
    },
  },
  F35: {
    async run(stage) {
      await review(stage)
      await stage.page().evaluate(() => window.testWallet.emit('accountsChanged', []))
      await stage.page().waitForSelector('[data-fact="status"]:text-is("disconnected")')
      await closeModal(stage.page())
      await connect(stage)
      await stage.again()
    },
  },
  F36: {
    async run(stage) {
      await review(stage)
      await select(stage, 137)
      await stage.page().waitForSelector(views.form)
      await stage.says(/Something changed/, 5_000)
      await select(stage, 1)
      await stage.page().waitForSelector('[data-fact="network"]:text-is("eip155:1")')
      await stage.again()
    },
  },
  F40: {
    async run(stage) {
      await refuse(stage, method, -32603, 'Popup window was blocked')
      await stage.act()
      await stage.says(/blocked|Couldn’t|failed|wrong/i, 5_000)
      await stage.page().evaluate('lift()')
      await closeModal(stage.page())
      await stage.again()
    },
  },
  F41: {
    async run(stage) {
      await refuse(stage, method, 4001, 'User closed the window')
      await stage.act()
      await stage.says(/canceled/i, 5_000)
      await stage.page().evaluate('lift()')
      await confirm(stage)
    },
  },
  F42: {
    async run(stage) {
      await review(stage)
      await restarted(stage)
      await confirm(stage)
      await stage.says(/restarted/i, 5_000)
      await stage.page().evaluate('lift()')
      await closeModal(stage.page())
      // A wallet that was restarted while it was asked may have sent it: the person says that it was not.
      await open(stage)
      await stage.page().getByRole('button', { name: 'It wasn’t sent' }).click()
      await stage.again()
    },
  },
  F43: whileAsked(async (stage) => {
    await press(stage, 'mount')
    await approve(stage)
    await press(stage, 'mount')
    await stage.page().waitForSelector('[data-fact="status"]:text-is("connected")')
    await stage.page().click('[data-mk-button="account"]')
  }),
  F44: {
    async run(stage) {
      await review(stage)
      await frozen(stage)
      await confirm(stage)
    },
  },
  F45: whileAsked(async (stage) => {
    await frozen(stage, 3_000)
    await approve(stage)
  }),
})
