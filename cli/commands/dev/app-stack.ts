import type { CaipNetworkId } from '../../../schema/caip.js'
import { type LocalPorts, localPort, localPortOf } from '../../../schema/services.js'
import { checkConfig } from '../../config/check-config.js'
import { loadConfig } from '../../config/load.js'
import { localStackOf } from '../../config/resolve-network.js'
import type { GenerateContext } from '../../generate/generate.js'

/** The local stack as the files of the app name it. */
export interface AppStack {
  /** Port of the API. */
  readonly port: number
  /** The chains that run there for it, by CAIP-2 id. */
  readonly chainIds: readonly CaipNetworkId[]
}

/**
 * What the config of the working folder expects of the local stack; `undefined` where it names other services, and where
 * there is no config that can be read: the generator says what is wrong with it.
 */
export async function appStackOf(context: GenerateContext): Promise<AppStack | undefined> {
  const loaded = await loadConfig(context, { mode: 'development' }).catch(() => undefined)
  const checked = checkConfig(loaded?.value)
  const ports = checked.isValid ? localStackOf(checked.value) : undefined
  const port = checked.isValid ? localPortOf(checked.value.services) : undefined
  return ports && port !== undefined ? { port, chainIds: idsOf(ports) } : undefined
}

/** What to change where `--port` puts the stack elsewhere than the app looks for it; `undefined` where both agree. */
export function describeMove({ port }: AppStack, given: number | undefined): string | undefined {
  if (given === undefined || given === port) return undefined
  const line = given === localPort ? 'local' : `local:${given}`
  const way =
    given === 0
      ? "choose a port such as --port 9000; a config can't name the free ports of 0"
      : `write services: '${line}' in modal.config.ts`
  return `The app asks the services of this machine at port ${port}. To move it as well, ${way}.`
}

/** What to do where the config has networks whose chains were not started; `undefined` where all of them run. */
export function describeNewChains({ chainIds }: AppStack, started: readonly CaipNetworkId[]): string | undefined {
  const added = chainIds.filter((id) => !started.includes(id))
  if (added.length === 0) return undefined
  return `No local chain runs for ${added.join(', ')} yet: start \`modal-kit dev\` again.`
}

function idsOf({ evm, solana }: LocalPorts): readonly CaipNetworkId[] {
  return [
    ...Object.keys(evm).map((id): CaipNetworkId => `eip155:${id}`),
    ...Object.keys(solana).map((id): CaipNetworkId => `solana:${id}`),
  ]
}
