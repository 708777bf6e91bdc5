import type { Part } from './parts.data.js'

/**
 * The parts of a run whose rows take turns: one that stands `beside` another chosen one becomes a part with it, with all
 * that either needs, in the place of the first. The names are joined: `e2e+slow`.
 */
export function joinParts(chosen: readonly Part[]): readonly Part[] {
  const added = chosen.filter(({ beside }) => chosen.some(({ name }) => name === beside))
  return chosen
    .filter((part) => !added.includes(part))
    .map((part) => added.filter(({ beside }) => beside === part.name).reduce(joined, part))
}

function joined(first: Part, second: Part): Part {
  return {
    name: `${first.name}+${second.name}`,
    projects: [...first.projects, ...second.projects],
    needs: [...new Set([...first.needs, ...second.needs])],
    turnFiles: [...(first.turnFiles ?? []), ...(second.turnFiles ?? [])],
    folderTests: { ...first.folderTests, ...second.folderTests },
  }
}
