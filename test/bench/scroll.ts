import { onGallery } from './gallery-site.js'
import { type LongList, scrollHolds } from './scroll-rounds.js'

/** Somebody goes to the end again and again, and returns to the top. Runs in the page. */
function fetchDirectory(): boolean {
  const list = document.querySelector('.mk-long')
  const isWhole = list?.querySelector('li')?.getAttribute('aria-setsize') !== '-1'
  list?.scrollTo(0, isWhole ? 0 : list.scrollHeight)
  return isWhole && list?.scrollTop === 0
}

const directory: LongList = {
  name: '10,000 wallets',
  state: 'all-wallets',
  scroller: '.mk-long',
  row: '.mk-long li[aria-setsize]',
  height: 560_000,
  fetchAll: fetchDirectory,
  maxRows: 60,
}

/**
 * `npm run bench:scroll`: the gallery's directory of 10,000 wallets under the wheel. Ends with 1 when any round has a
 * frame over the limit or too many rows (DESIGN §4).
 */
export async function main(): Promise<number> {
  return (await onGallery((site) => scrollHolds(site, directory))) ? 0 : 1
}
