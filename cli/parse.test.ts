import { expect, test } from 'vitest'
import { defineCommand } from './command.js'
import { parseArguments } from './parse.js'

const plain = defineCommand({
  name: 'plain',
  summary: 'takes a folder',
  argument: { name: 'dir', summary: 'a folder' },
  flags: {},
  examples: [],
  load: async () => async () => 0,
})
const beside = defineCommand({
  name: 'beside',
  summary: 'runs something',
  rest: { name: 'cmd', summary: 'a command line' },
  flags: {
    port: { kind: 'text', value: 'n', summary: 'a port' },
    'no-chains': { kind: 'switch', summary: 'no chains' },
  },
  examples: [],
  load: async () => async () => 0,
})
const many = defineCommand({
  name: 'many',
  summary: 'takes names',
  argument: { name: 'name', isList: true, summary: 'a name' },
  flags: { yes: { kind: 'switch', summary: 'asks nothing' } },
  examples: [],
  load: async () => async () => 0,
})
const program = { name: 'modal-kit', version: '1.0.0', commands: [plain, beside, many] }
const options = (...argv: readonly string[]) => {
  const parsed = parseArguments(argv, program)
  return parsed.kind === 'run' ? parsed.options : parsed.text
}

test('behavior: what is behind -- is another command line, whose words are not ours', () => {
  expect(options('beside', '--port', '0', '--', 'npm', 'run', 'dev', '--', '--port', '5173', '--help')).toMatchObject({
    port: '0',
    rest: ['npm', 'run', 'dev', '--', '--port', '5173', '--help'],
  })
})

test('behavior: without -- there is none', () => {
  expect(options('beside', '--no-chains')).toEqual({
    port: undefined,
    'no-chains': true,
    cwd: undefined,
    verbose: undefined,
  })
})

test('behavior: a command that takes none reads -- as every program does', () => {
  expect(options('plain', '--', '--odd')).toMatchObject({ argument: '--odd' })
})

test('behavior: --help says what goes behind it', () => {
  const text = options('beside', '--help')
  expect(text).toContain('Usage: modal-kit beside [options] [-- cmd...]')
  expect(text).toMatch(/Behind --:\n {2}cmd {2}a command line$/)
})

test('error: nothing behind --', () => {
  expect(() => options('beside', '--')).toThrow(
    expect.objectContaining({ code: 'cli/missing-value', fix: 'Write it as -- <cmd>.' }),
  )
})

test('error: a command line without -- before it, as npm leaves it when only one -- was written', () => {
  expect(() => options('beside', 'npm', 'run', 'dev')).toThrow(
    expect.objectContaining({
      code: 'cli/needs-dashes',
      fix: expect.stringMatching(
        /^Write it as `modal-kit beside -- npm …`\. .*`npm run modal-kit -- beside -- npm …`, `yarn modal-kit beside -- -- npm …`\.$/,
      ),
    }),
  )
  expect(() => options('plain', 'a', 'b')).toThrow(expect.objectContaining({ code: 'cli/extra-argument' }))
})

test('behavior: an argument that may be given many times comes as a list', () => {
  expect(options('many', 'a', '--yes', 'b')).toMatchObject({ argument: 'a', list: ['a', 'b'], yes: true })
  expect(options('many')).toMatchObject({ list: [] })
  expect(options('plain', 'a')).not.toHaveProperty('list')
})

test('behavior: --help shows the examples, side by side with what they are for', () => {
  const shown = defineCommand({
    name: 'shown',
    summary: 'has examples',
    flags: {},
    examples: [
      { line: 'shown', does: 'alone' },
      { line: 'shown --cwd app', does: 'elsewhere' },
    ],
    load: async () => async () => 0,
  })
  const parsed = parseArguments(['shown', '--help'], { ...program, commands: [shown] })
  expect(parsed).toMatchObject({
    text: expect.stringMatching(
      /\n\nExamples:\n {2}modal-kit shown {12}# alone\n {2}modal-kit shown --cwd app {2}# elsewhere$/,
    ),
  })
})

test('error: an argument that is none of those it can be', () => {
  const chosen = defineCommand({
    name: 'chosen',
    summary: 'takes one of two',
    argument: { name: 'which', summary: 'one', choices: ['one', 'two'] },
    flags: {},
    examples: [],
    load: async () => async () => 0,
  })
  const parse = (word: string) => parseArguments(['chosen', word], { ...program, commands: [chosen] })
  expect(parse('two')).toMatchObject({ options: { argument: 'two' } })
  expect(() => parse('twoo')).toThrow(expect.objectContaining({ code: 'cli/unknown-choice', fix: 'Use two.' }))
})
