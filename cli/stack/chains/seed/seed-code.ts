import type { FindPackageFile } from '../find-package-file.js'
import type { MissingPart } from '../missing-part.js'
import { type LoadedPart, loadContracts } from './load-contracts.js'

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
