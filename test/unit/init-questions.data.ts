/** The questions of `init`, by what they ask for. */
export const questions = {
  name: 'Name of the app, which wallets show',
  services: 'Where should data come from?',
  backend: 'Address of your backend',
  id: 'Reown project ID',
  ownId: 'Project id of your backend',
  networks: 'Which networks? Any other one can be added to the config.',
  features: 'Which features? What is off costs no byte.',
  relay: "Project id for WalletConnect's public relay (empty: without WalletConnect)",
  theme: 'Which look? Change any color in the config later.',
} as const

/** Answers of a person who takes what is offered, with a look of their own. */
export const usualAnswers: Readonly<Record<string, unknown>> = {
  [questions.name]: 'Shop',
  [questions.services]: 'local',
  [questions.networks]: ['base'],
  [questions.features]: ['receive'],
  [questions.theme]: 'marine',
}
