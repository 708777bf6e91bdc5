import { readFileSync } from 'node:fs'

/**
 * Reads a record of what a formatter made of generated files: text by name. The first line of a record says which
 * version and options made it.
 */
export function readRecord(name: string): Readonly<Record<string, string>> {
  const text = readFileSync(new URL(`formatted/${name}.txt`, import.meta.url), 'utf8')
  const [, ...sections] = text.split(/^=== (?=\S+$)/m)
  return Object.fromEntries(
    sections.map((section) => {
      const end = section.indexOf('\n')
      return [section.slice(0, end), section.slice(end + 1)]
    }),
  )
}
