import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type PackedKit, putKit } from '../setup/pack.js'
import { runProgram } from '../setup/run-program.js'
import { repository } from '../setup/scratch.js'
import { shownConfigs } from './examples.js'
import { featureRows } from './feature-rows.js'
import { exportsOf, scriptsOf } from './subpaths.js'

/** The compilers a host may have: the one the kit is built with, and the next major. */
export const compilers = ['typescript', 'typescript-7'] as const

/** What every host has beside the kit and what comes with it. */
const react = ['react', 'react-dom', '@types/react', '@types/react-dom']

/**
 * Entries that their own suites compile, with the packages they need: those for tests under Node, and the one of web3.js,
 * whose declarations name a module that is not exported.
 */
const compiledElsewhere = ['./solana', './testing/playwright', './testing/playwright/solana', './testing/walletconnect']

/** Options of a fresh `create-vite` React app, and the stricter ones that declarations most often break under. */
const shared = {
  target: 'ES2022',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  jsx: 'react-jsx',
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  noUnusedLocals: true,
  skipLibCheck: true,
  noEmit: true,
}

/** Small projects and what is generated for them. */
const golden = join(repository, 'test/e2e/golden')

/** The two ways a host resolves packages. */
const projects = {
  bundler: {
    compilerOptions: { ...shared, module: 'ESNext', moduleResolution: 'Bundler' },
    include: ['*.ts', '*.tsx', 'golden', 'features', 'configs'],
  },
  node: {
    compilerOptions: { ...shared, module: 'NodeNext', moduleResolution: 'NodeNext' },
    include: ['entries.ts'],
  },
} as const

type Project = keyof typeof projects
const projectNames = Object.keys(projects) as readonly Project[]

/**
 * Lays out, in an empty folder, a host that has the packed kit installed, imports every typed subpath of it, and has
 * every folder of the kit that the golden tests of `generate` know, and one for each setting of a feature and each pair.
 */
export async function layOutConsumer(kit: PackedKit, folder: string): Promise<void> {
  await putPackages(kit, folder, [...react, 'viem'])
  cpSync(join(repository, 'test/build/consumer'), folder, { recursive: true })
  for (const name of readdirSync(golden)) {
    const after = join(golden, name, 'after')
    cpSync(after, join(folder, 'golden', name), { recursive: true })
  }
  for (const [index, { name, files }] of featureRows().entries()) {
    const row = join(folder, 'features', String(index))
    mkdirSync(row, { recursive: true })
    for (const [path, text] of Object.entries(files)) writeFileSync(join(row, path), `// ${name}\n${text}`)
  }
  writeFileSync(
    join(folder, 'entries.ts'),
    printEntries([...scriptsOf(kit.unpacked).keys()].filter((subpath) => !compiledElsewhere.includes(subpath))),
  )
  for (const name of projectNames) putProject(folder, name)
}

/** Lays out a host whose networks are those of Solana alone: it has the package of that chain, and no viem. */
export async function layOutSolanaHost(kit: PackedKit, folder: string): Promise<void> {
  await putPackages(kit, folder, [...react, '@solana/web3.js'])
  cpSync(join(golden, 'solana/after'), join(folder, 'golden/solana'), { recursive: true })
  putProject(folder, 'bundler')
}

/** The kit, what comes with it and what the host has beside it. */
async function putPackages(kit: PackedKit, folder: string, beside: readonly string[]): Promise<void> {
  await putKit(kit, folder)
  const { dependencies } = JSON.parse(readFileSync(join(kit.unpacked, 'package.json'), 'utf8'))
  for (const name of [...beside, ...Object.keys(dependencies)]) {
    const link = join(folder, 'node_modules', name)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(join(repository, 'node_modules', name), link)
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'consumer', private: true, type: 'module' }))
}

function putProject(folder: string, name: Project): void {
  writeFileSync(join(folder, `tsconfig.${name}.json`), JSON.stringify(projects[name], null, 2))
}

/**
 * Generates from every config that a page shows, as its reader would; gives what went wrong. The compiler looks at what
 * was written.
 */
export async function generateShown(folder: string): Promise<readonly string[]> {
  const bin = join(folder, 'node_modules/create-modal-kit/bin/create-modal-kit.js')
  const runs = shownConfigs().map(async ({ place, text }, index) => {
    const cwd = join(folder, 'configs', String(index))
    mkdirSync(cwd, { recursive: true })
    writeFileSync(join(cwd, 'modal.config.ts'), text)
    const { code, stderr } = await runProgram(process.execPath, [bin, 'generate'], { cwd })
    return code === 0 ? [] : [`${place}\n${stderr}`]
  })
  return (await Promise.all(runs)).flat()
}

/**
 * Type-checks a host with one compiler, under both ways of resolving unless one is named; gives what the compiler says
 * about it. The fast compiler also reads every declaration it meets, down to those of viem and React.
 */
export async function checkConsumer(
  folder: string,
  compiler: (typeof compilers)[number],
  names: readonly Project[] = projectNames,
): Promise<readonly string[]> {
  const tsc = join(repository, 'node_modules', compiler, 'bin/tsc')
  const options = compiler === 'typescript-7' ? ['--skipLibCheck', 'false'] : []
  const complaints: string[] = []
  for (const name of names) {
    const args = [tsc, '-p', `tsconfig.${name}.json`, ...options]
    const { code, stdout, stderr } = await runProgram(process.execPath, args, { cwd: folder })
    if (code !== 0) complaints.push(`${compiler}, ${name}:\n${stdout}${stderr}`)
  }
  return complaints
}

/** The package's subpaths without types: stylesheets, package.json. */
export function untypedSubpaths(): readonly string[] {
  return Object.entries(exportsOf(repository)).flatMap(([subpath, target]) =>
    typeof target === 'string' ? subpath : [],
  )
}

/** One import per subpath; `Known` fails to compile when the types of a module resolve to `any`. */
function printEntries(subpaths: readonly string[]): string {
  const lines = subpaths.flatMap((subpath, index) => [
    `import * as entry${index} from 'create-modal-kit${subpath.slice(1)}'`,
    `export const known${index}: Known<typeof entry${index}> = entry${index}`,
  ])
  return ['type Known<T> = 0 extends 1 & T ? never : T', ...lines, ''].join('\n')
}
