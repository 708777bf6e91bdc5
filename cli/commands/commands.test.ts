import { expect, test } from 'vitest'
import { ownVersion } from '../node/own-package.js'
import { parseArguments } from '../parse.js'
import { commands } from './commands.js'

const examples = commands.flatMap(({ name, examples }) => examples.map(({ line }) => [name, line] as const))

/** The words a shell would give us: without what it does with our output. */
function wordsOf(line: string): readonly string[] {
  return line.replace(/\s>>?\s.*$/, '').split(' ')
}

test.each(commands.map(({ name, examples }) => [name, examples.length]))('behavior: %s has examples', (_, count) => {
  expect(count).toBeGreaterThanOrEqual(2)
})

test.each(examples)('behavior: an example of %s is a command line it takes: %s', (name, line) => {
  const parsed = parseArguments(wordsOf(line), { name: 'modal-kit', version: ownVersion(), commands })
  expect(parsed.kind === 'run' && parsed.command.name).toBe(name)
})
