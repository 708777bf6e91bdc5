import { join, resolve } from 'node:path'
import { ModalError } from '../../../schema/error.js'
import type { Context, Files } from '../../context.js'
import { describeError } from '../../errors.js'
import { templateOf } from '../../hosts/frameworks.js'
import type { HostTemplate } from '../../hosts/host.js'
import { type TemplateName, templateNames, templateTitles } from '../../hosts/template-names.data.js'
import { detectProject, type ProjectFacts } from '../../project/detect.js'
import { projectError } from '../../project/errors.js'
import { findExistingKits } from '../../project/existing-kits.js'
import { createOverlay, type Overlay } from '../../project/overlay.js'
import { hostTemplate } from '../../project/templates.js'
import type { AnswerFlags, Answers } from './answers.js'
import { carryOut } from './carry-out.js'
import { checkAnswerFlags, collectAnswers, isAsking } from './collect-answers.js'
import { lookAtFolder, packageNameOf } from './folder.js'
import { configName, type InitPlan, planInit } from './plan-init.js'
import { describeFacts } from './report.js'

/** What `init` takes. */
export interface InitOptions extends AnswerFlags {
  readonly argument?: string
  readonly template?: TemplateName
  readonly 'package-manager'?: string
  readonly spec?: string
  readonly 'no-install'?: true
  readonly 'dry-run'?: true
  readonly force?: true
  readonly json?: true
}

/** `init`: look, ask, plan, show, write, install. Nothing is written before the whole plan was computed and shown. */
export async function runInit(context: Context, options: InitOptions): Promise<number> {
  checkAnswerFlags(options)
  const { dir, isNew } = await chooseFolder(context, options)
  const hints = { packageManager: options['package-manager'], userAgent: context.env['npm_config_user_agent'] }
  if (!isNew && options.template) context.log.warn(`${dir} holds an app already: --template had no effect.`)
  const template = isNew ? await chooseTemplate(context, options) : undefined
  const makeOverlay = async () => {
    const files = createOverlay(context.files)
    if (template) await scaffold(files, dir, template)
    return files
  }
  const overlay = await makeOverlay()
  const facts = await detectProject(overlay, dir, hints)
  const config = await configName(overlay, facts)
  context.log.note(
    describeFacts(facts, { isNew, config, kits: await findExistingKits(overlay, dir, facts.packageJson) }),
  )
  const { answers, planned } = await answerAndPlan(context, options, { facts, config, makeOverlay })
  return carryOut(context, facts, planned, {
    isNew,
    isDry: options['dry-run'] === true,
    isJson: options.json === true,
    isInstalling: !options['no-install'],
    hasStack: config === undefined && answers.services === 'local',
    mayAsk: context.isInteractive && !options.yes,
  })
}

/** What a new app is made from; Vite where no flag says and no question can be asked. */
async function chooseTemplate(
  { ask, isInteractive }: Pick<Context, 'ask' | 'isInteractive'>,
  { template, yes }: Pick<InitOptions, 'template' | 'yes'>,
): Promise<HostTemplate> {
  const [initial] = templateNames
  if (template !== undefined || yes || !isInteractive) return templateOf(template ?? initial)
  const choices = templateNames.map((value) => ({ value, title: templateTitles[value] }))
  return templateOf(await ask.select({ message: 'What should the new app be made with?', initial, choices }))
}

/**
 * The folder that was named, or the current one; at a terminal, the user is asked for a new one where it is full of
 * other things.
 */
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

/** What is known before the questions. */
interface Known {
  readonly facts: ProjectFacts
  /** Name of the config that is there already. */
  readonly config: string | undefined
  /** The project as it is, with the files of a new app. */
  makeOverlay(): Promise<Overlay>
}

/** The answers and what follows from them. Answers whose config is refused are asked for once more, and none is lost. */
async function answerAndPlan(
  context: Context,
  options: InitOptions,
  { facts, config, makeOverlay }: Known,
): Promise<{ readonly answers: Answers; readonly planned: InitPlan }> {
  let before: Pick<Answers, 'name'> & Partial<Answers> = { name: facts.name }
  for (;;) {
    const answers = await answersFor(context, options, { config, before })
    const wishes = { overlay: await makeOverlay(), answers, spec: options.spec, isForced: options.force === true }
    try {
      return { answers, planned: await planInit(context, facts, wishes) }
    } catch (cause) {
      const isRefused = ModalError.is(cause) && cause.code === 'config/invalid'
      if (!isRefused || config !== undefined || !isAsking(context, options, answers)) throw cause
      context.log.warn(describeError(cause).text)
      before = answers
    }
  }
}

async function answersFor(
  context: Context,
  options: InitOptions,
  { config, before }: Pick<Known, 'config'> & { readonly before: Pick<Answers, 'name'> & Partial<Answers> },
): Promise<Answers> {
  if (config === undefined) return collectAnswers(context, options, before)
  const unused = answerFlags.filter((flag) => options[flag] !== undefined)
  const flags = unused.map((flag) => `--${flag}`).join(', ')
  if (flags) context.log.warn(`${config} is yours and stays as it is: ${flags} had no effect. Edit it instead.`)
  return { name: before.name, projectId: 'local', services: 'local', networks: [] }
}

const answerFlags = [
  'name',
  'project-id',
  'networks',
  'features',
  'services',
  'walletconnect-project-id',
  'theme',
] as const

/** Puts a new app into the folder. A file that is there already, like a README or .gitignore, stays. */
export async function scaffold(files: Files, dir: string, template: HostTemplate): Promise<void> {
  for (const { path, text } of hostTemplate(template, { name: packageNameOf(dir) })) {
    if ((await files.read(join(dir, path))) === undefined) await files.write(join(dir, path), text)
  }
}
