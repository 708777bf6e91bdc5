import type { Kit } from '../../contract/kit.js'
import type { RecentList } from '../../contract/provided.js'
import { cell } from '../../core/cell.js'
import { createScope } from '../../core/scope.js'
import { recentWallets } from './recent.js'

/** The wallets used last, as a list that is followed; `refresh` reads it after this page has written it. */
export function createRecentList({
  storage,
  events,
}: Pick<Kit, 'storage' | 'events'>): RecentList & { refresh(): void } {
  const { list: read } = recentWallets(storage)
  const recents = cell(read())

  function refresh(): void {
    const now = read()
    if (JSON.stringify(now) !== JSON.stringify(recents.peek())) recents.value = now
  }

  return {
    recents,
    refresh,
    forgetRecent(id) {
      const left = read().filter((wallet) => wallet.id !== id)
      storage.write('recent', left)
      refresh()
    },
    followRecents: createScope((own) => {
      own(storage.watch('recent', refresh))
      // The view of a wallet writes before it tells of it.
      own(events.on(({ event }) => event === 'CONNECT_SUCCESS' && refresh()))
      refresh()
    }),
  }
}
