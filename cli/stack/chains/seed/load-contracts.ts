import { readFileSync } from 'node:fs'
import type { Hex } from 'viem'
import { z } from 'zod'
import type { FindPackageFile } from '../find-package-file.js'
import type { MissingPart } from '../missing-part.js'
import { installCommand } from '../missing-part.js'
import type { ContractName } from './contract-files.data.js'
import { contractFiles, contractPackages } from './contract-files.data.js'

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
export function loadContracts<Name extends ContractName>(
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
