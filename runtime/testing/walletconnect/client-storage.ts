/** What the SDK keeps its keys, pairings and sessions in. */
export interface ClientStorage {
  getKeys(): Promise<string[]>
  getEntries<Value>(): Promise<[string, Value][]>
  getItem<Value>(key: string): Promise<Value | undefined>
  setItem<Value>(key: string, value: Value): Promise<void>
  removeItem(key: string): Promise<void>
}

/** Storage of one WalletConnect client in memory, so that two clients of one process share nothing. */
export function clientStorage(): ClientStorage {
  const values = new Map<string, unknown>()
  return {
    getKeys: async () => [...values.keys()],
    // The SDK reads back what it wrote under the same key, and names that type itself.
    getEntries: async <Value>() => [...values.entries()] as [string, Value][],
    getItem: async <Value>(key: string) => values.get(key) as Value | undefined,
    setItem: async (key, value) => void values.set(key, value),
    removeItem: async (key) => void values.delete(key),
  }
}
