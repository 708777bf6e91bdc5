import { type CompletedCommand, type Following, programs } from './words.js'

/** The script for fish. */
export function printFish(commands: readonly CompletedCommand[]): string {
  return [
    '# Completion of modal-kit for fish: put it into ~/.config/fish/completions/modal-kit.fish.',
    ...programs.flatMap((program) => linesFor(program, commands)),
  ].join('\n')
}

function linesFor(program: string, commands: readonly CompletedCommand[]): readonly string[] {
  const start = `complete -c ${program}`
  return commands.flatMap(({ name, summary, flags, argument }) => {
    const inside = `${start} -n '__fish_seen_subcommand_from ${name}'`
    return [
      `${start} -f -n __fish_use_subcommand -a ${name} -d ${quote(summary)}`,
      `${inside} ${offer(argument)}`,
      ...flags.map((flag) => {
        const value =
          flag.value.kind === 'nothing' ? '' : ` ${flag.value.kind === 'file' ? '-r' : `-x ${offer(flag.value)}`}`
        return `${inside} -l ${flag.name.slice(2)}${value} -d ${quote(flag.summary)}`
      }),
    ].map((line) => line.trimEnd())
  })
}

function offer(following: Following): string {
  if (following.kind === 'words') return `-f -a '${following.words.join(' ')}'`
  if (following.kind === 'folder') return "-f -a '(__fish_complete_directories)'"
  return following.kind === 'file' ? '-F' : '-f'
}

function quote(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`
}
