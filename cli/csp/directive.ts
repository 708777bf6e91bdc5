/** One directive of a policy. A directive without sources is a bare name. */
export interface Directive {
  readonly name: string
  readonly sources: readonly string[]
}

/** A directive as it stands in a header. */
export function printDirective({ name, sources }: Directive): string {
  return [name, ...sources].join(' ')
}

/** A whole policy on one line: the value of the header. */
export function printPolicy(directives: readonly Directive[]): string {
  return directives.map(printDirective).join('; ')
}

/** How a policy changes for a place: directives it cannot have, and sources it needs as well. */
export interface Change {
  readonly without?: readonly string[]
  readonly with?: Readonly<Record<string, readonly string[]>>
}

/** The policy with a change made to it. The order stays. */
export function changePolicy(directives: readonly Directive[], change: Change): readonly Directive[] {
  return directives
    .filter(({ name }) => !change.without?.includes(name))
    .map(({ name, sources }) => ({ name, sources: [...sources, ...(change.with?.[name] ?? [])] }))
}
