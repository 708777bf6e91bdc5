import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Makes a folder for data of this machine, which git leaves alone also where nobody told it to. */
export async function makeDataFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true })
  // What somebody has written there stays.
  await writeFile(join(path, '.gitignore'), '*\n', { flag: 'wx' }).catch((cause: unknown) => {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'EEXIST')) throw cause
  })
}
