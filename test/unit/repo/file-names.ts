import { basename } from 'node:path'
import type { Finding } from './source.js'

const vague = /^(utils?|helpers?|types|common|misc|shared|constants)(\.|$)/
const entries = ['schema/index.ts', 'runtime/index.ts']

/** Names that say nothing about what is inside, and index files that are not an entry. */
export function checkFileNames(paths: readonly string[]): readonly Finding[] {
  return paths
    .filter((path) => path.split('/').some((part) => vague.test(part)) || isStrayIndex(path))
    .map((path) => ({ rule: 'name', path, line: 1, detail: 'a file is named after what it offers' }))
}

function isStrayIndex(path: string): boolean {
  return /^index\.tsx?$/.test(basename(path)) && !entries.includes(path)
}
