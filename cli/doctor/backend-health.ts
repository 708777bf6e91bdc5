import { isLoopback } from '../../schema/url.js'
import type { Facts } from './facts.js'

/** What a backend of the kit says about itself, as far as checks look at it. */
export interface BackendHealth {
  /** Where it is, by the config. */
  readonly api: string
  /** Whether only this machine is meant to reach it. */
  readonly isLocal: boolean
  readonly mode: 'development' | 'production'
}

/** Reads the health of the app's own backend; `undefined` where there is none, or what answers is no backend of the kit. */
export async function backendHealth({
  api,
  health,
}: Pick<Facts, 'api' | 'health'>): Promise<BackendHealth | undefined> {
  const asked = await health
  const mode = asked?.isThere ? readMode(asked.answer.text) : undefined
  return api === undefined || !mode ? undefined : { api, isLocal: isLoopback(api), mode }
}

/** The mode in the text of `/health`; `undefined` where the text is not one of ours. */
export function readMode(text: string): BackendHealth['mode'] | undefined {
  try {
    const json: unknown = JSON.parse(text)
    const isHealth = typeof json === 'object' && json !== null && 'status' in json && 'mode' in json
    const mode = isHealth ? json.mode : undefined
    return mode === 'development' || mode === 'production' ? mode : undefined
  } catch {
    return undefined
  }
}
