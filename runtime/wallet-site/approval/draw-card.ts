import type { ApprovalCard, CardRow } from './card.js'

/** The elements of a card that something is done with. */
export interface DrawnCard {
  /** Stands in the document. */
  readonly root: HTMLElement
  readonly card: HTMLElement
  /** What lies between the origin and the buttons, and scrolls where the frame is too small for it. */
  readonly body: HTMLElement
  /** Lines and buttons that nothing may cover (SECURITY 2.8). */
  readonly watched: readonly Element[]
  readonly texts: readonly HTMLElement[]
  readonly disclosures: readonly HTMLElement[]
  readonly state: HTMLElement
  readonly cancel: HTMLElement
  readonly approve: HTMLElement
}

/** Characters of an amount that stand in one line at its full size. */
const LARGE = 14

/** Makes the elements of a card. Every text is text: nothing of it is read as markup. */
export function drawCard(page: Document, shown: ApprovalCard): DrawnCard {
  const make = maker(page)
  const title = make('h1', 'approval-title', shown.title)
  const state = make('p', 'approval-state', '')
  const cancel = make('button', 'approval-cancel', shown.cancel)
  const approve = make('button', 'approval-approve', shown.approve)
  const origin = make('p', 'approval-origin', [
    make('span', 'approval-from', shown.from),
    // Where both stand in one line.
    ' ',
    ltr(make('bdi', 'approval-site', [make('span', 'approval-scheme', shown.origin.scheme), shown.origin.host])),
  ])
  const amounts = shown.amount === undefined ? [] : [amountOf(make, shown.amount)]
  const rows = shown.rows.map((row) => drawRow(make, row))
  const texts = shown.texts.map((text) => drawText(make, text))
  const risks = shown.risks.map(({ text, isError }) =>
    make('li', isError ? 'approval-risk approval-error' : 'approval-risk', text),
  )
  const body = make('div', 'approval-body', [
    title,
    ...amounts,
    make('div', 'approval-rows', rows),
    ...texts.map(({ place }) => place),
  ])
  const card = make('section', 'approval-card', [
    origin,
    body,
    ...(risks.length > 0 ? [make('ul', 'approval-risks', risks)] : []),
    state,
    make('div', 'approval-buttons', [cancel, approve]),
  ])
  name(title, 'approval-title')
  for (const amount of amounts) name(amount, 'approval-amount')
  name(state, 'approval-state')
  for (const button of [cancel, approve]) button.type = 'button'
  set(approve, { 'aria-disabled': 'true', 'aria-describedby': 'approval-state' })
  set(state, { role: 'status' })
  const labels = ['approval-title', ...amounts.map(({ id }) => id)].join(' ')
  set(card, { role: 'alertdialog', 'aria-modal': 'true', 'aria-labelledby': labels, tabindex: '-1' })
  const root = make('main', 'approval', [card])
  set(root, { lang: shown.lang, dir: shown.dir })
  return {
    root,
    card,
    body,
    watched: [card, origin, title, ...amounts, ...rows, ...texts.map(({ box }) => box), ...risks, cancel, approve],
    texts: texts.map(({ box }) => box),
    disclosures: rows.filter(({ tagName }) => tagName === 'DETAILS'),
    state,
    cancel,
    approve,
  }
}

function amountOf(make: Make, amount: string): HTMLElement {
  const isLong = amount.length > LARGE
  return make('p', isLong ? 'approval-amount approval-long' : 'approval-amount', [ltr(make('bdi', '', amount))])
}

function drawRow(make: Make, { label, value, form, mark, disclosure }: CardRow): HTMLElement {
  // With spaces between them the groups are copied, and read out, as they are seen.
  const shown = make('bdi', '', typeof value === 'string' ? value : value.join(' '))
  if (form === 'text') set(shown, { dir: 'auto' })
  else ltr(shown)
  const line = make('p', form === 'address' ? 'approval-address' : 'approval-value', [shown])
  if (disclosure !== undefined)
    return make('details', 'approval-row', [make('summary', '', disclosure), line, ...markOf(make, mark)])
  const className = form === 'address' ? 'approval-row approval-whole' : 'approval-row'
  return make('div', className, [make('p', 'approval-label', label), line, ...markOf(make, mark)])
}

function markOf(make: Make, mark: CardRow['mark']): readonly HTMLElement[] {
  if (!mark) return []
  return [make('p', mark.isWarning ? 'approval-mark approval-new' : 'approval-mark', mark.text)]
}

/** A box that keys can scroll. */
function drawText(make: Make, { label, value }: CardRow): { readonly place: HTMLElement; readonly box: HTMLElement } {
  const text = make('bdi', '', typeof value === 'string' ? value : value.join(' '))
  set(text, { dir: 'auto' })
  const box = make('div', 'approval-text', [text])
  set(box, { tabindex: '0', role: 'group', 'aria-label': label })
  return { place: make('div', 'approval-place', [make('p', 'approval-label', label), box]), box }
}

type Make = ReturnType<typeof maker>

function maker(page: Document) {
  return <Name extends keyof HTMLElementTagNameMap>(
    tag: Name,
    className: string,
    content: string | readonly (Node | string)[],
  ): HTMLElementTagNameMap[Name] => {
    const made = page.createElement(tag)
    if (className) made.className = className
    made.append(...(typeof content === 'string' ? [content] : content))
    return made
  }
}

function ltr<Made extends HTMLElement>(made: Made): Made {
  made.dir = 'ltr'
  return made
}

function name(made: HTMLElement, id: string): void {
  made.id = id
}

function set(made: HTMLElement, attributes: Readonly<Record<string, string>>): void {
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
}
