/** Which packages are taken from where. */
export interface PackageHookData {
  /** URL of a folder, with a slash at its end: imports of the modules in it are meant. */
  readonly importers: string
  /** Names of the packages. */
  readonly names: readonly string[]
  /** URL of a file in the folder whose `node_modules` has them. */
  readonly from: string
}

/** What Node hands a loader hook, as far as it is used here. */
interface Context {
  readonly parentURL?: string | undefined
}

/**
 * Makes the loader hook that takes packages from a folder of their own, whatever other version the project has. This
 * file must import nothing: its text is run as a `data:` module, in a thread of its own on Node 20.
 */
export function createPackageHooks({ importers, names, from }: PackageHookData) {
  return {
    resolve<Found>(specifier: string, context: Context, next: (specifier: string, context: Context) => Found): Found {
      const [first = '', second = ''] = specifier.split('/')
      const name = first.startsWith('@') ? `${first}/${second}` : first
      const isMeant = names.includes(name) && context.parentURL?.startsWith(importers) === true
      return next(specifier, isMeant ? { ...context, parentURL: from } : context)
    },
  }
}
