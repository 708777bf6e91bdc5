import type { ViewModule, ViewsModule } from '../contract/view.js'

/** One view of a file. Throws where a file of several does not have it. */
export function oneOf(module: ViewModule | ViewsModule, view: string): ViewModule {
  if (!('views' in module)) return module
  const View = Object.hasOwn(module.views, view) && module.views[view]
  if (!View) throw new TypeError(`The file has no view ${view}.`)
  return { ...module, default: View }
}
