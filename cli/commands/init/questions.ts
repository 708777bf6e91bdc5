import { type PresetName, presetNames } from '../../../schema/presets.data.js'
import { isLoopback, webUrl } from '../../../schema/url.js'
import type { Context } from '../../context.js'
import type { AnswerFlags, Answers } from './answers.js'
import type { Turn } from './ask-in-turn.js'
import { defaultFeatures, needsRelay, offeredFeatures } from './feature-lines.js'

/** Networks that the question offers; any other one can be added to the config. */
export const usualNetworks = [
  'mainnet',
  'polygon',
  'base',
  'arbitrum',
  'optimism',
  'bsc',
  'sepolia',
  'solana',
  'solanaDevnet',
] as const

/** The questions of `init` that the flags leave open, in order. Enter gives what was answered before. */
export function turnsFor(ask: Context['ask'], flags: AnswerFlags): readonly Turn<Answers>[] {
  return [
    {
      isAsked: () => flags.name === undefined,
      put: async ({ name }, canGoBack) => ({ name: await askName(ask, name, canGoBack) }),
    },
    {
      isAsked: () => flags.services === undefined,
      put: async ({ services }, canGoBack) => ({ services: await askServices(ask, services, canGoBack) }),
    },
    {
      isAsked: ({ services }) => flags.services === undefined && services === 'own',
      put: async ({ backend = '' }, canGoBack) => ({ backend: await askBackend(ask, backend, canGoBack) }),
    },
    {
      isAsked: ({ services }) => flags['project-id'] === undefined && services !== 'local',
      put: async ({ services, projectId }, canGoBack) => ({
        projectId: await askProjectId(ask, { services, before: projectId, canGoBack }),
      }),
    },
    {
      isAsked: () => flags.networks === undefined,
      put: async ({ networks }, canGoBack) => ({ networks: await askNetworks(ask, networks, canGoBack) }),
    },
    {
      isAsked: () => flags.features === undefined,
      put: async (answers, canGoBack) => ({ features: await askFeatures(ask, answers, canGoBack) }),
    },
    {
      isAsked: ({ services, features = [] }) =>
        flags['walletconnect-project-id'] === undefined && services === 'own' && features.some(needsRelay),
      put: async ({ walletConnectProjectId = '' }, canGoBack) => ({
        walletConnectProjectId: await askRelayProject(ask, walletConnectProjectId, canGoBack),
      }),
    },
    {
      isAsked: () => flags.theme === undefined,
      put: async ({ theme }, canGoBack) => ({ theme: await askTheme(ask, theme, canGoBack) }),
    },
  ]
}

async function askName(ask: Context['ask'], initial: string, canGoBack: boolean): Promise<string> {
  const name = await ask.text({
    message: 'Name of the app, which wallets show',
    initial,
    canGoBack,
    validate: (value) => (value.trim() !== '' && value.trim().length <= 80) || 'It has 1 to 80 characters.',
  })
  return name.trim()
}

function askServices(ask: Context['ask'], initial: Answers['services'], canGoBack: boolean) {
  return ask.select<Answers['services']>({
    message: 'Where should data come from?',
    initial,
    canGoBack,
    choices: [
      { value: 'local', title: 'This machine, without an account or vendor' },
      { value: 'own', title: 'A backend of your own' },
      { value: 'reown', title: "Reown's services, with a project ID" },
    ],
  })
}

async function askBackend(ask: Context['ask'], initial: string, canGoBack: boolean): Promise<string> {
  const url = await ask.text({
    message: 'Address of your backend',
    initial,
    canGoBack,
    validate: (value) => isBackend(value.trim()) || 'It begins with https://, or names this machine.',
  })
  return url.trim()
}

/** Whether text is the address of a backend. */
export function isBackend(text: string): boolean {
  return webUrl.safeParse(text).success || isLoopback(text)
}

async function askProjectId(
  ask: Context['ask'],
  { services, before, canGoBack }: Pick<Answers, 'services'> & { readonly before: string; readonly canGoBack: boolean },
): Promise<string> {
  const isReown = services === 'reown'
  const isRight = isReown ? isReownId : isOwnId
  const id = await ask.text({
    message: isReown ? 'Reown project ID' : 'Project id of your backend',
    initial: isRight(before) ? before : '',
    canGoBack,
    validate: (value) =>
      isRight(value.trim()) ||
      (isReown
        ? 'It has 32 hex digits; the Reown dashboard shows it.'
        : '`npm run admin -- project create` prints it.'),
  })
  return id.trim()
}

async function askNetworks(ask: Context['ask'], initial: readonly string[], canGoBack: boolean) {
  const networks = await ask.multiselect<string>({
    message: 'Which networks? Any other one can be added to the config.',
    initial,
    canGoBack,
    choices: [...new Set([...usualNetworks, ...initial])].map((value) => ({ value, title: value })),
  })
  return networks.length > 0 ? networks : initial
}

function askFeatures(ask: Context['ask'], answers: Answers, canGoBack: boolean): Promise<readonly string[]> {
  const choices = offeredFeatures(answers.services)
  const before = answers.features ?? defaultFeatures({ services: answers.services, hasRelay: true })
  return ask.multiselect<string>({
    message: 'Which features? What is off costs no byte.',
    // What was chosen for other services may not be on offer any more.
    initial: before.filter((name) => choices.some(({ value }) => value === name)),
    canGoBack,
    choices,
  })
}

async function askRelayProject(ask: Context['ask'], initial: string, canGoBack: boolean): Promise<string | undefined> {
  const id = await ask.text({
    message: "Project id for WalletConnect's public relay (empty: without WalletConnect)",
    initial,
    canGoBack,
    validate: (value) =>
      value.trim() === '' || isReownId(value.trim()) || 'It has 32 hex digits; dashboard.reown.com shows it.',
  })
  return id.trim() || undefined
}

async function askTheme(
  ask: Context['ask'],
  initial: PresetName | undefined,
  canGoBack: boolean,
): Promise<PresetName | undefined> {
  const theme = await ask.select<PresetName | 'standard'>({
    message: 'Which look? Change any color in the config later.',
    initial: initial ?? 'standard',
    canGoBack,
    choices: [
      { value: 'standard', title: 'standard' },
      ...presetNames.map((value) => ({ value, title: `${value}: ${looks[value]}` })),
    ],
  })
  return theme === 'standard' ? undefined : theme
}

/** What the looks are like, in a few words. */
const looks: Readonly<Record<PresetName, string>> = {
  terminal: 'square, one width of letters',
  clay: 'warm and round',
  marine: 'deep blue',
  contrast: 'black and white, large type',
  lilac: 'soft and pale',
  editorial: 'a serif on paper',
}

/** Whether an id can be one of a Reown project. */
export function isReownId(id: string): boolean {
  return /^[0-9a-f]{32}$/i.test(id)
}

/** Whether an id can be one that a backend of one's own has issued. */
export function isOwnId(id: string): boolean {
  return /^[\w-]{4,64}$/.test(id) && id !== 'local'
}
