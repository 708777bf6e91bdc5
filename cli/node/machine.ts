import { mkdir, writeFile } from 'node:fs/promises'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'

/** Node and the system it runs on: `v22.12.0 linux x64`. */
export function describeMachine(): string {
  return [process.version, process.platform, process.arch].join(' ')
}

/** IPv4 addresses under which other machines may reach this one. */
export function machineAddresses(): readonly string[] {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? [])
  return all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address)
}

/** Makes a folder for data of this machine, which git ignores even where .gitignore does not name it. */
export async function makeDataFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true })
  // A file that is there stays.
  await writeFile(join(path, '.gitignore'), '*\n', { flag: 'wx' }).catch((cause: unknown) => {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'EEXIST')) throw cause
  })
}
