/** Storage of a WalletConnect client in memory, so that two clients of one process share nothing. */
export function memoryStorage() {
  const values = new Map<string, unknown>()
  return {
    getKeys: async () => [...values.keys()],
    getEntries: async <Value>() => [...values.entries()] as [string, Value][],
    getItem: async <Value>(key: string) => values.get(key) as Value | undefined,
    setItem: async <Value>(key: string, value: Value) => void values.set(key, value),
    removeItem: async (key: string) => void values.delete(key),
  }
}
