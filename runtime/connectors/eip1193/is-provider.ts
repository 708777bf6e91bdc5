import type { Eip1193Provider } from '../../contract/eip1193.js'

/** Whether something looks like a provider. */
export function isEip1193Provider(input: unknown): input is Eip1193Provider {
  return typeof input === 'object' && input !== null && 'request' in input && typeof input.request === 'function'
}
