import type { SigningHost, StartSigning } from './late-signing.js'
import type { SigningFiles } from './settings.js'

/** Trusted Types, which not every browser has, and no library of types. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string }
}

/** The one policy that the header of the document allows (SECURITY 2.4). */
const POLICY = 'ck-frame'

/** The scripts of signing as the browser fetches them: those of the manifest, and no others. */
export function browserSigningHost({ worker, signing }: SigningFiles): SigningHost {
  const rules = {
    createScriptURL(url: string): string {
      if (![worker.eip155, worker.solana, signing.path].includes(url))
        throw new TypeError('The script isn’t one of the wallet.')
      return url
    },
  }
  const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy(POLICY, rules) ?? rules
  return {
    async load() {
      await loadModule(policy.createScriptURL(signing.path), signing.sha256)
      // It is there already, and was compared with its digest: nothing is fetched for this.
      const { startSigning } = (await import(/* @vite-ignore */ signing.path)) as {
        readonly startSigning: StartSigning
      }
      return startSigning
    },
    openWorker(kind) {
      const opened = new Worker(policy.createScriptURL(worker[kind]), { type: 'module' })
      return {
        post: (question) => opened.postMessage(question),
        listen(onMessage, onDeath) {
          opened.addEventListener('message', ({ data }) => onMessage(data))
          opened.addEventListener('messageerror', onDeath)
          opened.addEventListener('error', onDeath)
        },
        end: () => opened.terminate(),
      }
    },
  }
}

/** An import has no digest of its own to be compared with; an element has. */
function loadModule(path: string, sha256: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.type = 'module'
    script.integrity = `sha256-${sha256}`
    script.crossOrigin = 'anonymous'
    script.onload = () => resolve()
    script.onerror = () => reject(new Error('The script didn’t load.'))
    script.src = path
    document.head.append(script)
  })
}
