import axe from 'axe-core'
import '../../runtime/wallet-site/site.css'
import '../../runtime/wallet-site/approval/card.css'
import '../../runtime/wallet-site/approval/answer.css'
import { createApprovals } from '../../runtime/wallet-site/approval/approvals.js'
import { browserApprovalPage } from '../../runtime/wallet-site/approval/host-approval.js'
import { wordsFor } from '../../runtime/wallet-site/approval/words-for.js'
import { tokenDeclarations } from '../../schema/token-css.js'
import { realClock } from './real-clock.js'

// The wallet's document in a frame: its card, stylesheet and clock are the product's. The page around it asks by messages.
const query = new URLSearchParams(location.search)
const sheet = new CSSStyleSheet()
sheet.replaceSync(`:root{${tokenDeclarations({}).join('\n')}}`)
document.adoptedStyleSheets.push(sheet)
document.documentElement.style.colorScheme = query.get('scheme') ?? 'light'

// As browsers are that don't tell what is covered.
if (query.has('blind')) Reflect.deleteProperty(IntersectionObserver.prototype, 'trackVisibility')

const approvals = createApprovals({
  page: browserApprovalPage(),
  clock: realClock,
  app: query.get('app') ?? '',
  local: wordsFor(query.get('language') ?? 'en'),
  isTrusted: query.has('trusted'),
})
const open = new Map<string, AbortController>()
const tell = (message: object) => window.parent.postMessage(message, '*')

const said = (selector: string, attribute: string) =>
  document
    .querySelector(selector)
    ?.getAttribute(attribute)
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

/** Axe knows the colors of what is in the body alone, and the card is not: it stands in one of its own meanwhile. */
async function checkColors(): Promise<readonly axe.Result[]> {
  const card = document.querySelector('.approval')
  if (!card) throw new Error('There is no card')
  const { body } = document
  const stage = document.createElement('body')
  stage.append(card)
  body.replaceWith(stage)
  const { violations, passes } = await axe.run(document, { runOnly: ['color-contrast'] })
  document.documentElement.append(card)
  stage.replaceWith(body)
  if (passes.length + violations.length === 0) throw new Error('No color was looked at')
  return violations
}

function styleOf(selector: string): CSSStyleDeclaration | undefined {
  const found = document.querySelector(selector)
  return found ? getComputedStyle(found) : undefined
}

window.addEventListener('message', async ({ data }) => {
  const { id } = data
  if (data.ask) {
    const abort = new AbortController()
    open.set(id, abort)
    const answer = await approvals.ask(data.ask, abort.signal).catch(String)
    tell({ id, answer })
  }
  if (data.abort) open.get(data.abort)?.abort('aborted')
  if (data.check) {
    const violations = [...(await axe.run(document)).violations, ...(await checkColors())]
    tell({ id, answer: violations.map((each) => `${each.id}: ${each.nodes.map(({ html }) => html).join(' ')}`) })
  }
  if (data.look) {
    tell({
      id,
      answer: {
        isShown: document.querySelector('.approval') !== null,
        isArmed: document.querySelector('.approval-approve')?.getAttribute('aria-disabled') === 'false',
        state: document.querySelector('.approval-state')?.textContent,
        focus: document.activeElement?.className,
        isSiteHidden: document.body.hidden,
        heights: [...document.querySelectorAll('button')].map((each) => each.getBoundingClientRect().height),
        width: document.documentElement.scrollWidth,
        ground: styleOf('.approval-approve')?.backgroundColor,
        amountSize: Number.parseFloat(styleOf('.approval-amount')?.fontSize ?? ''),
        said: [
          document.querySelector('.approval-card')?.getAttribute('role'),
          said('.approval-card', 'aria-labelledby'),
          said('.approval-approve', 'aria-describedby'),
          document.querySelector('.approval-state')?.getAttribute('role'),
        ],
      },
    })
  }
})
tell({ isReady: true })
