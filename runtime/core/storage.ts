import type { Decoder } from './decode.js'
import type { RawStorage } from './host.js'

/** Versioned JSON by name. What does not decode counts as absent and does not break the page. */
export interface Storage {
  read<T>(name: string, decode: Decoder<T>): T | undefined
  write(name: string, value: unknown): void
  /** Calls back when another tab writes `name` or clears the storage; the returned function stops. */
  watch(name: string, onChange: () => void): () => void
}

/** Wraps raw storage. The key of `session` is `@modal-kit/1/session`; the number goes up when a shape changes. */
export function createStorage(raw: RawStorage): Storage {
  const keyOf = (name: string) => `@modal-kit/1/${name}`
  return {
    read(name, decode) {
      const saved = raw.get(keyOf(name))
      if (saved === null) return undefined
      try {
        return decode(JSON.parse(saved))
      } catch {
        return undefined
      }
    },
    write: (name, value) => raw.set(keyOf(name), JSON.stringify(value)),
    watch: (name, onChange) => raw.watch((key) => (key === null || key === keyOf(name)) && onChange()),
  }
}
