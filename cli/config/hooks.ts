/** What the hooks know: code by URL, relative imports by importing URL, and stand-ins for packages that are not installed. */
export interface HookData {
  readonly modules: Readonly<Record<string, { readonly format: string; readonly source: string }>>
  readonly edges: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly fallbacks: Readonly<Record<string, string>>
}

interface Resolved {
  readonly url: string
  readonly shortCircuit?: boolean
}

interface Loaded {
  readonly format: string
  readonly source?: unknown
  readonly shortCircuit?: boolean
}

/** Loader hooks, good for `module.registerHooks` (synchronous) and `module.register` (with promises) alike. */
export interface Hooks {
  resolve<Next extends Resolved | Promise<Resolved>>(
    specifier: string,
    context: { readonly parentURL?: string | undefined },
    next: (specifier: string, context: unknown) => Next,
  ): Resolved | Next | Promise<Resolved>
  load<Next>(url: string, context: unknown, next: (url: string, context: unknown) => Next): Loaded | Next
}

/**
 * Makes the hooks that give Node a config whose types are stripped. This file must import nothing:
 * its text is run as a `data:` module, in a thread of its own on Node 20.
 */
export function createHooks({ modules, edges, fallbacks }: HookData): Hooks {
  return {
    resolve(specifier, context, next) {
      const url = modules[specifier] ? specifier : edges[context.parentURL ?? '']?.[specifier]
      if (url !== undefined) return { url, shortCircuit: true }
      const fallback = fallbacks[specifier]
      if (fallback === undefined) return next(specifier, context)
      const standIn = { url: fallback, shortCircuit: true }
      try {
        const found = next(specifier, context)
        return found instanceof Promise ? found.catch(() => standIn) : found
      } catch {
        return standIn
      }
    },
    load(url, context, next) {
      const found = modules[url]
      return found ? { ...found, shortCircuit: true } : next(url, context)
    },
  }
}

/** The platform's own `import()`: the one of a file that a bundler or a test runner has rewritten would miss the hooks. */
export function importModule(url: string): Promise<Readonly<Record<string, unknown>>> {
  return import(url)
}
