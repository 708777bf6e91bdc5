/** A part of the stack that could not be had; everything else works without it. */
export interface MissingPart {
  /** In words: `Uniswap v2`. */
  readonly what: string
  /** The command line that gets it. */
  readonly command: string
}

/** The command that installs packages into the project at their tested versions: `{ litesvm: '1.5.0' }`. */
export function installCommand(packages: Readonly<Record<string, string>>): string {
  const specs = Object.entries(packages).map(([name, version]) => `${name}@${version}`)
  return `npm install --save-dev ${specs.join(' ')}`
}
