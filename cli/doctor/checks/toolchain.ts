import { join } from 'node:path'
import type { Check, Finding } from '../check.js'
import type { Facts } from '../facts.js'
import { inRange } from '../in-range.js'
import { installedVersion } from '../installed-version.js'
import { lineAt } from '../line-of.js'

const tsconfigs = ['tsconfig.json', 'tsconfig.app.json', 'tsconfig.node.json', 'tsconfig.base.json']
const TYPESCRIPT = '^5.0.0 || ^6.0.0 || ^7.0.0'

/** TypeScript is new enough, and looks into the `exports` of a package. */
export const toolchain: Check = {
  id: 'D-34',
  severity: 'error',
  title: 'TypeScript finds the entries of the kit',
  why: "Imports from create-modal-kit don't compile, since an older resolution knows no subpaths.",
  async run(facts) {
    const version = await installedVersion(facts, 'typescript')
    const isOld = version !== undefined && !inRange(version, TYPESCRIPT)
    const old = {
      what: `TypeScript ${version} is installed. The kit is tested with 5 and newer.`,
      fix: `${facts.manager.add} -D typescript@5`,
      file: 'package.json',
    }
    const resolutions = await Promise.all(tsconfigs.map((file) => checkResolution(file, facts)))
    return [...(isOld ? [old] : []), ...resolutions.flat()]
  },
}

async function checkResolution(file: string, { files, cwd }: Facts): Promise<readonly Finding[]> {
  const text = (await files.read(join(cwd, file)))?.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, (comment) =>
    comment.replace(/[^\n]/g, ' '),
  )
  const match = /"moduleResolution"\s*:\s*"(node|node10|classic)"/i.exec(text ?? '')
  if (!match || text === undefined) return []
  return [
    {
      what: `moduleResolution is "${match[1]}", which is too old for packages with exports.`,
      fix: 'Write "moduleResolution": "bundler" with "module": "ESNext".',
      file,
      line: lineAt(text, match.index),
    },
  ]
}
