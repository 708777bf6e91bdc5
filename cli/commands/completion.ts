import { type Command, defineCommand } from '../command.js'

/** `completion <shell>`: what makes a shell complete our commands and flags. `table` holds every command. */
export function completionOf(table: () => readonly Command[]): Command {
  return defineCommand({
    name: 'completion',
    summary: 'print what makes a shell complete these commands and flags',
    argument: { name: 'shell', summary: 'the shell: bash, zsh or fish', choices: ['bash', 'zsh', 'fish'] },
    flags: {},
    examples: [
      { line: 'completion bash >> ~/.bashrc', does: 'bash, from the next start' },
      { line: 'completion zsh > ~/.zfunc/_modal-kit', does: 'zsh, in a folder of its fpath' },
      { line: 'completion fish > ~/.config/fish/completions/modal-kit.fish', does: 'fish' },
    ],
    load: async () => {
      const { runCompletion } = await import('./completion/run-completion.js')
      return (context, options) => runCompletion(context, options, table())
    },
  })
}
