/** Packages whose contracts are read where they are installed, because their licence keeps them out of this one. */
export const contractPackages = {
  'canonical-weth': '1.4.0',
  '@uniswap/v2-core': '1.0.1',
  '@uniswap/v2-periphery': '1.1.0-beta.0',
  '@uniswap/v3-core': '1.0.1',
  '@uniswap/v3-periphery': '1.4.4',
  '@account-abstraction/contracts': '0.7.0',
} as const

/** One of those packages. */
export type ContractPackage = keyof typeof contractPackages

/** Where the artifact of each contract is: package, and path in it. */
export const contractFiles = {
  weth9: ['canonical-weth', 'build/contracts/WETH9.json'],
  v2Factory: ['@uniswap/v2-core', 'build/UniswapV2Factory.json'],
  v2Router: ['@uniswap/v2-periphery', 'build/UniswapV2Router02.json'],
  v3Factory: ['@uniswap/v3-core', 'artifacts/contracts/UniswapV3Factory.sol/UniswapV3Factory.json'],
  v3Router: ['@uniswap/v3-periphery', 'artifacts/contracts/SwapRouter.sol/SwapRouter.json'],
  v3Quoter: ['@uniswap/v3-periphery', 'artifacts/contracts/lens/QuoterV2.sol/QuoterV2.json'],
  v3Positions: [
    '@uniswap/v3-periphery',
    'artifacts/contracts/NonfungiblePositionManager.sol/NonfungiblePositionManager.json',
  ],
  v3Descriptor: [
    '@uniswap/v3-periphery',
    'artifacts/contracts/NonfungibleTokenPositionDescriptor.sol/NonfungibleTokenPositionDescriptor.json',
  ],
  v3DescriptorLibrary: ['@uniswap/v3-periphery', 'artifacts/contracts/libraries/NFTDescriptor.sol/NFTDescriptor.json'],
  entryPoint: ['@account-abstraction/contracts', 'artifacts/EntryPoint.json'],
} as const satisfies Readonly<Record<string, readonly [ContractPackage, string]>>

/** One of those contracts. */
export type ContractName = keyof typeof contractFiles
