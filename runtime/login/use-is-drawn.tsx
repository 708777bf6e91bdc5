'use client'
import { useDeferredValue } from 'react'

/**
 * Whether a login of the view Connect is drawn. The wallets are painted first (from React 19 on): fields and marks are dear,
 * and until then there is an empty box in their place, as high as they are.
 */
export function useIsDrawn(): boolean {
  return useDeferredValue(true, false)
}
