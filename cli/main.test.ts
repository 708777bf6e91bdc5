import { describe, expect, test } from 'vitest'
import { fakeContext } from '../test/unit/fake-context.js'
import { run } from './main.js'

async function result(argv: readonly string[], program?: string, context = fakeContext()) {
  const code = await run(argv, context, program)
  return { code, ...context.printed }
}

describe('help and version', () => {
  test('behavior: modal-kit without a command prints the help', async () => {
    const { code, out, warn } = await result([])
    expect({ code, warn }).toEqual({ code: 0, warn: [] })
    expect(out).toMatchInlineSnapshot(`
      [
        "Usage: modal-kit [options] [command]

      Scaffold a connect-wallet modal whose every byte is a feature you turned on.

      Options:
        -V, --version                  print the version
        -h, --help                     print this help

      Commands:
        init [options] [dir]           add the kit to a React app, or scaffold a new
                                       app
        generate [options]             turn modal.config.ts into files
        add [options] [what...]        turn features on in modal.config.ts and
                                       generate, or add backend
        remove [options] [feature...]  turn features off in modal.config.ts and
                                       generate; --all takes the kit out
        doctor [options]               find what is wrong with the project before its
                                       users do
        dev [options]                  run the local stack, and generate on every
                                       change
        csp [options]                  print the smallest Content-Security-Policy for
                                       the config
        explain [options] [feature]    say what each feature costs: bytes, origins,
                                       storage, permissions, texts
        completion [options] [shell]   print what makes a shell complete these
                                       commands and flags",
      ]
    `)
  })

  test('behavior: --help of a command lists its flags and runs nothing', async () => {
    const { code, out } = await result(['init', '--help'])
    expect(code).toBe(0)
    for (const flag of ['--yes', '--template <vite|', '--no-install', '--cwd <dir>', '--spec <spec>'])
      expect(out.join()).toContain(flag)
  })

  test('behavior: --version', async () => {
    expect(await result(['--version'])).toMatchObject({ code: 0, out: [expect.stringMatching(/^\d+\.\d+\.\d+/)] })
  })

  test('behavior: create-modal-kit --help does not run init', async () => {
    const { code, out } = await result(['--help'], 'create-modal-kit')
    expect(code).toBe(0)
    expect(out.join()).toContain('Usage: create-modal-kit')
  })
})

describe('create-modal-kit without a command is init', () => {
  test.each([[[]], [['--yes']], [['--template', 'vite']]])('behavior: %j', async (argv) => {
    const context = fakeContext({ files: { 'notes.txt': '' } })
    expect(await run(argv, context, 'create-modal-kit')).toBe(1)
    expect(context.printed.warn.join()).toContain('(project/no-app)')
  })
})

describe('what is not known', () => {
  const messages = async (argv: readonly string[], program?: string) => {
    const { code, out, warn } = await result(argv, program)
    expect({ code, out }).toEqual({ code: 1, out: [] })
    return warn.join('\n')
  }

  test('error: a command', async () => {
    expect(await messages(['generat'])).toMatchInlineSnapshot(`
      "Unknown command
        There is no command "generat".
        Use generate, or run \`modal-kit --help\` to see every command.
        (cli/unknown-command)"
    `)
    expect(await messages(['my-app'], 'create-modal-kit')).toContain('Use one of init, generate')
  })

  test('error: a flag', async () => {
    expect(await messages(['init', '--netwroks', 'base'])).toMatchInlineSnapshot(`
      "Unknown flag
        \`modal-kit init\` has no flag --netwroks.
        Use --networks, or run \`modal-kit init --help\` to see every flag.
        (cli/unknown-flag)"
    `)
  })

  test('error: a flag before the command', async () => {
    expect(await messages(['--cwd', 'x', 'generate'])).toContain('`modal-kit` has no flag --cwd.')
  })

  test.each([[['init', '--networks']], [['init', '--networks', '--yes']]])(
    'error: a flag without its value: %j',
    async (argv) => {
      expect(await messages(argv)).toMatchInlineSnapshot(`
      "Flag without a value
        --networks of \`modal-kit init\` was given without a value.
        Write it as --networks <a,b>.
        (cli/missing-value)"
    `)
    },
  )

  test('error: a choice', async () => {
    expect(await messages(['init', '--package-manager', 'pnpn'])).toMatchInlineSnapshot(`
      "Value not known
        --package-manager can't be "pnpn".
        Use pnpm.
        (cli/unknown-choice)"
    `)
    expect(await messages(['init', '--package-manager', 'x'])).toContain('Use one of npm, pnpm, yarn, bun.')
  })

  test('error: one argument too many', async () => {
    expect(await messages(['init', 'a', 'b'])).toContain('`modal-kit init` can\'t use "b".')
    expect(await messages(['generate', 'a'])).toContain('`modal-kit generate` can\'t use "a".')
  })

  test('error: a folder', async () => {
    expect(await messages(['generate', '--cwd', 'nowhere'])).toContain('There is no folder /app/nowhere.')
  })
})

describe('what goes wrong inside', () => {
  const broken = (error: unknown, abort = false) => {
    const context = fakeContext({ files: { 'package.json': '{}' } })
    context.files.read = async () => {
      if (abort) context.abort()
      throw error
    }
    return context
  }

  test('error: a bug exits 2 and asks for a report', async () => {
    expect(await result(['init'], 'modal-kit', broken(new TypeError('x is undefined')))).toMatchObject({
      code: 2,
      warn: [
        'Something is wrong in modal-kit itself\n  TypeError: x is undefined.\n  Run it again with --verbose, and report the output with your config.\n  (internal/unexpected)',
      ],
    })
  })

  test('param: --verbose shows where it came from', async () => {
    const { warn } = await result(['init', '--verbose'], 'modal-kit', broken(new TypeError('x is undefined')))
    expect(warn.join('\n')).toContain('main.test.ts')
  })

  test('error: a thrown value that is no error', async () => {
    const { code, warn } = await result(['init'], 'modal-kit', broken('why'))
    expect(code).toBe(2)
    expect(warn.join()).toContain('A value was thrown: why.')
  })

  test('behavior: Ctrl-C is calm', async () => {
    expect(await result(['init'], 'modal-kit', broken(new Error('aborted'), true))).toMatchObject({
      code: 1,
      warn: ['Stopped. Nothing was changed.'],
    })
  })
})
