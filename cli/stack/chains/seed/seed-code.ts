import { readFileSync } from 'node:fs'
import type { Hex } from 'viem'
import { z } from 'zod'
import type { FindPackageFile } from '../find-package-file.js'
import { installCommand, type MissingPart } from '../missing-part.js'
import { type ContractName, contractFiles, contractPackages } from './contract-files.data.js'

/** The contracts that come from packages, by part, as far as the packages are installed. */
export interface SeedCode {
  readonly wrapped: LoadedPart<'weth9'>
  readonly uniswapV2: LoadedPart<'weth9' | 'v2Factory' | 'v2Router'>
  readonly uniswapV3: LoadedPart<
    'weth9' | 'v3Factory' | 'v3Router' | 'v3Quoter' | 'v3Positions' | 'v3Descriptor' | 'v3DescriptorLibrary'
  >
  readonly entryPoint: LoadedPart<'entryPoint'>
}

/** Reads them. Both exchanges also need the wrapped coin. */
export function readSeedCode(find: FindPackageFile): SeedCode {
  const v3 = ['v3Factory', 'v3Router', 'v3Quoter', 'v3Positions', 'v3Descriptor', 'v3DescriptorLibrary'] as const
  return {
    wrapped: loadContracts('WETH9', ['weth9'], find),
    uniswapV2: loadContracts('Uniswap v2', ['weth9', 'v2Factory', 'v2Router'], find),
    uniswapV3: loadContracts('Uniswap v3', ['weth9', ...v3], find),
    entryPoint: loadContracts('ERC-4337 EntryPoint', ['entryPoint'], find),
  }
}

/** The parts that could not be read. */
export function missingOf(code: SeedCode): readonly MissingPart[] {
  return Object.values<LoadedPart<never>>({ ...code }).flatMap(({ missing }) => (missing ? [missing] : []))
}

/** Code of a contract: `creation` makes it, `runtime` is what then lies at its address (where the file has it). */
export interface ContractCode {
  readonly creation: Hex
  readonly runtime?: Hex
}

/** The contracts of a part, or what is to be installed for it. */
export type LoadedPart<Name extends ContractName> =
  | { readonly code: Readonly<Record<Name, ContractCode>>; readonly missing?: undefined }
  | { readonly code?: undefined; readonly missing: MissingPart }

const hex = z
  .string()
  .max(200_000)
  // The underscores stand where the address of a library goes.
  .regex(/^(0x)?([0-9a-f]|__\$[0-9a-f]{34}\$__)+$/i)
  .transform((text): Hex => `0x${text.replace(/^0x/, '')}`)
const artifact = z.object({ bytecode: hex, deployedBytecode: hex.optional() })

/**
 * Reads the contracts of a part, named `what`, from the packages they are in: all of them, or none and the name of
 * what is missing. Throws when an artifact holds no code.
 */
function loadContracts<Name extends ContractName>(
  what: string,
  names: readonly Name[],
  find: FindPackageFile,
): LoadedPart<Name> {
  const found = names.map((name) => {
    const [home, path] = contractFiles[name]
    return { name, home, path: find(`${home}/${path}`) }
  })
  const absent = found.filter(({ path }) => path === undefined)
  if (absent.length > 0) {
    const packages = Object.fromEntries(absent.map(({ home }) => [home, contractPackages[home]]))
    return { missing: { what, command: installCommand(packages) } }
  }
  const code = Object.fromEntries(found.map(({ name, path = '' }) => [name, readArtifact(path)]))
  return { code: code as Record<Name, ContractCode> }
}

/** Artifacts of truffle, hardhat and waffle have these two in common. */
function readArtifact(path: string): ContractCode {
  const { bytecode, deployedBytecode } = artifact.parse(JSON.parse(readFileSync(path, 'utf8')))
  return { creation: bytecode, ...(deployedBytecode === undefined ? {} : { runtime: deployedBytecode }) }
}
