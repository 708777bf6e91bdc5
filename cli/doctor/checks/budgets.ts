import { gzipSync } from 'node:zlib'
import { explain } from '../../explain/explain.js'
import type { BuiltOutput } from '../built-output.js'
import type { Check, Finding } from '../check.js'
import type { Facts } from '../facts.js'
import { shellSentence } from '../modal-words.js'

/** A bundler that shares other modules may add that much to what was measured, as a factor. */
const SLACK = 1.5

/** The built modal has the bytes that were measured for its features, and keeps nothing but what these keep. */
export const budgets: Check = {
  id: 'U-budgets',
  severity: 'warning',
  title: 'The built modal has the size and storage keys of its features',
  why: 'Anything else in the chunk is downloaded at every first click on Connect.',
  async run({ built, config }) {
    const output = await built
    if (!output || !config.resolved) return []
    const costs = explain(config.resolved).filter(({ isOn }) => isOn)
    const limit = Math.round(costs.reduce((sum, { bytes }) => sum + bytes.opening, 0) * SLACK)
    const sentence = shellSentence()
    const late = output.scripts.filter(({ isOfPage, text }) => !isOfPage && text.includes(sentence))
    return [...late.flatMap(({ file, text }) => checkBytes(file, text, limit)), ...checkKeys(config, output)]
  },
}

function checkBytes(file: string, text: string, limit: number): readonly Finding[] {
  const bytes = gzipSync(text, { level: 9 }).length
  if (bytes <= limit) return []
  return [
    {
      what: `${file} has ${kilobytes(bytes)} gzip; with these features the modal takes up to ${kilobytes(limit)}.`,
      fix: 'Remove rules of `manualChunks` that move other modules into it, and build again. `npx modal-kit explain` shows what each feature costs.',
      file,
    },
  ]
}

/** Keys of the kit that no feature of this version has: parts of another version are in the build. */
function checkKeys(config: Facts['config'], { scripts }: BuiltOutput): readonly Finding[] {
  const kept = config.resolved ? explain(config.resolved).flatMap(({ storage }) => storage.map(({ key }) => key)) : []
  const space = kept[0]?.split('/').slice(0, 2).join('/') ?? ''
  return scripts.flatMap(({ file, text }) => {
    const found = [...new Set([...text.matchAll(/@modal-kit\/\d+/g)].map(([key]) => key))]
    return found
      .filter((key) => space !== '' && key !== space)
      .map((key) => ({
        what: `${file} uses the storage key ${key}, and this version of the kit uses ${space}.`,
        why: "Two versions of the kit are in the build, and don't share sessions.",
        fix: 'Install one version of create-modal-kit and build again.',
        file,
      }))
  })
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
