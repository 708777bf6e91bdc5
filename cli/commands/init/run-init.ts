import { join, resolve } from 'node:path'
import type { Context, Files } from '../../context.js'
import { templateOf } from '../../hosts/frameworks.js'
import type { HostTemplate } from '../../hosts/host.js'
import { type TemplateName, templateNames, templateTitles } from '../../hosts/template-names.data.js'
import { detectProject } from '../../project/detect.js'
import { projectError } from '../../project/errors.js'
import { findExistingKits } from '../../project/existing-kits.js'
import { createOverlay } from '../../project/overlay.js'
import { hostTemplate } from '../../project/templates.js'
import { type AnswerFlags, type Answers, checkAnswerFlags, collectAnswers } from './answers.js'
import { carryOut } from './carry-out.js'
import { lookAtFolder, packageNameOf } from './folder.js'
import { configName, planInit } from './plan-init.js'
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
  const overlay = createOverlay(context.files)
  const hints = { packageManager: options['package-manager'], userAgent: context.env['npm_config_user_agent'] }
  if (!isNew && options.template) context.log.warn(`${dir} holds an app already: --template had no effect.`)
  if (isNew) await scaffold(overlay, dir, await chooseTemplate(context, options))
  const facts = await detectProject(overlay, dir, hints)
  const config = await configName(overlay, facts)
  context.log.note(
    describeFacts(facts, { isNew, config, kits: await findExistingKits(overlay, dir, facts.packageJson) }),
  )
  const answers = await answersFor(context, options, config)
  const wishes = { overlay, answers, spec: options.spec, isForced: options.force === true }
  const planned = await planInit(context, facts, wishes)
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

async function answersFor(context: Context, options: InitOptions, config: string | undefined): Promise<Answers> {
  if (config === undefined) return collectAnswers(context, options)
  const unused = (['project-id', 'networks', 'features', 'services'] as const).filter(
    (flag) => options[flag] !== undefined,
  )
  const flags = unused.map((flag) => `--${flag}`).join(', ')
  if (flags) context.log.warn(`${config} is yours and stays as it is: ${flags} had no effect. Edit it instead.`)
  return { projectId: 'local', services: 'local', networks: [] }
}

/** Puts a new app into the folder. A file that is there already, like a README or .gitignore, stays. */
export async function scaffold(files: Files, dir: string, template: HostTemplate): Promise<void> {
  for (const { path, text } of hostTemplate(template, { name: packageNameOf(dir) })) {
    if ((await files.read(join(dir, path))) === undefined) await files.write(join(dir, path), text)
  }
}
