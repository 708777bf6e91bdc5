import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { folderOf } from '../../schema/feature.js'

/** The generated files that name a feature, and the lines of them that are its own. */
const own: Readonly<Record<string, (folder: string, id: string) => RegExp>> = {
  // What fetches several views of it has a name that begins with its folder's: `swapsFlow`.
  'modal.ts': (folder, id) => new RegExp(`/features/${folder}'|/views/${folder}/|: ${id}[A-Z]\\w*,$`),
  'late.ts': (folder, id) => new RegExp(`/features/${folder}/late'|^  ${id},$`),
  'generated.ts': (folder) => new RegExp(`/connectors/${folder}'`),
  'modal-kit.css': (folder) => new RegExp(`/css/${folder}\\.css`),
}

/** Takes a feature out of an app's generated files, as if this version had a switch for it. Throws when it was not in. */
export async function turnOff(app: string, feature: string): Promise<void> {
  for (const [name, lineOf] of Object.entries(own)) {
    const path = join(app, 'src/modal-kit', name)
    const text = await readFile(path, 'utf8')
    const without = text
      .split('\n')
      .filter((line) => !lineOf(folderOf(feature), feature).test(line))
      .join('\n')
    if (without === text && name === 'modal.ts') throw new Error(`${feature} is not in ${path}`)
    // The call in the list of features: `account(), `.
    if (without !== text) await writeFile(path, without.replace(new RegExp(`\\b${feature}\\([^()]*\\),?\\s*`), ''))
  }
}
