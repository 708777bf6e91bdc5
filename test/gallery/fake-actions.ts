import type { Feature } from '../../runtime/contract/kit.js'

/** Things to do with an account: how they are called, and what is drawn for them. */
const acts = [
  ['Buy', 'M10 4.25v11.5M4.25 10h11.5'],
  ['Swap', 'M6.5 4v12m-2.75-2.75L6.5 16l2.75-2.75M13.5 16V4m-2.75 2.75L13.5 4l2.75 2.75'],
  ['Send', 'M16.5 3.5L9 11M16.5 3.5l-4.75 13L9 11 3.5 8.25z'],
  ['Stake', 'M10 4v8.5M6 8.75l4 4 4-4M4.5 16.5h11'],
  ['Bridge', 'M4 14.5v-3a6 6 0 0 1 12 0v3M2.75 14.5h14.5'],
] as const

/** So many features, five at most, that have nothing but a button of the view Account. */
export function fakeActions(count: number): readonly Feature[] {
  return acts.slice(0, count).map(([name, drawing], order) => {
    const label = { texts: { id: `fake${name}`, words: { label: name } }, key: 'label' }
    return {
      id: `fake${name}`,
      load: async () => ({}),
      slots: { accountAction: { order, label, view: 'Networks', drawing } },
    }
  })
}
