/** The names of `known`, those that `first` asks for before the rest. */
export function inOrder<Name extends string>(known: readonly Name[], first: readonly string[]): readonly Name[] {
  const wanted = first.flatMap((name) => known.filter((each) => each === name))
  return [...new Set([...wanted, ...known])]
}
