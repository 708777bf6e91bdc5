/** What every button of your own is drawn from, in place of ours. */
export interface ButtonState {
  /** What ours says: the label, the short address or the name of the network. */
  readonly text: string
  open(): void
  /** Fetches the modal ahead of the click: call it on hover, focus and pointer down. */
  preload(): void
}
