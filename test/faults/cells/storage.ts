import type { Case, Stage } from '../case.js'

/** Everything of the kit in the storage of the host throws, as where a browser denies it. `lift()` ends it. */
export const storageThrows = `(() => {
  let isOn = true
  window.lift = () => { isOn = false }
  for (const name of ['getItem', 'setItem', 'removeItem']) {
    const own = Storage.prototype[name]
    Storage.prototype[name] = function (key, ...rest) {
      if (isOn && String(key).startsWith('@modal-kit/')) throw new DOMException('denied', 'SecurityError')
      return own.call(this, key, ...rest)
    }
  }
})()`

/** Nothing of the kit fits into the storage any more. */
export const storageFull = `(() => {
  let isOn = true
  window.lift = () => { isOn = false }
  const own = Storage.prototype.setItem
  Storage.prototype.setItem = function (key, value) {
    if (isOn && String(key).startsWith('@modal-kit/')) throw new DOMException('full', 'QuotaExceededError')
    own.call(this, key, value)
  }
})()`

/** What an older version, or somebody else, has left under the keys of the kit. */
const storageCorrupt = `(() => {
  window.lift = () => {}
  // A frame of nobody's has no storage to fill.
  if (window !== window.top) return
  if (sessionStorage.getItem('corrupted')) return
  sessionStorage.setItem('corrupted', '1')
  const left = ['{"broken', 'null', '[]', '42', '{"version":0,"namespaces":{"eip155":7}}', '\\\\u0000']
  const keys = ['session', 'recent', 'submitted', 'receivers', 'contacts', 'turn', 'project', 'pairing', 'directory', 'spam', 'secure-wallet']
  keys.forEach((key, index) => localStorage.setItem('@modal-kit/1/' + key, left[index % left.length]))
})()`

/** The cases of a storage that fails. `works` does the operation, ends the fault by `lift`, and does it once more. */
export function storageCases(
  works: (stage: Stage, lift: () => Promise<unknown>) => Promise<void>,
): Readonly<Record<'F09' | 'F10' | 'F11', Case>> {
  const of = (script: string): Case => ({
    script,
    run: (stage) => works(stage, () => stage.page().evaluate('lift()')),
  })
  return { F09: of(storageThrows), F10: of(storageFull), F11: of(storageCorrupt) }
}
