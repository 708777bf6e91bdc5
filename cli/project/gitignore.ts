import { newlineOf } from './text-edit.js'

/** Adds a line to the text of a .gitignore, which may be missing, unless it is there in any of its spellings. */
export function ignoreFolder(text: string | undefined, folder: string): string {
  if (!text) return `${folder}/\n`
  const lines = text.split(/\r?\n/).map((line) => line.trim().replace(/^\/|\/$/g, ''))
  if (lines.includes(folder)) return text
  const newline = newlineOf(text)
  return `${text}${text.endsWith('\n') ? '' : newline}${folder}/${newline}`
}

/** Takes out the line that `ignoreFolder` adds, in that very spelling; every other line stays. */
export function unignoreFolder(text: string, folder: string): string {
  const lines = text.split(/(?<=\n)/)
  const at = lines.findLastIndex((line) => line.trimEnd() === `${folder}/`)
  return at < 0 ? text : lines.toSpliced(at, 1).join('')
}
