import { resolve } from 'node:path'
import type { Context } from '../../context.js'
import { detectProject } from '../../project/detect.js'
import { projectError } from '../../project/errors.js'
import { frameworkOf } from '../../project/frameworks.js'
import { createOverlay } from '../../project/overlay.js'
import { type AnswerFlags, type Answers, checkAnswerFlags, collectAnswers } from './answers.js'
import { carryOut } from './carry-out.js'
import { lookAtFolder } from './folder.js'
import { configName, planInit } from './plan-init.js'
import { describeFacts } from './report.js'
import { scaffold } from './scaffold.js'

/** What `init` takes. */
export interface InitOptions extends AnswerFlags {
  readonly argument?: string
  readonly template?: string
  readonly 'package-manager'?: string
  readonly spec?: string
  readonly 'no-install'?: true
  readonly 'dry-run'?: true
  readonly force?: true
}

/** `init`: look, ask, plan, show, write, install. Nothing is written before the whole plan was computed and shown. */
export async function runInit(context: Context, options: InitOptions): Promise<number> {
  checkFlags(options)
  const { dir, isNew } = await chooseFolder(context, options)
  const overlay = createOverlay(context.files)
  const hints = { packageManager: options['package-manager'], userAgent: context.env['npm_config_user_agent'] }
  if (isNew) await scaffold(overlay, dir)
  const facts = await detectProject(overlay, dir, hints)
  const config = await configName(overlay, facts)
  context.log.note(describeFacts(facts, { isNew, config }))
  const answers = await answersFor(context, options, config)
  const wishes = { overlay, answers, spec: options.spec, isForced: options.force === true }
  const planned = await planInit(context, facts, wishes)
  return carryOut(context, facts, planned, {
    isNew,
    isDry: options['dry-run'] === true,
    isInstalling: !options['no-install'],
    hasStack: config === undefined && answers.services === 'local',
    mayAsk: context.isInteractive && !options.yes,
  })
}

function checkFlags(options: InitOptions): void {
  checkAnswerFlags(options)
  const framework = frameworkOf(options.template ?? 'vite')
  if (framework && !framework.isBuilt)
    throw projectError('project/framework-not-built', { found: `A new app made with ${framework.title}` })
}

/** The folder that was named, or the current one; a person in a folder full of other things is asked for a new one. */
async function chooseFolder(
  context: Pick<Context, 'cwd' | 'files' | 'ask' | 'isInteractive'>,
  { argument, yes }: Pick<InitOptions, 'argument' | 'yes'>,
): Promise<{ readonly dir: string; readonly isNew: boolean }> {
  const dir = resolve(context.cwd, argument ?? '.')
  const found = await lookAtFolder(context.files, dir)
  if (found.kind !== 'taken') return { dir, isNew: found.kind === 'free' }
  if (argument !== undefined || yes || !context.isInteractive)
    throw projectError('project/no-app', { dir, names: found.names })
  const name = await context.ask.text({
    message: 'There is no app here. Folder for a new one?',
    initial: 'my-wallet-app',
  })
  return chooseFolder(context, { argument: name })
}

async function answersFor(context: Context, options: InitOptions, config: string | undefined): Promise<Answers> {
  if (config === undefined) return collectAnswers(context, options)
  const unused = (['project-id', 'networks', 'features', 'services'] as const).filter(
    (flag) => options[flag] !== undefined,
  )
  const flags = unused.map((flag) => `--${flag}`).join(', ')
  if (flags) context.log.warn(`${config} is yours and stays as it is: ${flags} had no effect. Edit it instead.`)
  return { projectId: 'local', services: 'local', networks: [] }
}
