import type { ApprovalLabel, ApprovalRisk, ApprovalRow, ApprovalTitle } from './approval.js'

/** Why Approve is off. `undefined` in its place: it is on. */
export type ApprovalBlock = 'wait' | 'hidden' | 'scroll' | 'move'

/** The words of a card in one language. */
export interface ApprovalWords {
  /** Above the origin of the page. */
  readonly from: string
  readonly cancel: string
  /** In place of `cancel`, where the question is whether a transfer is cancelled. */
  readonly keep: string
  readonly approve: string
  /** Opens the address of a token. */
  readonly tokenAddress: string
  readonly titles: Readonly<Record<ApprovalTitle, string>>
  readonly labels: Readonly<Record<ApprovalLabel, string>>
  readonly marks: Readonly<Record<NonNullable<ApprovalRow['mark']>, string>>
  readonly risks: Readonly<Record<ApprovalRisk, string>>
  /** Said above the buttons. */
  readonly states: Readonly<Record<ApprovalBlock | 'ready', string>>
}

/** Words, with the language they are in. */
export interface LocalWords {
  /** BCP 47, without a region. */
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  readonly words: ApprovalWords
}
