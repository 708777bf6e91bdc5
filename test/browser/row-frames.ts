import { onTestFinished } from 'vitest'

/** What stands in a list, and the places of what is on its way. */
const items = ':is(.mk-row, .mk-skeleton, .mk-group, .mk-group-head, .mk-tab, [data-mk-nft])'
/** Whether it is one place, in pixels: less is the rounding of a panel that still grows. */
export const isAt = (one: number, other = Number.NaN) => Math.abs(one - other) <= 0.5

/** What a list was in some frame: what stood in it by name, and how far it was from the top of the window, in pixels. */
export type RowsSeen = ReadonlyMap<string, readonly number[]>

/** Where the rows of the modal were, frame by frame. */
export interface RowFrames {
  /** Every place where each row stood: one, where nothing has moved. */
  readonly rows: RowsSeen
  /** Where the places of rows stood that were on their way, from the first to the last. */
  places(): readonly number[]
  /** When rows were seen first; `undefined` before that. */
  begin(): number | undefined
}

/**
 * Looks in every frame of a view until the test is over where rows, headings and places stand as they are laid out: as the panel fades
 * in it is a little smaller, and that is no move. A sheet at the foot of the window is looked at while it stands: what comes
 * up with it has not moved either.
 */
export function watchRows(view: string): RowFrames {
  const [rows, places] = [new Map<string, number[]>(), new Map<string, number[]>()]
  let first: number | undefined
  let request = requestAnimationFrame(look)
  onTestFinished(() => cancelAnimationFrame(request))

  function look(): void {
    request = requestAnimationFrame(look)
    const dialog = document.querySelector<HTMLElement>('dialog[open]')
    if (dialog?.dataset['mkView'] !== view || !stands(dialog)) return
    for (const [name, top] of topsIn(dialog)) {
      first ??= performance.now()
      const of = name === '' ? places : rows
      const tops = of.get(name) ?? []
      if (!tops.some((each) => isAt(each, top))) of.set(name, [...tops, top])
    }
  }
  return { rows, places: () => (places.get('') ?? []).toSorted((a, b) => a - b), begin: () => first }
}

/** Whether the panel hangs from its upper edge, or is as high as it is to be. */
function stands(dialog: HTMLElement): boolean {
  const stage = dialog.querySelector<HTMLElement>('.mk-stage')
  const isSheet = Math.abs(dialog.offsetTop + dialog.offsetHeight - innerHeight) <= 1
  if (!isSheet || !stage) return true
  // Not in whole pixels: it still grows in the last frame before it stands.
  const [within, { height }] = [
    stage.firstElementChild?.getBoundingClientRect().height ?? 0,
    stage.getBoundingClientRect(),
  ]
  const end = Number.parseFloat(stage.style.blockSize) || within
  return height > within - 0.5 && Math.abs(height - end) < 0.1
}

/** What is seen of the lists of a dialog: names, none for the place of a row, with where they stand. */
function topsIn(dialog: HTMLElement): readonly (readonly [string, number])[] {
  const { top, width } = dialog.getBoundingClientRect()
  // Its width is a whole number of pixels, its height need not be.
  const scale = width / dialog.offsetWidth
  const counts = new Map<string, number>()
  return [...dialog.querySelectorAll<HTMLElement>(`.mk-view:not(.mk-leaving *) ${items}`)].flatMap((node) => {
    const y = (node.getBoundingClientRect().top - top) / scale + dialog.offsetTop
    if (y >= innerHeight) return []
    const name = nameOf(node)
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return [[name && `${name} ${count}`, y] as const]
  })
}

/** What a row says first: the rest of it may come late. */
function nameOf(node: HTMLElement): string {
  if (node.matches('.mk-skeleton')) return ''
  const { mkNft } = node.dataset
  return mkNft ?? node.querySelector('.mk-row-title, h3, bdi')?.textContent ?? node.textContent ?? ''
}
