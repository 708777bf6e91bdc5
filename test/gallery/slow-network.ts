import type { ViewLoader } from '../../runtime/contract/view.js'
import type { GalleryState } from './gallery-state.js'
import { galleryViews } from './gallery-wiring.js'

/** A state whose requests, views and logic of features each take so many milliseconds to come, also at the second time. */
export function slowly(state: GalleryState, ms: number): GalleryState {
  const { fetch, views, features = [] } = state
  const late = (loader: ViewLoader) => async () => {
    await rest(ms)
    return loader()
  }
  const loaders = Object.entries({ ...galleryViews, ...views }).map(([name, loader]) => [name, late(loader)])
  return {
    ...state,
    ...(fetch && {
      async fetch(url: URL) {
        await rest(ms)
        return fetch(url)
      },
    }),
    views: Object.fromEntries(loaders),
    features: features.map((feature) => ({
      ...feature,
      async load(...args: Parameters<typeof feature.load>) {
        await rest(ms)
        return feature.load(...args)
      },
    })),
  }
}

function rest(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
