import { join } from 'node:path'
import { type GenerateContext, kitFolder } from '../generate/generate.js'

/**
 * Modules of the kit that the files in the project's kit folder import, statically or not, sorted. Types are left out. A
 * folder that is not generated yet has none.
 */
export async function findKitImports(context: Pick<GenerateContext, 'cwd' | 'files'>): Promise<readonly string[]> {
  const folder = join(context.cwd, await kitFolder(context))
  const names = (await context.files.list(folder)).filter((name) => /\.[jt]sx?$/.test(name))
  const texts = await Promise.all(names.map((name) => context.files.read(join(folder, name))))
  const found = texts.flatMap((text = '') =>
    [...text.matchAll(importPattern)].flatMap(([, from, called]) => from ?? called ?? []),
  )
  return [...new Set(found)].sort()
}

const importPattern =
  /^(?:import|export)\s+(?!type\b)[^'";]*?\bfrom\s+['"](create-modal-kit\/[^'"]+)['"]|\bimport\(\s*['"](create-modal-kit\/[^'"]+)['"]\s*\)/gm
