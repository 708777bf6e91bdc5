import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { repository } from '../setup/scratch.js'
import { longFiles } from './long-files.data.js'

/**
 * The order of test files: within a group of projects those that take long begin first, so that none of them is left for
 * the end, when one lane works and the others wait. All others follow in the order that Vitest gives them.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files)
    const place = new Map(usual.map((file, index) => [file, index]))
    return usual.toSorted(
      (one, other) =>
        groupOf(one) - groupOf(other) || rankOf(one) - rankOf(other) || (place.get(one) ?? 0) - (place.get(other) ?? 0),
    )
  }
}

function groupOf({ project }: TestSpecification): number {
  return project.config.sequence.groupOrder
}

function rankOf({ moduleId }: TestSpecification): number {
  const rank = longFiles.indexOf(relative(repository, moduleId))
  return rank < 0 ? longFiles.length : rank
}
