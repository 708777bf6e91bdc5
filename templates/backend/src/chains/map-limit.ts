/**
 * Runs `work` for every item, at most `limit` at once, and keeps the order of the items. The first failure rejects it;
 * no further item is begun then.
 */
export async function mapLimit<Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = new Array(items.length)
  const rest = items.entries()
  let failed = false
  const takeAll = async () => {
    for (const [index, item] of rest) {
      if (failed) return
      try {
        results[index] = await work(item, index)
      } catch (cause) {
        failed = true
        throw cause
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, takeAll))
  return results
}
