import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkHas } from './css-has.js'
import { checkCycles } from './cycles.js'
import { checkDocstrings } from './docstrings.js'
import { checkFileNames } from './file-names.js'
import { importsOf } from './imports.js'
import { checkLatePackages } from './late-packages.js'
import { checkLayers } from './layers.js'
import { checkLengths } from './lengths.js'
import { checkModuleState } from './module-state.js'
import { checkPureCalls } from './pure-calls.js'
import { checkSeams } from './seams.js'
import { checkSinks } from './sinks.js'
import type { Finding } from './source.js'
import { listFiles, readSources } from './source.js'

const code = ['bin', 'cli', 'runtime', 'schema', 'test']

/** Every rule about the shape of the code, over a folder that is laid out like this repository. */
export function checkArchitecture(root: string): readonly Finding[] {
  const sources = readSources(root)
  const known = new Set(sources.map(({ path }) => path))
  const imports = sources.flatMap((source) => importsOf(source, known))
  const files = listFiles(root, code)
    .filter((path) => /\.(tsx?|mjs|js|css)$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  return [
    ...checkLayers(sources, imports),
    ...checkCycles(imports),
    ...checkLatePackages(imports),
    ...checkModuleState(sources),
    ...checkPureCalls(sources),
    ...checkSeams(sources),
    ...checkSinks(sources),
    ...checkDocstrings(sources),
    ...checkFileNames([...known]),
    ...checkLengths(files),
    ...checkHas(files),
  ]
}
