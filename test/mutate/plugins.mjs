// What StrykerJS loads in its own processes, as JavaScript: which code is prose, and which faults are drawn.

import { createHash } from 'node:crypto'
import { relative } from 'node:path'

const proseKeys = new Set(['message', 'reason', 'summary', 'fix', 'title', 'cause', 'hint'])

/**
 * Whether a node is the words of an error or of a report: a text with a space that is thrown, handed to an error, or
 * stands under a key of `proseKeys`.
 */
function isProse(path) {
  if (!path.isStringLiteral() && !path.isTemplateLiteral()) return false
  const text = path.isStringLiteral() ? path.node.value : path.node.quasis.map(({ value }) => value.raw).join('')
  if (!/\p{L} /u.test(text)) return false
  const { parentPath } = path
  if (parentPath?.isObjectProperty()) return proseKeys.has(parentPath.node.key.name)
  if (!parentPath?.isNewExpression() && !parentPath?.isCallExpression()) return false
  return /Error$|Problem$|^(warn|error|info)$/.test(
    parentPath.node.callee.name ?? parentPath.node.callee.property?.name,
  )
}

const prose = {
  shouldIgnore(path) {
    return isProse(path) ? 'the words of an error or a report' : undefined
  },
}

/** Passes `sample.count` of all mutants, drawn by `sample.seed`. The others count as not compiling, and are dropped. */
class Sample {
  static inject = ['options']
  #drawn = new Set()
  #options

  constructor(options) {
    this.#options = options.sample
  }

  async init() {}

  /** Called once, with all mutants; one group for all of them. */
  async group(mutants) {
    const { count, seed, root } = this.#options
    const rank = ({ fileName, location: { start, end }, replacement }) =>
      createHash('sha256')
        .update(JSON.stringify([seed, relative(root, fileName), start, end, replacement]))
        .digest('hex')
    const ranked = mutants.map((mutant) => [rank(mutant), mutant.id]).sort(([one], [other]) => (one < other ? -1 : 1))
    this.#drawn = new Set(ranked.slice(0, count).map(([, id]) => id))
    return [mutants.map(({ id }) => id)]
  }

  async check(mutants) {
    const resultOf = ({ id }) =>
      this.#drawn.has(id) ? { status: 'passed' } : { status: 'compileError', reason: 'not drawn' }
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, resultOf(mutant)]))
  }
}

/** Read by StrykerJS. */
export const strykerPlugins = [
  { kind: 'Ignore', name: 'prose', value: prose },
  { kind: 'Checker', name: 'sample', injectableClass: Sample },
]
