import { join } from 'node:path'
import type { Context } from '../context.js'

/**
 * The kit's folder from the project folder: where it is already, else `src/modal-kit`, or `modal-kit` in a project
 * without `src` (in Next that is beside `app`).
 */
export async function kitFolder({ cwd, files }: Pick<Context, 'cwd' | 'files'>): Promise<string> {
  const folders = ['src/modal-kit', 'modal-kit']
  for (const folder of folders) if ((await files.read(join(cwd, folder, 'generated.ts'))) !== undefined) return folder
  return (await files.list(cwd)).includes('src') ? 'src/modal-kit' : 'modal-kit'
}
