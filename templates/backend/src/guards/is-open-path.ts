import { openPaths } from './open-paths.data.js'

/** Whether the path is answered without a project. */
export function isOpenPath(path: string): boolean {
  return openPaths.some((open) => path === open || (open.length > 1 && open.endsWith('/') && path.startsWith(open)))
}
