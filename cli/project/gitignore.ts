import { newlineOf } from './text-edit.js'

/** Adds a line to the text of a .gitignore, which may be missing, unless it is there in any of its spellings. */
export function ignoreFolder(text: string | undefined, folder: string): string {
  if (!text) return `${folder}/\n`
  const lines = text.split(/\r?\n/).map((line) => line.trim().replace(/^\/|\/$/g, ''))
  if (lines.includes(folder)) return text
  const newline = newlineOf(text)
  return `${text}${text.endsWith('\n') ? '' : newline}${folder}/${newline}`
}
