import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { fakeContext } from '../../../test/unit/fake-context.js'
import { run } from '../../main.js'
import { commands } from '../commands.js'

async function script(shell: string): Promise<string> {
  const context = fakeContext()
  expect(await run(['completion', shell], context)).toBe(0)
  expect(context.printed.note).toEqual([])
  return context.printed.out.join('\n')
}

/** What bash offers when tab is pressed behind the last word. */
async function bashOffers(...words: readonly string[]): Promise<readonly string[]> {
  const line = words.map((word) => `'${word}'`).join(' ')
  const program = `${await script('bash')}\nCOMP_WORDS=(${line})\nCOMP_CWORD=${words.length - 1}\n_modal_kit\nprintf '%s\\n' "\${COMPREPLY[@]}"`
  const { status, stdout, stderr } = spawnSync('bash', ['--norc', '-c', program], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
  return stdout.trim() === '' ? [] : stdout.trim().split('\n')
}

test('behavior: bash completes commands', async () => {
  const names = commands.map(({ name }) => name)
  expect(await bashOffers('modal-kit', '')).toEqual([...names, '--help', '--version'])
  expect(await bashOffers('modal-kit', 'ge')).toEqual(['generate'])
  expect(await bashOffers('create-modal-kit', 'nothing')).toEqual([])
})

test.each(commands.map((command) => [command.name, Object.keys(command.flags)] as const))(
  'behavior: bash completes the flags of %s',
  async (name, flags) => {
    expect(await bashOffers('modal-kit', name, '--')).toEqual([...flags.map((flag) => `--${flag}`), '--help'])
  },
)

test('behavior: bash completes what a flag or a command takes', async () => {
  expect(await bashOffers('modal-kit', 'init', '--package-manager', '')).toEqual(['npm', 'pnpm', 'yarn', 'bun'])
  expect(await bashOffers('modal-kit', 'init', '--yes', '--package-manager', 'pn')).toEqual(['pnpm'])
  expect(await bashOffers('modal-kit', 'completion', '')).toEqual(['bash', 'zsh', 'fish'])
  expect(await bashOffers('modal-kit', 'add', 'b')).toEqual(['backend'])
  expect(await bashOffers('modal-kit', 'add', 'backend', 'rec')).toEqual(['receive'])
  expect(await bashOffers('modal-kit', 'explain', 'sh')).toEqual(['shell'])
})

test('behavior: bash offers nothing of ours where a folder or an own word goes', async () => {
  expect(await bashOffers('modal-kit', 'init', '--cwd', '')).toEqual([])
  expect(await bashOffers('modal-kit', 'init', '--project-id', '')).toEqual([])
})

test('behavior: bash registers both names of the program', async () => {
  const { stdout } = spawnSync('bash', [
    '--norc',
    '-c',
    `${await script('bash')}\ncomplete -p modal-kit create-modal-kit`,
  ])
  expect(String(stdout).trim().split('\n')).toEqual([
    'complete -o default -F _modal_kit modal-kit',
    'complete -o default -F _modal_kit create-modal-kit',
  ])
})

/** Whether a shell is on this machine, and takes the script without a complaint where it is. */
async function complaints(shell: 'zsh' | 'fish', before: string, after: string): Promise<string> {
  const program = `${before}\n${await script(shell)}\n${after}`
  const { error, stderr, stdout } = spawnSync(shell, ['-c', program], { encoding: 'utf8' })
  return error ? '' : `${stderr}${stdout}`.trim()
}

test('behavior: the script for zsh names every command and flag, and zsh takes it where it is installed', async () => {
  const text = await script('zsh')
  expect(text).toMatch(/^#compdef modal-kit create-modal-kit\n/)
  for (const { name, flags } of commands) {
    expect(text).toContain(`    ${name})\n`)
    for (const flag of Object.keys(flags)) expect(text).toContain(`'--${flag}[`)
  }
  expect(text).toContain(":value:(npm pnpm yarn bun)'")
  expect(text).toContain("'*:argument:_files -/'")
  expect(await complaints('zsh', 'autoload -U compinit && compinit -u -D', '')).toBe('')
})

test('behavior: the script for fish names every command and flag, and fish takes it where it is installed', async () => {
  const text = await script('fish')
  for (const { name, flags } of commands) {
    expect(text).toContain(`complete -c modal-kit -f -n __fish_use_subcommand -a ${name} -d '`)
    for (const flag of Object.keys(flags))
      expect(text).toMatch(new RegExp(`-c modal-kit -n '__fish_seen_subcommand_from ${name}' -l ${flag} `))
  }
  expect(text).toContain("-l package-manager -x -f -a 'npm pnpm yarn bun' -d 'what installs")
  expect(await complaints('fish', '', '')).toBe('')
})

test('error: no shell, another shell', async () => {
  const refuse = async (...argv: readonly string[]) => {
    const context = fakeContext()
    expect([await run(['completion', ...argv], context), context.printed.out]).toEqual([1, []])
    return context.printed.warn.join()
  }
  expect(await refuse()).toContain('(completion/which-shell)')
  expect(await refuse('zhs')).toContain('<shell> can\'t be "zhs".\n  Use one of bash, zsh, fish.')
})
