import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The generated files that name a feature, and the lines of them that are its own. */
const own: Readonly<Record<string, (feature: string) => RegExp>> = {
  'modal.ts': (feature) => new RegExp(`/features/${feature}'|/views/${feature}/`),
  'modal-kit.css': (feature) => new RegExp(`/css/${feature}\\.css`),
}

/** Takes a feature out of an app's generated files, as if this version had a switch for it. Throws when it was not in. */
export async function turnOff(app: string, feature: string): Promise<void> {
  for (const [name, lineOf] of Object.entries(own)) {
    const path = join(app, 'src/modal-kit', name)
    const text = await readFile(path, 'utf8')
    const without = text
      .split('\n')
      .filter((line) => !lineOf(feature).test(line))
      .join('\n')
    if (without === text) throw new Error(`${feature} is not in ${path}`)
    // The call in the list of features: `account(), `.
    await writeFile(path, without.replace(new RegExp(`\\b${feature}\\([^()]*\\),?\\s*`), ''))
  }
}
