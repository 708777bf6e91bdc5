import { useCallback, useSyncExternalStore } from 'react'
import type { Cell } from '../core/cell.js'

/**
 * Reads a cell as a plain value and follows it. `select` gives a primitive or an existing reference, never a new object.
 * Safe with StrictMode, Suspense, hydration and React Compiler: the snapshot is the rendered value itself.
 */
export function useValue<T>(source: Cell<T>): T
export function useValue<T, S>(source: Cell<T>, select: (value: T) => S): S
export function useValue<T, S>(source: Cell<T>, select?: (value: T) => S): T | S {
  const subscribe = useCallback((notify: () => void) => source.subscribe(notify), [source])
  const read = (value: T) => (select ? select(value) : value)
  return useSyncExternalStore(
    subscribe,
    () => read(source.peek()),
    () => read(source.initial),
  )
}
