import { presetNames } from '../../schema/presets.data.js'
import { type Command, defineCommand } from '../command.js'
import { templateNames } from '../hosts/template-names.data.js'

/** `init [dir]`: puts the kit into a React app, or makes a new one. */
export const init = defineCommand({
  name: 'init',
  summary: 'add the kit to a React app, or scaffold a new app',
  argument: { name: 'dir', summary: 'folder of the app; an empty or missing one becomes a new app' },
  flags: {
    yes: { kind: 'switch', summary: 'ask nothing and use the defaults' },
    template: { kind: 'choice', choices: templateNames, summary: 'what a new app is made from' },
    'project-id': { kind: 'text', value: 'id', summary: '"local", 32 hex digits, or what your own backend issued' },
    networks: { kind: 'list', value: 'a,b', summary: 'networks by name: mainnet,base,solana' },
    features: { kind: 'list', value: 'a,b', summary: 'features to turn on' },
    services: {
      kind: 'text',
      value: 'place',
      summary: 'where data comes from: "local" is this machine, "reown", or https:// and your own backend',
    },
    'walletconnect-project-id': {
      kind: 'text',
      value: 'id',
      summary: "32 hex digits for WalletConnect's public relay, with your own backend",
    },
    name: {
      kind: 'text',
      value: 'name',
      summary: 'name of the app, which wallets show; that of the package unless given',
    },
    theme: { kind: 'choice', choices: presetNames, summary: 'a look that is ready-made' },
    'package-manager': {
      kind: 'choice',
      choices: ['npm', 'pnpm', 'yarn', 'bun'],
      summary: 'what installs; found by the lockfile unless given',
    },
    spec: { kind: 'text', value: 'spec', summary: 'what to write as the dependency on the kit: file:/abs/kit.tgz' },
    'no-install': { kind: 'switch', summary: 'write package.json and leave installing to you' },
    'dry-run': { kind: 'switch', summary: 'show what would change and write nothing' },
    force: { kind: 'switch', summary: 'overwrite generated files that were edited by hand' },
    json: { kind: 'switch', summary: 'report as JSON' },
  },
  examples: [
    { line: 'init', does: 'put the kit into the React app of this folder' },
    { line: 'init my-app --yes', does: 'a new app, with nothing asked' },
    { line: 'init --dry-run', does: 'show what would change' },
  ],
  load: async () => (await import('./init/run-init.js')).runInit,
})

/** `generate`: turns modal.config.ts into files. */
export const generate = defineCommand({
  name: 'generate',
  summary: 'turn modal.config.ts into files',
  flags: {
    check: { kind: 'switch', summary: 'write nothing; exit 1 when a file is stale' },
    diff: { kind: 'switch', summary: 'write nothing; show what would change line by line' },
    watch: { kind: 'switch', summary: 'run again whenever the config changes' },
    json: { kind: 'switch', summary: 'report as JSON' },
    config: { kind: 'text', value: 'file', summary: "the config, if it isn't modal.config.ts" },
    mode: { kind: 'text', value: 'mode', summary: 'what the config gets as mode: "development" unless given' },
    force: { kind: 'switch', summary: 'overwrite generated files that were edited by hand' },
  },
  examples: [
    { line: 'generate', does: 'after every change of modal.config.ts' },
    { line: 'generate --watch', does: 'again and again while you work' },
    { line: 'generate --check', does: 'in CI: exit 1 when a file is stale' },
  ],
  load: async () => (await import('./generate/run-generate.js')).runGenerate,
})

/** `add <what…>`: turns features on in the config, or puts the backend into a project. */
export const add = defineCommand({
  name: 'add',
  summary: 'turn features on in modal.config.ts and generate, or add backend',
  argument: {
    name: 'what',
    isList: true,
    summary: 'features to turn on, or backend for a Node app to run and deploy',
  },
  flags: {
    dir: { kind: 'text', value: 'dir', summary: 'folder of the backend, if it isn\'t "backend"' },
    'dry-run': { kind: 'switch', summary: 'show what would change and write nothing' },
    yes: { kind: 'switch', summary: 'ask nothing' },
    force: { kind: 'switch', summary: 'overwrite generated files that were edited by hand' },
    json: { kind: 'switch', summary: 'report as JSON' },
  },
  examples: [
    { line: 'add receive', does: 'turn a feature on' },
    { line: 'add receive --dry-run', does: 'show what that would change' },
    { line: 'add backend --dir server', does: 'copy the backend, to run and deploy it yourself' },
  ],
  load: async () => (await import('./add/run-add.js')).runAdd,
})

/** `remove <feature…>`: turns features off in the config; `remove --all` takes the kit out of the project. */
export const remove = defineCommand({
  name: 'remove',
  summary: 'turn features off in modal.config.ts and generate; --all takes the kit out',
  argument: { name: 'feature', isList: true, summary: 'features to turn off' },
  flags: {
    all: { kind: 'switch', summary: 'remove the kit: what init added, the config, and generated files' },
    'dry-run': { kind: 'switch', summary: 'show what would change and write nothing' },
    yes: { kind: 'switch', summary: 'ask nothing' },
    force: { kind: 'switch', summary: 'also remove files you edited, and keep a copy of each' },
    json: { kind: 'switch', summary: 'report as JSON' },
  },
  examples: [
    { line: 'remove receive', does: 'turn a feature off' },
    { line: 'remove --all --dry-run', does: 'show what taking the kit out would change' },
    { line: 'remove --all', does: 'take the kit out' },
  ],
  load: async () => (await import('./remove/run-remove.js')).runRemove,
})

/** `doctor`: finds what is wrong with a project before its users do. */
export const doctor = defineCommand({
  name: 'doctor',
  summary: 'find what is wrong with the project before its users do',
  flags: {
    url: {
      kind: 'list',
      value: 'url,…',
      summary: 'deployed pages to hold against the project: https://app.example.com',
    },
    fix: {
      kind: 'switch',
      summary: 'repair generated files, and the lines they need',
    },
    'dry-run': { kind: 'switch', summary: 'show what --fix would write, and write nothing' },
    yes: { kind: 'switch', summary: 'ask nothing' },
    offline: { kind: 'switch', summary: 'contact no backend, RPC endpoint or page' },
    online: { kind: 'switch', summary: 'ask the npm registry for advisories newer than this version' },
    mode: { kind: 'text', value: 'mode', summary: 'what the config gets as mode; "production" when --url is deployed' },
    config: { kind: 'text', value: 'file', summary: "the config, if it isn't modal.config.ts" },
    json: { kind: 'switch', summary: 'report as JSON' },
    report: {
      kind: 'switch',
      summary: 'print a bug report without IDs, address paths or your values',
    },
  },
  examples: [
    { line: 'doctor', does: 'look at this project' },
    { line: 'doctor --url https://app.example.com', does: 'and at the page that is deployed' },
    { line: 'doctor --offline --json', does: 'in CI, without asking any server' },
  ],
  load: async () => (await import('./doctor/run-doctor.js')).runDoctor,
})

/** `dev`: the local stack, and `generate --watch` beside it. */
export const dev = defineCommand({
  name: 'dev',
  summary: 'run the local stack, and generate on every change',
  rest: { name: 'cmd', summary: 'a command to run beside the stack, such as npm run dev' },
  flags: {
    port: { kind: 'text', value: 'n', summary: 'port of the API instead of 8787; the others follow it; 0 for any' },
    yes: { kind: 'switch', summary: 'install the packages of the local stack without asking' },
    'no-chains': { kind: 'switch', summary: 'start no local chains' },
    ephemeral: { kind: 'switch', summary: 'keep all data in memory instead of .modal-kit/' },
    json: { kind: 'switch', summary: 'print where the services are as JSON, once they run' },
  },
  examples: [
    { line: 'dev', does: 'the services alone' },
    { line: 'dev -- npm run dev', does: 'with your own dev server beside them' },
    { line: 'dev --port 0 --ephemeral', does: 'on free ports, keeping nothing' },
  ],
  load: async () => (await import('./dev/run-dev.js')).runDev,
})

/** `csp`: the Content-Security-Policy the config needs. */
export const csp = defineCommand({
  name: 'csp',
  summary: 'print the smallest Content-Security-Policy for the config',
  flags: {
    format: {
      kind: 'choice',
      choices: ['header', 'meta', 'next', 'vite', 'nginx'],
      summary: 'where it goes; the value of the header unless given',
    },
    json: { kind: 'switch', summary: 'report as JSON' },
    config: { kind: 'text', value: 'file', summary: "the config, if it isn't modal.config.ts" },
    mode: { kind: 'text', value: 'mode', summary: 'what the config gets as mode: "development" unless given' },
  },
  examples: [
    { line: 'csp', does: 'the value of the header, for this machine' },
    { line: 'csp --mode production --format nginx', does: 'a line for nginx, for what you deploy' },
    { line: 'csp --json', does: 'for a program' },
  ],
  load: async () => (await import('./csp/run-csp.js')).runCsp,
})

/** `explain [feature]`: what the features of the config cost. */
export const explain = defineCommand({
  name: 'explain',
  summary: 'say what each feature costs: bytes, origins, storage, permissions, texts',
  argument: { name: 'feature', summary: 'a feature, on or off, or "shell" for what is always there' },
  flags: {
    json: { kind: 'switch', summary: 'report as JSON' },
    config: { kind: 'text', value: 'file', summary: "the config, if it isn't modal.config.ts" },
    mode: { kind: 'text', value: 'mode', summary: 'what the config gets as mode: "development" unless given' },
  },
  examples: [
    { line: 'explain', does: 'every feature that is on' },
    { line: 'explain receive', does: 'one feature, on or off' },
    { line: 'explain --json', does: 'for a program' },
  ],
  load: async () => (await import('./explain/run-explain.js')).runExplain,
})

/** `completion <shell>`: what makes a shell complete our commands and flags. `table` holds every command. */
function completionOf(table: () => readonly Command[]): Command {
  return defineCommand({
    name: 'completion',
    summary: 'print what makes a shell complete these commands and flags',
    argument: { name: 'shell', summary: 'the shell: bash, zsh or fish', choices: ['bash', 'zsh', 'fish'] },
    flags: {},
    examples: [
      { line: 'completion bash >> ~/.bashrc', does: 'bash, from the next start' },
      { line: 'completion zsh > ~/.zfunc/_modal-kit', does: 'zsh, in a folder of its fpath' },
      { line: 'completion fish > ~/.config/fish/completions/modal-kit.fish', does: 'fish' },
    ],
    load: async () => {
      const { runCompletion } = await import('./completion/run-completion.js')
      return (context, options) => runCompletion(context, options, table())
    },
  })
}

/** Every command, in the order `--help` lists them. */
export const commands: readonly Command[] = [
  init,
  generate,
  add,
  remove,
  doctor,
  dev,
  csp,
  explain,
  completionOf(() => commands),
]
