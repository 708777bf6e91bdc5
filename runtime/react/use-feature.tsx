'use client'
import { useEffect, useMemo, useState } from 'react'
import type { FeatureToken } from '../contract/feature-token.js'
import { derived } from '../core/cell.js'
import { useKit } from './use-kit.js'
import { useValue } from './use-value.js'

/** The logic of a feature that is followed while something shows it. */
interface Followable {
  follow(): () => void
}

/**
 * What a component of the app's own shows of a feature, followed while it is there; the code is fetched with the first one.
 * `read` takes the values of the feature's cells, and is the same function at every render. `undefined` until the code is here.
 * Throws `feature/off` where the feature is off.
 */
export function useFeature<Api extends Followable, Shown>(
  token: FeatureToken<Api>,
  read: (api: Api) => Shown,
): Shown | undefined {
  const kit = useKit()
  const [loaded, setLoaded] = useState<{ readonly api?: Api; readonly failure?: unknown }>({})
  useEffect(() => {
    let isHere = true
    kit.use(token).then(
      (api) => isHere && setLoaded({ api }),
      (failure: unknown) => isHere && setLoaded({ failure }),
    )
    return () => {
      isHere = false
    }
  }, [kit, token])
  const { api, failure } = loaded
  useEffect(() => api?.follow(), [api])
  const shown = useValue(
    useMemo(() => derived<Shown | undefined>(undefined, () => (api ? read(api) : undefined)), [api, read]),
  )
  if (failure !== undefined) throw failure
  return shown
}
