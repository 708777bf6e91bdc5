import { join } from 'node:path'
import { type HostApp, linkedApp } from '../../setup/linked-app.js'
import type { PackedKit } from '../../setup/pack.js'
import { mustRun } from '../../setup/run-program.js'
import { repository } from '../../setup/scratch.js'
import type { TestChain } from '../../setup/write-networks.js'
import { type HostName, hostFiles } from './host-files.js'

/** Makes a sample host with the repository's packages and the packed kit, generates and type-checks it. */
export async function linkedHost(
  name: HostName,
  kit: Pick<PackedKit, 'unpacked'>,
  chains: readonly TestChain[],
): Promise<HostApp> {
  const app = await linkedApp({ name: `interop-${name}`, kit, files: await hostFiles(name, chains) })
  const { code, stdout, stderr } = await app.kit(['generate'])
  if (code !== 0) throw new Error(`generate failed in ${name}:\n${stdout}\n${stderr}`)
  const tsc = join(repository, 'node_modules/typescript/bin/tsc')
  await mustRun(process.execPath, [tsc, '-p', '.'], { cwd: app.dir })
  return app
}
