import { relative, sep } from 'node:path'
import { configNames } from '../../config/load.js'
import type { Context } from '../../context.js'
import { planGenerate } from '../../generate/generate.js'
import type { Change, Plan } from '../../plan/plan.js'
import type { ProjectFacts } from '../../project/detect.js'
import { importsFor } from '../../project/entry-imports.js'
import type { Overlay } from '../../project/overlay.js'
import type { Answers } from './answers.js'
import {
  type StepOutcome,
  writeBuildConfig,
  writeConfig,
  writeEntries,
  writeGitignore,
  writePackageJson,
  writeTsconfig,
} from './steps.js'

/** Everything `init` would do, and what is left for the user. */
export interface InitPlan {
  readonly plan: Plan
  readonly manual: readonly string[]
  /** What the entry file imports the kit's folder as: `./modal-kit`. */
  readonly kit: string
}

/** What the plan is made from, beside the facts. `overlay` holds the files of a new app already. */
export interface InitWishes {
  readonly overlay: Overlay
  readonly answers: Answers
  readonly spec: string | undefined
  readonly isForced: boolean
}

/** Computes all changes of `init` as one plan; nothing on the disk is touched. */
export async function planInit(context: Context, facts: ProjectFacts, wishes: InitWishes): Promise<InitPlan> {
  const { overlay } = wishes
  const config = await configName(overlay, facts)
  if (!config) await writeConfig(overlay, facts, wishes.answers)
  const inside = { ...context, cwd: facts.dir, files: overlay }
  const generated = await planGenerate(inside, { force: wishes.isForced })
  const outcomes = [
    await writePackageJson(overlay, facts, { spec: wishes.spec, resolved: generated.resolved }),
    await writeTsconfig(overlay, facts, config ?? 'modal.config.ts'),
    ...(await writeEntries(overlay, facts, generated.folder)),
    await writeBuildConfig(overlay, facts),
    await writeGitignore(overlay, facts),
  ]
  const own = await changesOf(facts.dir, overlay, outcomes)
  return {
    plan: { changes: [...own, ...generated.plan.changes] },
    kit: importsFor((facts.entries[0] ?? facts.host.usualEntry).path, generated.folder).kit,
    manual: outcomes.flatMap((outcome) => (outcome.kind === 'manual' ? [outcome.text] : [])),
  }
}

/** The name of the config the project has. */
export async function configName(files: Overlay, { dir }: Pick<ProjectFacts, 'dir'>): Promise<string | undefined> {
  const names = await files.list(dir)
  return configNames.find((name) => names.includes(name))
}

async function changesOf(dir: string, overlay: Overlay, outcomes: readonly StepOutcome[]): Promise<readonly Change[]> {
  const changes = [...overlay.changed].map(async ([absolute, after = '']): Promise<Change> => {
    const path = relative(dir, absolute).split(sep).join('/')
    const before = await overlay.original(absolute)
    if (before === undefined) return { kind: 'create', path, after }
    const outcome = outcomes.find((candidate) => candidate.kind === 'edit' && candidate.path === path)
    const summary = outcome?.kind === 'edit' ? { summary: outcome.summary } : {}
    return before === after ? { kind: 'keep', path } : { kind: 'replace', path, before, after, ...summary }
  })
  return Promise.all(changes)
}
