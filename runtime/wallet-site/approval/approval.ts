/** The sentence on top of a card. Its slots are words of the wallet, never of the page. */
export type ApprovalTitle =
  | 'sign-in'
  | 'sign-message'
  | 'sign-data'
  | 'send'
  | 'speed-up'
  | 'cancel-send'
  | 'sign-transaction'

/** What a line of the card is called. */
export type ApprovalLabel =
  | 'to'
  | 'from'
  | 'amount'
  | 'token'
  | 'network'
  | 'fee'
  | 'balance'
  | 'message'
  | 'data'
  | 'domain'
  | 'contract'
  | 'memo'

/** How a value is drawn: an address in groups of four, a text whole and scrolled, an amount large. */
export type ApprovalForm = 'text' | 'address' | 'amount' | 'long'

/** One line of a card, decoded from the bytes that are signed. */
export interface ApprovalRow {
  readonly label: ApprovalLabel
  readonly value: string
  readonly form: ApprovalForm
  /** Said below an address: whether this account has sent to it before. */
  readonly mark?: 'known' | 'first-time'
}

/** Said above the buttons. */
export type ApprovalRisk =
  | 'cannot-be-taken-back'
  | 'paid-once'
  | 'may-still-go'
  | 'test-network'
  | 'another-origin'
  | 'signs-in'

/** What a person is asked: everything is of the wallet, but for texts that are drawn as what they are (`message`, `data`). */
export interface Approval {
  readonly title: ApprovalTitle
  /** In the title of `send` and `sign-transaction`: `0.5 ETH`. */
  readonly amount?: string
  readonly rows: readonly ApprovalRow[]
  readonly risks: readonly ApprovalRisk[]
  /** Class P1b of SECURITY 2.8: needs the checks of arming and visibility. Class P1a is shown alike, and needs the click alone. */
  readonly isGuarded: boolean
}

/** How it ended. `window`: this browser or page cannot show it safely in the frame. */
export type ApprovalAnswer = 'approved' | 'rejected' | 'window'

/** Asks the person who uses the wallet. */
export interface Approvals {
  /** One at a time, in the order asked. Rejects with the signal's reason once it is aborted, and takes the card off. */
  ask(approval: Approval, signal: AbortSignal): Promise<ApprovalAnswer>
}
