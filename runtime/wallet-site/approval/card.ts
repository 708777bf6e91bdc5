import type { Approval, ApprovalRow } from './approval.js'
import type { LocalWords } from './approval-words.js'
import { groupsOf, visibleLine, visibleText } from './visible-text.js'

/** A line of a card as it is drawn. */
export interface CardRow {
  readonly label: string
  /** Fit to be shown. An address is in groups. */
  readonly value: string | readonly string[]
  readonly form: ApprovalRow['form']
  /** Drawn behind a disclosure with these words. */
  readonly disclosure?: string
  readonly mark?: { readonly text: string; readonly isWarning: boolean }
}

/** A card as it is drawn, from top to bottom: plain texts, in one language. */
export interface ApprovalCard {
  /** The language of the words (BCP 47). */
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  readonly from: string
  /** The page that asks. Hosts are in the letters of the DNS: no script looks like another one. */
  readonly origin: { readonly scheme: string; readonly host: string }
  readonly title: string
  readonly amount: string | undefined
  /** What is compared at a glance. All of it has to be in view. */
  readonly rows: readonly CardRow[]
  /** Texts that scroll. */
  readonly texts: readonly CardRow[]
  readonly risks: readonly { readonly text: string; readonly isError: boolean }[]
  readonly cancel: string
  readonly approve: string
  readonly isGuarded: boolean
}

/** Where a card is shown. */
export interface CardPlace {
  /** The origin of the page that embeds this one, as the browser writes it. */
  readonly app: string
  /** In the language that the user reads. */
  readonly local: LocalWords
}

/** What a card says of an approval. */
export function cardOf(approval: Approval, { app, local }: CardPlace): ApprovalCard {
  const { lang, dir, words } = local
  const large = approval.amount ?? approval.rows.find(({ form }) => form === 'amount')?.value
  const rows = approval.rows
    // It stands above them.
    .filter(({ form, value }) => form !== 'amount' || value !== large)
    .map((row): CardRow => {
      const { label, form, mark } = row
      const isHidden = label === 'token' && form === 'address'
      return {
        label: words.labels[label],
        value: shown(row, lang),
        form,
        ...(isHidden && { disclosure: words.tokenAddress }),
        ...(mark && { mark: { text: words.marks[mark], isWarning: mark === 'first-time' } }),
      }
    })
  return {
    lang,
    dir,
    from: words.from,
    origin: originOf(app),
    title: words.titles[approval.title],
    amount: large === undefined ? undefined : lineIn(lang, large),
    rows: rows.filter(({ form }) => form !== 'long'),
    texts: rows.filter(({ form }) => form === 'long'),
    risks: approval.risks.map((risk) => ({ text: words.risks[risk], isError: risk === 'another-origin' })),
    // `Cancel` would read as the answer to whether the transfer is cancelled.
    cancel: approval.title === 'cancel-send' ? words.keep : words.cancel,
    approve: words.approve,
    isGuarded: approval.isGuarded,
  }
}

function shown({ form, value }: ApprovalRow, lang: string): string | readonly string[] {
  if (form === 'address') return groupsOf(value)
  return form === 'long' ? visibleText(value) : lineIn(lang, value)
}

/** A line whose number has the decimal sign of the language: `1.234` is a thousand in some. Every digit stays. */
function lineIn(lang: string, value: string): string {
  return visibleLine(value).replace(/^(\d+)\.(?=\d+ )/, `$1${(0.5).toLocaleString(lang)[1]}`)
}

/** A host that comes in other letters than those of the DNS is written in them. */
function originOf(app: string): ApprovalCard['origin'] {
  try {
    const { protocol, host } = new URL(app)
    if (host) return { scheme: `${protocol}//`, host }
  } catch {
    // It is shown as it is.
  }
  return { scheme: '', host: visibleLine(app) }
}
