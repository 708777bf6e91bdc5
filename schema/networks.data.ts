import type { NetworkInfo } from './network-info.js'

/** The export names of `viem/chains`. */
// biome-ignore format: one name a line
export type NetworkName =
  | 'abey'
  | 'abstract'
  | 'abstractTestnet'
  | 'acala'
  | 'acria'
  | 'adf'
  | 'adi'
  | 'agungTestnet'
  | 'aioz'
  | 'alephZero'
  | 'alephZeroTestnet'
  | 'alienx'
  | 'alienxHalTestnet'
  | 'alpenTestnet'
  | 'ancient8'
  | 'ancient8Sepolia'
  | 'anvil'
  | 'apeChain'
  | 'apexTestnet'
  | 'apollo'
  | 'arbitrum'
  | 'arbitrumGoerli'
  | 'arbitrumNova'
  | 'arbitrumSepolia'
  | 'arc'
  | 'arcTestnet'
  | 'arenaz'
  | 'areonNetwork'
  | 'areonNetworkTestnet'
  | 'areum'
  | 'artelaTestnet'
  | 'arthera'
  | 'artheraTestnet'
  | 'assetChain'
  | 'assetChainTestnet'
  | 'astar'
  | 'astarZkEVM'
  | 'astarZkyoto'
  | 'atletaOlympia'
  | 'aurora'
  | 'auroraTestnet'
  | 'auroria'
  | 'autheoTestnet'
  | 'avalanche'
  | 'avalancheFuji'
  | 'b3'
  | 'b3Sepolia'
  | 'bahamut'
  | 'base'
  | 'baseGoerli'
  | 'basePreconf'
  | 'baseSepolia'
  | 'baseSepoliaPreconf'
  | 'basecampTestnet'
  | 'battlechain'
  | 'battlechainTestnet'
  | 'beam'
  | 'beamTestnet'
  | 'bearNetworkChainMainnet'
  | 'bearNetworkChainTestnet'
  | 'berachain'
  | 'berachainBepolia'
  | 'berachainTestnet'
  | 'berachainTestnetbArtio'
  | 'bevmMainnet'
  | 'bifrost'
  | 'birdlayer'
  | 'bitTorrent'
  | 'bitTorrentTestnet'
  | 'bitgert'
  | 'bitkub'
  | 'bitkubTestnet'
  | 'bitlayer'
  | 'bitlayerTestnet'
  | 'bitrock'
  | 'blast'
  | 'blastSepolia'
  | 'blockdag'
  | 'bob'
  | 'bobSepolia'
  | 'boba'
  | 'bobaSepolia'
  | 'boolBetaMainnet'
  | 'botanix'
  | 'botanixTestnet'
  | 'bounceBit'
  | 'bounceBitTestnet'
  | 'bronos'
  | 'bronosTestnet'
  | 'bsc'
  | 'bscGreenfield'
  | 'bscTestnet'
  | 'bsquared'
  | 'bsquaredTestnet'
  | 'btr'
  | 'btrTestnet'
  | 'bxn'
  | 'bxnTestnet'
  | 'candyChain'
  | 'cannon'
  | 'canto'
  | 'celo'
  | 'celoAlfajores'
  | 'celoSepolia'
  | 'chang'
  | 'chiliz'
  | 'chips'
  | 'citrate'
  | 'citrea'
  | 'citreaTestnet'
  | 'classic'
  | 'codex'
  | 'codexTestnet'
  | 'coinbit'
  | 'coinex'
  | 'confluxESpace'
  | 'confluxESpaceTestnet'
  | 'coreDao'
  | 'coreTestnet1'
  | 'coreTestnet2'
  | 'corn'
  | 'cornTestnet'
  | 'cpchain'
  | 'crab'
  | 'creatorTestnet'
  | 'creditCoin3Devnet'
  | 'creditCoin3Mainnet'
  | 'creditCoin3Testnet'
  | 'cronos'
  | 'cronosTestnet'
  | 'cronoszkEVM'
  | 'cronoszkEVMTestnet'
  | 'crossbell'
  | 'crossfi'
  | 'curtis'
  | 'cyber'
  | 'cyberTestnet'
  | 'dailyNetwork'
  | 'dailyNetworkTestnet'
  | 'darwinia'
  | 'datahavenTestnet'
  | 'dbkchain'
  | 'dchain'
  | 'dchainTestnet'
  | 'defiOracleMetaMainnet'
  | 'defichainEvm'
  | 'defichainEvmTestnet'
  | 'degen'
  | 'dfk'
  | 'diode'
  | 'disChain'
  | 'dodochainTestnet'
  | 'dogechain'
  | 'domaTestnet'
  | 'donatuz'
  | 'dosChain'
  | 'dosChainTestnet'
  | 'dreyerxMainnet'
  | 'dreyerxTestnet'
  | 'dustboyIoT'
  | 'dymension'
  | 'eCanna'
  | 'eCannaTestnet'
  | 'eden'
  | 'edexa'
  | 'edexaTestnet'
  | 'edgeless'
  | 'edgelessTestnet'
  | 'edgeware'
  | 'edgewareTestnet'
  | 'eduChain'
  | 'eduChainTestnet'
  | 'elastos'
  | 'elastosTestnet'
  | 'electroneum'
  | 'electroneumTestnet'
  | 'elysiumTestnet'
  | 'energy'
  | 'eni'
  | 'eniTestnet'
  | 'enuls'
  | 'eon'
  | 'eos'
  | 'eosTestnet'
  | 'eteria'
  | 'etherlink'
  | 'etherlinkShadownetTestnet'
  | 'etherlinkTestnet'
  | 'ethernity'
  | 'etp'
  | 'evmos'
  | 'evmosTestnet'
  | 'excelonMainnet'
  | 'expanse'
  | 'exsat'
  | 'exsatTestnet'
  | 'fantom'
  | 'fantomSonicTestnet'
  | 'fantomTestnet'
  | 'fibo'
  | 'filecoin'
  | 'filecoinCalibration'
  | 'filecoinHyperspace'
  | 'fireChain'
  | 'flame'
  | 'flare'
  | 'flareTestnet'
  | 'flowMainnet'
  | 'flowPreviewnet'
  | 'flowTestnet'
  | 'fluence'
  | 'fluenceStage'
  | 'fluenceTestnet'
  | 'fluent'
  | 'fluentDevnet'
  | 'fluentTestnet'
  | 'form'
  | 'formTestnet'
  | 'forma'
  | 'formicarium'
  | 'forta'
  | 'foundry'
  | 'fraxtal'
  | 'fraxtalTestnet'
  | 'funkiMainnet'
  | 'funkiSepolia'
  | 'fuse'
  | 'fuseSparknet'
  | 'fusion'
  | 'fusionTestnet'
  | 'garnet'
  | 'gatechain'
  | 'geist'
  | 'genesys'
  | 'gensyn'
  | 'giwaSepolia'
  | 'giwaSepoliaPreconf'
  | 'glideL1Protocol'
  | 'glideL2Protocol'
  | 'gnosis'
  | 'gnosisChiado'
  | 'goChain'
  | 'goat'
  | 'gobi'
  | 'godwoken'
  | 'goerli'
  | 'graphite'
  | 'graphiteTestnet'
  | 'grav'
  | 'gravity'
  | 'gunz'
  | 'guruNetwork'
  | 'guruTestnet'
  | 'ham'
  | 'happychainTestnet'
  | 'haqqMainnet'
  | 'haqqTestedge2'
  | 'hardhat'
  | 'harmonyOne'
  | 'hashkey'
  | 'hashkeyTestnet'
  | 'hausTestnet'
  | 'haustTestnet'
  | 'hedera'
  | 'hederaPreviewnet'
  | 'hederaTestnet'
  | 'hela'
  | 'heliosTestnet'
  | 'hemi'
  | 'hemiSepolia'
  | 'henesys'
  | 'holesky'
  | 'hoodi'
  | 'horizenTestnet'
  | 'hpb'
  | 'hpp'
  | 'hppSepolia'
  | 'huddle01Mainnet'
  | 'huddle01Testnet'
  | 'humanity'
  | 'humanityTestnet'
  | 'humanode'
  | 'humanodeTestnet5'
  | 'hychain'
  | 'hychainTestnet'
  | 'hyperEvm'
  | 'hyperliquid'
  | 'hyperliquidEvmTestnet'
  | 'hyveChain'
  | 'iSunCoin'
  | 'icbNetwork'
  | 'idchain'
  | 'igra'
  | 'immutableZkEvm'
  | 'immutableZkEvmTestnet'
  | 'inEVM'
  | 'initVerse'
  | 'initVerseGenesis'
  | 'injective'
  | 'injectiveTestnet'
  | 'ink'
  | 'inkSepolia'
  | 'iota'
  | 'iotaTestnet'
  | 'iotex'
  | 'iotexTestnet'
  | 'jasmyChain'
  | 'jasmyChainTestnet'
  | 'jbc'
  | 'jbcTestnet'
  | 'jocMainnet'
  | 'jocTestnet'
  | 'jovay'
  | 'jovaySepolia'
  | 'juneo'
  | 'juneoBCH1Chain'
  | 'juneoDAI1Chain'
  | 'juneoDOGE1Chain'
  | 'juneoEUR1Chain'
  | 'juneoGLD1Chain'
  | 'juneoLINK1Chain'
  | 'juneoLTC1Chain'
  | 'juneoSGD1Chain'
  | 'juneoSocotraTestnet'
  | 'juneoUSD1Chain'
  | 'juneoUSDT1Chain'
  | 'juneomBTC1Chain'
  | 'kaia'
  | 'kairos'
  | 'kakarotSepolia'
  | 'kakarotStarknetSepolia'
  | 'kardiaChain'
  | 'karura'
  | 'katana'
  | 'kava'
  | 'kavaTestnet'
  | 'kcc'
  | 'kii'
  | 'kiiTestnetOro'
  | 'kinto'
  | 'klaytn'
  | 'klaytnBaobab'
  | 'koi'
  | 'kortana'
  | 'kroma'
  | 'kromaSepolia'
  | 'krown'
  | 'l3x'
  | 'l3xTestnet'
  | 'ladyChain'
  | 'lavita'
  | 'lens'
  | 'lensTestnet'
  | 'lestnet'
  | 'lightlinkPegasus'
  | 'lightlinkPhoenix'
  | 'linea'
  | 'lineaGoerli'
  | 'lineaSepolia'
  | 'lineaTestnet'
  | 'lisk'
  | 'liskSepolia'
  | 'loadAlphanet'
  | 'localhost'
  | 'loop'
  | 'lukso'
  | 'luksoTestnet'
  | 'lumiaMainnet'
  | 'lumiaTestnet'
  | 'lumoz'
  | 'lumozTestnet'
  | 'luxeports'
  | 'lycan'
  | 'lyra'
  | 'mainnet'
  | 'mandala'
  | 'manta'
  | 'mantaSepoliaTestnet'
  | 'mantaTestnet'
  | 'mantle'
  | 'mantleSepoliaTestnet'
  | 'mantleTestnet'
  | 'mantraDuKongEVMTestnet'
  | 'mantraEVM'
  | 'mapProtocol'
  | 'marooTestnet'
  | 'marsCredit'
  | 'matchain'
  | 'matchainTestnet'
  | 'mchVerse'
  | 'megaeth'
  | 'megaethTestnet'
  | 'mekong'
  | 'meld'
  | 'memecore'
  | 'merlin'
  | 'merlinErigonTestnet'
  | 'metachain'
  | 'metachainIstanbul'
  | 'metadium'
  | 'metalL2'
  | 'meter'
  | 'meterTestnet'
  | 'metis'
  | 'metisGoerli'
  | 'metisSepolia'
  | 'mev'
  | 'mevTestnet'
  | 'mezo'
  | 'mezoTestnet'
  | 'mint'
  | 'mintSepoliaTestnet'
  | 'mitosisTestnet'
  | 'mizuhikiTestnetAwaji'
  | 'mode'
  | 'modeTestnet'
  | 'monad'
  | 'monadTestnet'
  | 'moonbaseAlpha'
  | 'moonbeam'
  | 'moonbeamDev'
  | 'moonriver'
  | 'morph'
  | 'morphHolesky'
  | 'morphSepolia'
  | 'morphTachyon'
  | 'morphTachyonTestnet'
  | 'nahmii'
  | 'nautilus'
  | 'near'
  | 'nearTestnet'
  | 'neonDevnet'
  | 'neonMainnet'
  | 'neoxMainnet'
  | 'neoxT4'
  | 'newton'
  | 'nexi'
  | 'nexilix'
  | 'nibiru'
  | 'nitrographTestnet'
  | 'nomina'
  | 'oasisTestnet'
  | 'oasys'
  | 'odysseyTestnet'
  | 'okc'
  | 'omax'
  | 'omni'
  | 'omniOmega'
  | 'oneWorld'
  | 'oortMainnetDev'
  | 'opBNB'
  | 'opBNBTestnet'
  | 'openledger'
  | 'optimism'
  | 'optimismGoerli'
  | 'optimismSepolia'
  | 'optopia'
  | 'optopiaTestnet'
  | 'orderly'
  | 'orderlySepolia'
  | 'otimDevnet'
  | 'palm'
  | 'palmTestnet'
  | 'paseoPassetHub'
  | 'peaq'
  | 'pgn'
  | 'pgnTestnet'
  | 'phoenix'
  | 'planq'
  | 'plasma'
  | 'plasmaDevnet'
  | 'plasmaTestnet'
  | 'playfiAlbireo'
  | 'plinga'
  | 'plume'
  | 'plumeDevnet'
  | 'plumeMainnet'
  | 'plumeSepolia'
  | 'plumeTestnet'
  | 'polterTestnet'
  | 'polygon'
  | 'polygonAmoy'
  | 'polygonMumbai'
  | 'polygonZkEvm'
  | 'polygonZkEvmCardona'
  | 'polygonZkEvmTestnet'
  | 'polynomial'
  | 'polynomialSepolia'
  | 'potos'
  | 'potosTestnet'
  | 'premiumBlockTestnet'
  | 'pulsechain'
  | 'pulsechainV4'
  | 'pumpfiTestnet'
  | 'pyrope'
  | 'qMainnet'
  | 'qTestnet'
  | 'ql1'
  | 'quai'
  | 'quaiTestnet'
  | 'rabbitChainTestnet'
  | 'radius'
  | 'radiusTestnet'
  | 'reactiveTestnet'
  | 'real'
  | 'redbellyMainnet'
  | 'redbellyTestnet'
  | 'reddio'
  | 'reddioSepolia'
  | 'redstone'
  | 'rei'
  | 'reyaNetwork'
  | 'rise'
  | 'riseTestnet'
  | 'rivalz'
  | 'robinhood'
  | 'robinhoodTestnet'
  | 'rollux'
  | 'rolluxTestnet'
  | 'ronin'
  | 'root'
  | 'rootPorcini'
  | 'rootstock'
  | 'rootstockTestnet'
  | 'rss3'
  | 'rss3Sepolia'
  | 'saakuru'
  | 'saga'
  | 'saigon'
  | 'sanko'
  | 'sapphire'
  | 'sapphireTestnet'
  | 'satoshiVM'
  | 'satoshiVMTestnet'
  | 'scroll'
  | 'scrollSepolia'
  | 'sei'
  | 'seiTestnet'
  | 'seismicDevnet'
  | 'sentrix'
  | 'sentrixTestnet'
  | 'sepolia'
  | 'shape'
  | 'shapeSepolia'
  | 'shardeum'
  | 'shardeumSphinx'
  | 'shibarium'
  | 'shibariumTestnet'
  | 'shiden'
  | 'shimmer'
  | 'shimmerTestnet'
  | 'sidraChain'
  | 'silentData'
  | 'silicon'
  | 'siliconSepolia'
  | 'sixProtocol'
  | 'skaleBase'
  | 'skaleBaseSepoliaTestnet'
  | 'skaleBlockBrawlers'
  | 'skaleCalypso'
  | 'skaleCalypsoTestnet'
  | 'skaleCryptoBlades'
  | 'skaleCryptoColosseum'
  | 'skaleEuropa'
  | 'skaleEuropaTestnet'
  | 'skaleExorde'
  | 'skaleHumanProtocol'
  | 'skaleNebula'
  | 'skaleNebulaTestnet'
  | 'skaleRazor'
  | 'skaleTitan'
  | 'skaleTitanTestnet'
  | 'sketchpad'
  | 'snax'
  | 'snaxTestnet'
  | 'somnia'
  | 'somniaTestnet'
  | 'soneium'
  | 'soneiumMinato'
  | 'songbird'
  | 'songbirdTestnet'
  | 'sonic'
  | 'sonicBlazeTestnet'
  | 'sonicTestnet'
  | 'sophon'
  | 'sophonTestnet'
  | 'sova'
  | 'sovaSepolia'
  | 'spicy'
  | 'stable'
  | 'stableTestnet'
  | 'statusNetworkSepolia'
  | 'statusSepolia'
  | 'step'
  | 'story'
  | 'storyAeneid'
  | 'storyOdyssey'
  | 'storyTestnet'
  | 'stratis'
  | 'subtensorEvm'
  | 'superlumio'
  | 'superposition'
  | 'superseed'
  | 'superseedSepolia'
  | 'surgeTestnet'
  | 'swan'
  | 'swanProximaTestnet'
  | 'swanSaturnTestnet'
  | 'swellchain'
  | 'swellchainTestnet'
  | 'swissdlt'
  | 'syscoin'
  | 'syscoinTestnet'
  | 'tac'
  | 'tacSPB'
  | 'taiko'
  | 'taikoHekla'
  | 'taikoHoodi'
  | 'taikoJolnir'
  | 'taikoKatla'
  | 'taikoTestnetSepolia'
  | 'taraxa'
  | 'taraxaTestnet'
  | 'teaSepolia'
  | 'telcoinTestnet'
  | 'telos'
  | 'telosTestnet'
  | 'tempo'
  | 'tempoDevnet'
  | 'tempoLocalnet'
  | 'tempoMainnet'
  | 'tempoModerato'
  | 'tempoTestnet'
  | 'tenet'
  | 'ternoa'
  | 'thaiChain'
  | 'that'
  | 'theta'
  | 'thetaTestnet'
  | 'thunderCore'
  | 'thunderTestnet'
  | 'tiktrixTestnet'
  | 'tomb'
  | 'treasure'
  | 'treasureTopaz'
  | 'tron'
  | 'tronNile'
  | 'tronShasta'
  | 'ubiq'
  | 'ultra'
  | 'ultraTestnet'
  | 'ultron'
  | 'ultronTestnet'
  | 'unichain'
  | 'unichainSepolia'
  | 'unique'
  | 'uniqueOpal'
  | 'uniqueQuartz'
  | 'unreal'
  | 'valygoNft'
  | 'valygoSmartchain'
  | 'vana'
  | 'vanaMoksha'
  | 'vanar'
  | 'vechain'
  | 'velas'
  | 'viction'
  | 'victionTestnet'
  | 'vision'
  | 'visionTestnet'
  | 'wanchain'
  | 'wanchainTestnet'
  | 'weaveVMAlphanet'
  | 'wemix'
  | 'wemixTestnet'
  | 'westendAssetHub'
  | 'whitechain'
  | 'whitechainSepolia'
  | 'whitechainTestnet'
  | 'wmcTestnet'
  | 'worldLand'
  | 'worldchain'
  | 'worldchainSepolia'
  | 'x1Testnet'
  | 'xLayer'
  | 'xLayerTestnet'
  | 'xai'
  | 'xaiTestnet'
  | 'xdc'
  | 'xdcTestnet'
  | 'xgr'
  | 'xgrTestnet'
  | 'xoneMainnet'
  | 'xoneTestnet'
  | 'xphereMainnet'
  | 'xphereTestnet'
  | 'xpla'
  | 'xrOne'
  | 'xrSepolia'
  | 'xrplevm'
  | 'xrplevmDevnet'
  | 'xrplevmTestnet'
  | 'ynxTestnet'
  | 'yooldoVerse'
  | 'yooldoVerseTestnet'
  | 'zagros'
  | 'zenchainTestnet'
  | 'zeniq'
  | 'zeroG'
  | 'zeroGGalileoTestnet'
  | 'zeroGMainnet'
  | 'zeroGTestnet'
  | 'zeroNetwork'
  | 'zetachain'
  | 'zetachainAthensTestnet'
  | 'zhejiang'
  | 'zilliqa'
  | 'zilliqaTestnet'
  | 'zircuit'
  | 'zircuitGarfieldTestnet'
  | 'zkFair'
  | 'zkFairTestnet'
  | 'zkLinkNova'
  | 'zkLinkNovaSepoliaTestnet'
  | 'zkSync'
  | 'zkSyncInMemoryNode'
  | 'zkSyncLocalNode'
  | 'zkSyncSepoliaTestnet'
  | 'zkXPLA'
  | 'zkXPLATestnet'
  | 'zksync'
  | 'zksyncInMemoryNode'
  | 'zksyncLocalCustomHyperchain'
  | 'zksyncLocalHyperchain'
  | 'zksyncLocalHyperchainL1'
  | 'zksyncLocalNode'
  | 'zksyncSepoliaTestnet'
  | 'zora'
  | 'zoraSepolia'
  | 'zoraTestnet'

const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 }

/** What `viem/chains` knows, with one RPC endpoint each. Written by test/build/network-table.mjs. */
// biome-ignore format: one network a line
export const networkTable: Readonly<Record<NetworkName, NetworkInfo>> = {
  abey: { id: 179, name: 'ABEY Mainnet', nativeCurrency: { name: 'ABEY', symbol: 'ABEY', decimals: 18 }, blockExplorers: { default: { name: 'Abey Scan', url: 'https://abeyscan.com' } }, publicRpcUrl: 'https://rpc.abeychain.com' },
  abstract: { id: 2741, name: 'Abstract', nativeCurrency: { name: 'ETH', symbol: 'ETH', decimals: 18 }, blockExplorers: { default: { name: 'Etherscan', url: 'https://abscan.org' } }, publicRpcUrl: 'https://api.mainnet.abs.xyz' },
  abstractTestnet: { id: 11124, name: 'Abstract Testnet', nativeCurrency: { name: 'ETH', symbol: 'ETH', decimals: 18 }, blockExplorers: { default: { name: 'Etherscan', url: 'https://sepolia.abscan.org' } }, testnet: true, publicRpcUrl: 'https://api.testnet.abs.xyz' },
  acala: { id: 787, name: 'Acala', nativeCurrency: { name: 'Acala', symbol: 'ACA', decimals: 18 }, blockExplorers: { default: { name: 'Acala Blockscout', url: 'https://blockscout.acala.network' } }, publicRpcUrl: 'https://eth-rpc-acala.aca-api.network' },
  acria: { id: 47, name: 'Acria IntelliChain', nativeCurrency: { name: 'ACRIA', symbol: 'ACRIA', decimals: 18 }, blockExplorers: { default: { name: 'Acria Explorer', url: 'https://explorer.acria.ai' } }, publicRpcUrl: 'https://aic.acria.ai' },
  adf: { id: 1215, name: 'ADF Chain', nativeCurrency: { name: 'ADDFILL', symbol: 'ADF', decimals: 18 }, blockExplorers: { default: { name: 'ADF Mainnet Explorer', url: 'https://explorer.adftechnology.com' } }, publicRpcUrl: 'https://mainnet.adftechnology.com' },
  adi: { id: 36900, name: 'ADI_Chain', nativeCurrency: { name: 'ADI', symbol: 'ADI', decimals: 18 }, blockExplorers: { default: { name: 'ADI Explorer', url: 'https://explorer.adifoundation.ai' } }, publicRpcUrl: 'https://rpc.adifoundation.ai' },
  agungTestnet: { id: 9990, name: 'Agung Network', nativeCurrency: { name: 'Agung', symbol: 'AGNG', decimals: 18 }, blockExplorers: { default: { name: 'Subscan', url: 'https://agung-testnet.subscan.io' } }, testnet: true, publicRpcUrl: 'https://wss-async.agung.peaq.network' },
  aioz: { id: 168, name: 'AIOZ Network', nativeCurrency: { name: 'AIOZ', symbol: 'AIOZ', decimals: 18 }, blockExplorers: { default: { name: 'AIOZ Explorer', url: 'https://explorer.aioz.network' } }, publicRpcUrl: 'https://eth-dataseed.aioz.network' },
  alephZero: { id: 41455, name: 'Aleph Zero', nativeCurrency: { name: 'Aleph Zero', symbol: 'AZERO', decimals: 18 }, blockExplorers: { default: { name: 'Aleph Zero EVM Explorer', url: 'https://evm-explorer.alephzero.org' } }, publicRpcUrl: 'https://rpc.alephzero.raas.gelato.cloud' },
  alephZeroTestnet: { id: 2039, name: 'Aleph Zero Testnet', nativeCurrency: { name: 'TZERO', symbol: 'TZERO', decimals: 18 }, blockExplorers: { default: { name: 'Aleph Zero EVM Testnet explorer', url: 'https://evm-explorer-testnet.alephzero.org' } }, testnet: true, publicRpcUrl: 'https://rpc.alephzero-testnet.gelato.digital' },
  alienx: { id: 10241024, name: 'AlienX Mainnet', nativeCurrency: ether, blockExplorers: { default: { name: 'AlienX Explorer', url: 'https://explorer.alienxchain.io' } }, publicRpcUrl: 'https://rpc.alienxchain.io/http' },
  alienxHalTestnet: { id: 10241025, name: 'ALIENX Hal Testnet', nativeCurrency: ether, blockExplorers: { default: { name: 'AlienX Explorer', url: 'https://hal-explorer.alienxchain.io' } }, testnet: true, publicRpcUrl: 'https://hal-rpc.alienxchain.io/http' },
  alpenTestnet: { id: 8150, name: 'Alpen Testnet', nativeCurrency: { name: 'Signet BTC', symbol: 'sBTC', decimals: 18 }, blockExplorers: { default: { name: 'Alpen Explorer', url: 'https://explorer.testnet.alpenlabs.io' } }, testnet: true, publicRpcUrl: 'https://rpc.testnet.alpenlabs.io' },
  ancient8: { id: 888888888, name: 'Ancient8', nativeCurrency: ether, blockExplorers: { default: { name: 'Ancient8 explorer', url: 'https://scan.ancient8.gg' } }, publicRpcUrl: 'https://rpc.ancient8.gg' },
  ancient8Sepolia: { id: 28122024, name: 'Ancient8 Testnet', nativeCurrency: ether, blockExplorers: { default: { name: 'Ancient8 Celestia Testnet explorer', url: 'https://scanv2-testnet.ancient8.gg' } }, testnet: true, publicRpcUrl: 'https://rpcv2-testnet.ancient8.gg' },
  anvil: { id: 31337, name: 'Anvil', nativeCurrency: ether },
  apeChain: { id: 33139, name: 'ApeChain', nativeCurrency: { name: 'ApeCoin', symbol: 'APE', decimals: 18 }, blockExplorers: { default: { name: 'Apescan', url: 'https://apescan.io' } }, publicRpcUrl: 'https://rpc.apechain.com/http' },
  apexTestnet: { id: 3993, name: 'APEX Testnet', nativeCurrency: ether, blockExplorers: { default: { name: 'Blockscout', url: 'https://exp-testnet.apexlayer.xyz' } }, testnet: true, publicRpcUrl: 'https://rpc-testnet.apexlayer.xyz' },
  apollo: { id: 62606, name: 'Apollo', nativeCurrency: { name: 'Apollo', symbol: 'APOLLO', decimals: 18 }, blockExplorers: { default: { name: 'Apollo Explorer', url: 'https://apolloscan.io' } }, publicRpcUrl: 'https://mainnet-rpc.apolloscan.io' },
  arbitrum: { id: 42161, name: 'Arbitrum One', nativeCurrency: ether, blockExplorers: { default: { name: 'Arbiscan', url: 'https://arbiscan.io' } }, publicRpcUrl: 'https://arb1.arbitrum.io/rpc' },
  arbitrumGoerli: { id: 421613, name: 'Arbitrum Goerli', nativeCurrency: { name: 'Arbitrum Goerli Ether', symbol: 'ETH', decimals: 18 }, blockExplorers: { default: { name: 'Arbiscan', url: 'https://goerli.arbiscan.io' } }, testnet: true, publicRpcUrl: 'https://goerli-rollup.arbitrum.io/rpc' },
  arbitrumNova: { id: 42170, name: 'Arbitrum Nova', nativeCurrency: ether, blockExplorers: { default: { name: 'Arbiscan', url: 'https://nova.arbiscan.io' } }, publicRpcUrl: 'https://nova.arbitrum.io/rpc' },
  arbitrumSepolia: { id: 421614, name: 'Arbitrum Sepolia', nativeCurrency: { name: 'Arbitrum Sepolia Ether', symbol: 'ETH', decimals: 18 }, blockExplorers: { default: { name: 'Arbiscan', url: 'https://sepolia.arbiscan.io' } }, testnet: true, publicRpcUrl: 'https://sepolia-rollup.arbitrum.io/rpc' },
  arc: { id: 5042, name: 'Arc', nativeCurrency: { name: 'USDC', symbol: 'USDC', decimals: 18 }, blockExplorers: { default: { name: 'Arc Explorer', url: 'https://explorer.arc.io' } }, publicRpcUrl: 'https://rpc.mainnet.arc.io' },
  arcTestnet: { id: 5042002, name: 'Arc Testnet', nativeCurrency: { name: 'USDC', symbol: 'USDC', decimals: 18 }, blockExplorers: { default: { name: 'ArcScan', url: 'https://testnet.arcscan.app' } }, testnet: true, publicRpcUrl: 'https://rpc.testnet.arc.network' },
  arenaz: { id: 7897, name: 'Arena-Z', nativeCurrency: ether, blockExplorers: { default: { name: 'Arena-Z Explorer', url: 'https://explorer.arena-z.gg' } }, publicRpcUrl: 'https://rpc.arena-z.gg' },
  areonNetwork: { id: 463, name: 'Areon Network', nativeCurrency: { name: 'AREA', symbol: 'AREA', decimals: 18 }, blockExplorers: { default: { name: 'Areonscan', url: 'https://areonscan.com' } }, publicRpcUrl: 'https://mainnet-rpc.areon.network' },
  areonNetworkTestnet: { id: 462, name: 'Areon Network Testnet', nativeCurrency: { name: 'TAREA', symbol: 'TAREA', decimals: 18 }, blockExplorers: { default: { name: 'Areonscan', url: 'https://areonscan.com' } }, testnet: true, publicRpcUrl: 'https://testnet-rpc.areon.network' },
  areum: { id: 463, name: 'Areum', nativeCurrency: { name: 'AREA', symbol: 'AREA', decimals: 18 }, blockExplorers: { default: { name: 'Areum Explorer', url: 'https://explorer.areum.network' } }, publicRpcUrl: 'https://mainnet-rpc.areum.network' },
  artelaTestnet: { id: 11822, name: 'Artela Testnet', nativeCurrency: { name: 'ART', symbol: 'ART', decimals: 18 }, blockExplorers: { default: { name: 'Artela', url: 'https://betanet-scan.artela.network' } }, testnet: true, publicRpcUrl: 'https://betanet-rpc1.artela.network' },
  arthera: { id: 10242, name: 'Arthera', nativeCurrency: { name: 'Arthera', symbol: 'AA', decimals: 18 }, blockExplorers: { default: { name: 'Arthera EVM Explorer', url: 'https://explorer.arthera.net' } }, publicRpcUrl: 'https://rpc.arthera.net' },
  artheraTestnet: { id: 10243, name: 'Arthera Testnet', nativeCurrency: { name: 'Arthera', symbol: 'AA', decimals: 18 }, blockExplorers: { default: { name: 'Arthera EVM Explorer', url: 'https://explorer-test.arthera.net' } }, testnet: true, publicRpcUrl: 'https://rpc-test.arthera.net' },
  assetChain: { id: 42420, name: 'AssetChain Mainnet', nativeCurrency: { name: 'Real World Asset', symbol: 'RWA', decimals: 18 }, blockExplorers: { default: { name: 'Asset Chain Explorer', url: 'https://scan.assetchain.org' } }, publicRpcUrl: 'https://mainnet-rpc.assetchain.org' },
  assetChainTestnet: { id: 42421, name: 'AssetChain Testnet', nativeCurrency: { name: 'Real World Asset', symbol: 'RWA', decimals: 18 }, blockExplorers: { default: { name: 'Asset Chain Testnet Explorer', url: 'https://scan-testnet.assetchain.org' } }, testnet: true, publicRpcUrl: 'https://enugu-rpc.assetchain.org' },
  astar: { id: 592, name: 'Astar', nativeCurrency: { name: 'Astar', symbol: 'ASTR', decimals: 18 }, blockExplorers: { default: { name: 'Astar Subscan', url: 'https://astar.subscan.io' } }, publicRpcUrl: 'https://astar.api.onfinality.io/public' },
  astarZkEVM: { id: 3776, name: 'Astar zkEVM', nativeCurrency: ether, blockExplorers: { default: { name: 'Astar zkEVM Explorer', url: 'https://astar-zkevm.explorer.startale.com' } }, publicRpcUrl: 'https://rpc-zkevm.astar.network' },
  astarZkyoto: { id: 6038361, name: 'Astar zkEVM Testnet zKyoto', nativeCurrency: ether, blockExplorers: { default: { name: 'zKyoto Explorer', url: 'https://zkyoto.explorer.startale.com' } }, testnet: true, publicRpcUrl: 'https://rpc.startale.com/zkyoto' },
  atletaOlympia: { id: 2340, name: 'Atleta Olympia', nativeCurrency: { name: 'Atla', symbol: 'ATLA', decimals: 18 }, blockExplorers: { default: { name: 'Atleta Olympia Explorer', url: 'https://blockscout.atleta.network' } }, testnet: true, publicRpcUrl: 'https://testnet-rpc.atleta.network:9944' },
  aurora: { id: 1313161554, name: 'Aurora', nativeCurrency: ether, blockExplorers: { default: { name: 'Aurorascan', url: 'https://aurorascan.dev' } }, publicRpcUrl: 'https://mainnet.aurora.dev' },
  auroraTestnet: { id: 1313161555, name: 'Aurora Testnet', nativeCurrency: ether, blockExplorers: { default: { name: 'Aurorascan', url: 'https://testnet.aurorascan.dev' } }, testnet: true, publicRpcUrl: 'https://testnet.aurora.dev' },
  auroria: { id: 205205, name: 'Auroria Testnet', nativeCurrency: { name: 'Auroria Stratis', symbol: 'tSTRAX', decimals: 18 }, blockExplorers: { default: { name: 'Auroria Testnet Explorer', url: 'https://auroria.explorer.stratisevm.com' } }, testnet: true, publicRpcUrl: 'https://auroria.rpc.stratisevm.com' },
  autheoTestnet: { id: 785, name: 'Autheo Testnet', nativeCurrency: { name: 'Autheo', symbol: 'THEO', decimals: 18 }, blockExplorers: { default: { name: 'Autheo Testnet Block Explorer', url: 'https://testnet-explorer.autheo.com' } }, testnet: true, publicRpcUrl: 'https://testnet-rpc1.autheo.com' },
  avalanche: { id: 43114, name: 'Avalanche', nativeCurrency: { name: 'Avalanche', symbol: 'AVAX', decimals: 18 }, blockExplorers: { default: { name: 'SnowTrace', url: 'https://snowtrace.io' } }, publicRpcUrl: 'https://api.avax.network/ext/bc/C/rpc' },
  avalancheFuji: { id: 43113, name: 'Avalanche Fuji', nativeCurrency: { name: 'Avalanche Fuji', symbol: 'AVAX', decimals: 18 }, blockExplorers: { default: { name: 'SnowTrace', url: 'https://testnet.snowtrace.io' } }, testnet: true, publicRpcUrl: 'https://api.avax-test.network/ext/bc/C/rpc' },
  b3: { id: 8333, name: 'B3', nativeCurrency: ether, blockExplorers: { default: { name: 'Blockscout', url: 'https://explorer.b3.fun' } }, publicRpcUrl: 'https://mainnet-rpc.b3.fun/http' },
  b3Sepolia: { id: 1993, name: 'B3 Sepolia', nativeCurrency: ether, blockExplorers: { default: { name: 'Blockscout', url: 'https://sepolia.explorer.b3.fun' } }, testnet: true, publicRpcUrl: 'https://sepolia.b3.fun/http' },
  bahamut: { id: 5165, name: 'Bahamut', nativeCurrency: { name: 'Fasttoken', symbol: 'FTN', decimals: 18 }, blockExplorers: { default: { name: 'Ftnscan', url: 'https://www.ftnscan.com' } }, publicRpcUrl: 'https://rpc1.bahamut.io' },
  base: { id: 8453, name: 'Base', nativeCurrency: ether, blockExplorers: { default: { name: 'Basescan', url: 'https://basescan.org' } }, publicRpcUrl: 'https://mainnet.base.org' },
  baseGoerli: { id: 84531, name: 'Base Goerli', nativeCurrency: { name: 'Goerli Ether', symbol: 'ETH', decimals: 18 }, blockExplorers: { default: { name: 'Basescan', url: 'https://goerli.basescan.org' } }, testnet: true, publicRpcUrl: 'https://goerli.base.org' },
  basePreconf: { id: 8453, name: 'Base', nativeCurrency: ether, blockExplorers: { default: { name: 'Basescan', url: 'https://basescan.org' } }, publicRpcUrl: 'https://mainnet-preconf.base.org' },
  baseSepolia: { id: 84532, name: 'Base Sepolia', nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 }, blockExplorers: { default: { name: 'Basescan', url: 'https://sepolia.basescan.org' } }, testnet: true, publicRpcUrl: 'https://sepolia.base.org' },
  baseSepoliaPreconf: { id: 84532, name: 'Base Sepolia', nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 }, blockExplorers: { default: { name: 'Basescan', url: 'https://sepolia.basescan.org' } }, testnet: true, publicRpcUrl: 'https://sepolia-preconf.base.org' },
  basecampTestnet: { id: 123420001114, name: 'Basecamp Testnet', nativeCurrency: { name: 'Camp', symbol: 'CAMP', decimals: 18 }, blockExplorers: { default: { name: 'basecamp', url: 'https://basecamp.cloud.blockscout.com' } }, testnet: true, publicRpcUrl: 'https://rpc.basecamp.t.raas.gelato.cloud' },
  battlechain: { id: 626, name: 'BattleChain Mainnet', nativeCurrency: ether, blockExplorers: { default: { name: 'BattleChain Explorer', url: 'https://explorer.battlechain.com' } }, publicRpcUrl: 'https://mainnet.battlechain.com' },
  battlechainTestnet: { id: 627, name: 'BattleChain Testnet', nativeCurrency: ether, blockExplorers: { default: { name: 'BattleChain Explorer', url: 'https://explorer.testnet.battlechain.com' } }, testnet: true, publicRpcUrl: 'https://testnet.battlechain.com' },
  beam: { id: 4337, name: 'Beam', nativeCurrency: { name: 'Beam', symbol: 'BEAM', decimals: 18 }, blockExplorers: { default: { name: 'Beam Explorer', url: 'https://subnets.avax.network/beam' } }, publicRpcUrl: 'https://build.onbeam.com/rpc' },
  beamTestnet: { id: 13337, name: 'Beam Testnet', nativeCurrency: { name: 'Beam', symbol: 'BEAM', decimals: 18 }, blockExplorers: { default: { name: 'Beam Explorer', url: 'https://subnets-test.avax.network/beam' } }, testnet: true, publicRpcUrl: 'https://build.onbeam.com/rpc/testnet' },
  bearNetworkChainMainnet: { id: 641230, name: 'Bear Network Chain Mainnet', nativeCurrency: { name: 'BearNetworkChain', symbol: 'BRNKC', decimals: 18 }, blockExplorers: { default: { name: 'BrnkScan', url: 'https://brnkscan.bearnetwork.net' } }, publicRpcUrl: 'https://brnkc-mainnet.bearnetwork.net' },
  bearNetworkChainTestnet: { id: 751230, name: 'Bear Network Chain Testnet', nativeCurrency: { name: 'tBRNKC', symbol: 'tBRNKC', decimals: 18 }, blockExplorers: { default: { name: 'BrnkTestScan', url: 'https://brnktest-scan.bearnetwork.net' } }, testnet: true, publicRpcUrl: 'https://brnkc-test.bearnetwork.net' },
  berachain: { id: 80094, name: 'Berachain', nativeCurrency: { name: 'BERA Token', symbol: 'BERA', decimals: 18 }, blockExplorers: { default: { name: 'Berascan', url: 'https://berascan.com' } }, publicRpcUrl: 'https://rpc.berachain.com' },
  berachainBepolia: { id: 80069, name: 'Berachain Bepolia', nativeCurrency: { name: 'BERA Token', symbol: 'BERA', decimals: 18 }, blockExplorers: { default: { name: 'Berascan', url: 'https://testnet.berascan.com' } }, testnet: true, publicRpcUrl: 'https://bepolia.rpc.berachain.com' },
  berachainTestnet: { id: 80085, name: 'Berachain Artio', nativeCurrency: { name: 'BERA Token', symbol: 'BERA', decimals: 18 }, blockExplorers: { default: { name: 'Berachain', url: 'https://artio.beratrail.io' } }, testnet: true, publicRpcUrl: 'https://artio.rpc.berachain.com' },
  berachainTestnetbArtio: { id: 80084, name: 'Berachain bArtio', nativeCurrency: { name: 'BERA Token', symbol: 'BERA', decimals: 18 }, blockExplorers: { default: { name: 'Berachain bArtio Beratrail', url: 'https://bartio.beratrail.io' } }, testnet: true, publicRpcUrl: 'https://bartio.rpc.berachain.com' },
  bevmMainnet: { id: 11501, name: 'BEVM Mainnet', nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 18 }, blockExplorers: { default: { name: 'Bevmscan', url: 'https://scan-mainnet.bevm.io' } }, publicRpcUrl: 'https://rpc-mainnet-1.bevm.io' },
  bifrost: { id: 3068, name: 'Bifrost Mainnet', nativeCurrency: { name: 'BFC', symbol: 'BFC', decimals: 18 }, blockExplorers: { default: { name: 'Bifrost Blockscout', url: 'https://explorer.mainnet.bifrostnetwork.com' } }, publicRpcUrl: 'https://public-01.mainnet.bifrostnetwork.com/rpc' },
  birdlayer: { id: 53456, name: 'BirdLayer', nativeCurrency: ether, blockExplorers: { default: { name: 'BirdLayer Explorer', url: 'https://scan.birdlayer.xyz' } }, publicRpcUrl: 'https://rpc.birdlayer.xyz' },
  bitTorrent: { id: 199, name: 'BitTorrent', nativeCurrency: { name: 'BitTorrent', symbol: 'BTT', decimals: 18 }, blockExplorers: { default: { name: 'Bttcscan', url: 'https://bttcscan.com' } }, publicRpcUrl: 'https://rpc.bittorrentchain.io' },
  bitTorrentTestnet: { id: 1028, name: 'BitTorrent Chain Testnet', nativeCurrency: { name: 'BitTorrent', symbol: 'BTT', decimals: 18 }, blockExplorers: { default: { name: 'Bttcscan', url: 'https://testnet.bttcscan.com' } }, testnet: true, publicRpcUrl: 'https://testrpc.bittorrentchain.io' },
  bitgert: { id: 32520, name: 'Bitgert Mainnet', nativeCurrency: { name: 'Brise', symbol: 'Brise', decimals: 18 }, blockExplorers: { default: { name: 'Bitgert Scan', url: 'https://brisescan.com' } }, publicRpcUrl: 'https://rpc-bitgert.icecreamswap.com' },
  bitkub: { id: 96, name: 'KUB Mainnet', nativeCurrency: { name: 'KUB Coin', symbol: 'KUB', decimals: 18 }, blockExplorers: { default: { name: 'KUB Chain Mainnet Explorer', url: 'https://www.bkcscan.com' } }, publicRpcUrl: 'https://rpc.bitkubchain.io' },
  bitkubTestnet: { id: 25925, name: 'Bitkub Testnet', nativeCurrency: { name: 'Bitkub Test', symbol: 'tKUB', decimals: 18 }, blockExplorers: { default: { name: 'Bitkub Chain Testnet Explorer', url: 'https://testnet.bkcscan.com' } }, testnet: true, publicRpcUrl: 'https://rpc-testnet.bitkubchain.io' },
  bitlayer: { id: 200901, name: 'Bitlayer Mainnet', nativeCurrency: { name: 'BTC', symbol: 'BTC', decimals: 18 }, blockExplorers: { default: { name: 'bitlayer mainnet scan', url: 'https://www.btrscan.com' } }, publicRpcUrl: 'https://rpc.bitlayer.org' },
  bitlayerTestnet: { id: 200810, name: 'Bitlayer Testnet', nativeCurrency: { name: 'BTC', symbol: 'BTC', decimals: 18 }, blockExplorers: { default: { name: 'bitlayer testnet scan', url: 'https://testnet.btrscan.com' } }, testnet: true, publicRpcUrl: 'https://testnet-rpc.bitlayer.org' },
  bitrock: { id: 7171, name: 'Bitrock Mainnet', nativeCurrency: { name: 'BROCK', symbol: 'BROCK', decimals: 18 }, blockExplorers: { default: { name: 'Bitrock Explorer', url: 'https://explorer.bit-rock.io' } }, publicRpcUrl: 'https://brockrpc.io' },
  blast: { id: 81457, name: 'Blast', nativeCurrency: ether, blockExplorers: { default: { name: 'Blastscan', url: 'https://blastscan.io' } }, publicRpcUrl: 'https://rpc.blast.io' },
  blastSepolia: { id: 168587773, name: 'Blast Sepolia', nativeCurrency: ether, blockExplorers: { default: { name: 'Blastscan', url: 'https://sepolia.blastscan.io' } }, testnet: true, publicRpcUrl: 'https://sepolia.blast.io' },
  blockdag: { id: 1404, name: 'BlockDAG', nativeCurrency: { name: 'BlockDAG', symbol: 'BDAG', decimals: 18 }, blockExplorers: { default: { name: 'BDAG Explorer', url: 'https://explorer.bdagexplorer.com' } }, publicRpcUrl: 'https://rpc.bdagexplorer.com/' },
  bob: { id: 60808, name: 'BOB', nativeCurrency: { name: 'ETH', symbol: 'ETH', decimals: 18 }, blockExplorers: { default: { name: 'BOB Explorer', url: 'https://explorer.gobob.xyz' } }, publicRpcUrl: 'https://rpc.gobob.xyz' },
  bobSepolia: { id: 808813, name: 'BOB Sepolia', nativeCurrency: { name: 'ETH', symbol: 'ETH', decimals: 18 }, blockExplorers: { default: { name: 'BOB Sepolia Explorer', url: 'https://bob-sepolia.explorer.gobob.xyz' } }, testnet: true, publicRpcUrl: 'https://bob-sepolia.rpc.gobob.xyz' },
  boba: { id: 288, name: 'Boba Network', nativeCurrency: ether, blockExplorers: { default: { name: 'BOBAScan', url: 'https://bobascan.com' } }, publicRpcUrl: 'https://mainnet.boba.network' },
  bobaSepolia: { id: 28882, name: 'Boba Sepolia', nativeCurrency: ether, blockExplorers: { default: { name: 'BOBAScan', url: 'https://testnet.bobascan.com' } }, testnet: true, publicRpcUrl: 'https://sepolia.boba.network' },
  boolBetaMainnet: { id: 11100, name: 'Bool Beta Mainnet', nativeCurrency: { name: 'BOL', symbol: 'BOL', decimals: 18 }, blockExplorers: { default: { name: 'BoolScan', url: 'https://beta-mainnet.boolscan.com' } }, publicRpcUrl: 'https://beta-rpc-node-http.bool.network' },
  botanix: { id: 3637, name: 'Botanix', nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 18 }, blockExplorers: { default: { name: 'Botanixscan', url: 'https://botanixscan.io' } }, publicRpcUrl: 'https://rpc.botanixlabs.com' },
  botanixTestnet: { id: 3636, name: 'Botanix Testnet', nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 18 }, blockExplorers: { default: { name: 'Botanix Testnet Explorer', url: 'https://testnet.botanixscan.io' } }, testnet: true, publicRpcUrl: 'https://node.botanixlabs.dev' },
  bounceBit: { id: 6001, name: 'BounceBit Mainnet', nativeCurrency: { name: 'BounceBit', symbol: 'BB', decimals: 18 }, blockExplorers: { default: { name: 'BB Scan', url: 'https://bbscan.io' } }, publicRpcUrl: 'https://fullnode-mainnet.bouncebitapi.com' },
  bounceBitTestnet: { id: 6000, name: 'BounceBit Testnet', nativeCurrency: { name: 'BounceBit', symbol: 'BB', decimals: 18 }, blockExplorers: { default: { name: 'BB Scan', url: 'https://testnet.bbscan.io' } }, testnet: true, publicRpcUrl: 'https://fullnode-testnet.bouncebitapi.com' },
  bronos: { id: 1039, name: 'Bronos', nativeCurrency: { name: 'BRO', symbol: 'BRO', decimals: 18 }, blockExplorers: { default: { name: 'BronoScan', url: 'https://broscan.bronos.org' } }, publicRpcUrl: 'https://evm.bronos.org' },
  bronosTestnet: { id: 1038, name: 'Bronos Testnet', nativeCurrency: { name: 'Bronos Coin', symbol: 'tBRO', decimals: 18 }, blockExplorers: { default: { name: 'BronoScan', url: 'https://tbroscan.bronos.org' } }, testnet: true, publicRpcUrl: 'https://evm-testnet.bronos.org' },
  bsc: { id: 56, name: 'BNB Smart Chain', nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 }, blockExplorers: { default: { name: 'BscScan', url: 'https://bscscan.com' } }, publicRpcUrl: 'https://56.rpc.thirdweb.com' },
  bscGreenfield: { id: 1017, name: 'BNB Greenfield Chain', nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 }, blockExplorers: { default: { name: 'BNB Greenfield Mainnet Scan', url: 'https://greenfieldscan.com' } }, publicRpcUrl: 'https://greenfield-chain.bnbchain.org' },
  bscTestnet: { id: 97, name: 'BNB Smart Chain Testnet', nativeCurrency: { name: 'BNB', symbol: 'tBNB', decimals: 18 }, blockExplorers: { default: { name: 'BscScan', url: 'https://testnet.bscscan.com' } }, testnet: true, publicRpcUrl: 'https://data-seed-prebsc-1-s1.bnbchain.org:8545' },
  bsquared: { id: 223, name: 'B2', nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 18 }, blockExplorers: { default: { name: 'blockscout', url: 'https://explorer.bsquared.network' } }, publicRpcUrl: 'https://rpc.bsquared.network' },
  bsquaredTestnet: { id: 1123, name: 'B2 Testnet', nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 18 }, blockExplorers: { default: { name: 'blockscout', url: 'https://testnet-explorer.bsquared.network' } }, testnet: true, publicRpcUrl: 'https://testnet-rpc.bsquared.network' },
  btr: { id: 200901, name: 'Bitlayer', nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 18 }, blockExplorers: { default: { name: 'Bitlayer(BTR) Scan', url: 'https://www.btrscan.com' } }, publicRpcUrl: 'https://rpc.bitlayer.org' },
  btrTestnet: { id: 200810, name: 'Bitlayer Testnet', nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 18 }, blockExplorers: { default: { name: 'Bitlayer(BTR) Scan', url: 'https://testnet.btrscan.com' } }, testnet: true, publicRpcUrl: 'https://testnet-rpc.bitlayer.org' },
  bxn: { id: 4999, name: 'BlackFort Exchange Network', nativeCurrency: { name: 'BlackFort Token', symbol: 'BXN', decimals: 18 }, blockExplorers: { default: { name: 'Blockscout', url: 'https://explorer.blackfort.network' } }, publicRpcUrl: 'https://mainnet.blackfort.network/rpc' },
  bxnTestnet: { id: 4777, name: 'BlackFort Exchange Network Testnet', nativeCurrency: { name: 'BlackFort Testnet Token', symbol: 'TBXN', decimals: 18 }, blockExplorers: { default: { name: 'Blockscout', url: 'https://testnet-explorer.blackfort.network' } }, testnet: true, publicRpcUrl: 'https://testnet.blackfort.network/rpc' },
  candyChain: { id: 2828, name: 'CandyChain', nativeCurrency: { name: 'CANDY', symbol: 'CANDY', decimals: 18 }, blockExplorers: { default: { name: 'CandyChain Explorer', url: 'https://streams.candychain.io' } }, publicRpcUrl: 'https://publicrpc.candychain.io' },
  cannon: { id: 13370, name: 'Cannon', nativeCurrency: ether },
  canto: { id: 7700, name: 'Canto', nativeCurrency: { name: 'Canto', symbol: 'CANTO', decimals: 18 }, blockExplorers: { default: { name: 'Tuber.Build (Blockscout)', url: 'https://tuber.build' } }, publicRpcUrl: 'https://canto.gravitychain.io' },
  celo: { id: 42220, name: 'Celo', nativeCurrency: { name: 'CELO', symbol: 'CELO', decimals: 18 }, blockExplorers: { default: { name: 'Celo Explorer', url: 'https://celoscan.io' } }, publicRpcUrl: 'https://forno.celo.org' },
  celoAlfajores: { id: 44787, name: 'Alfajores', nativeCurrency: { name: 'CELO', symbol: 'A-CELO', decimals: 18 }, blockExplorers: { default: { name: 'Celo Alfajores Explorer', url: 'https://celo-alfajores.blockscout.com' } }, testnet: true, publicRpcUrl: 'https://alfajores-forno.celo-testnet.org' },
  celoSepolia: { id: 11142220, name: 'Celo Sepolia Testnet', nativeCurrency: { name: 'CELO', symbol: 'S-CELO', decimals: 18 }, blockExplorers: { default: { name: 'Celo Sepolia Explorer', url: 'https://celo-sepolia.blockscout.com' } }, testnet: true, publicRpcUrl: 'https://forno.celo-sepolia.celo-testnet.org' },
  chang: { id: 5858, name: 'Chang Chain Foundation Mainnet', nativeCurrency: { name: 'CTH', symbol: 'CTH', decimals: 18 }, blockExplorers: { default: { name: 'Chang Chain explorer', url: 'https://cthscan.com' } }, publicRpcUrl: 'https://rpc.cthscan.com' },
  chiliz: { id: 88888, name: 'Chiliz Chain', nativeCurrency: { name: 'CHZ', symbol: 'CHZ', decimals: 18 }, blockExplorers: { default: { name: 'Chiliz Explorer', url: 'https://scan.chiliz.com' } }, publicRpcUrl: 'https://rpc.chiliz.com' },
  chips: { id: 2882, name: 'Chips Network', nativeCurrency: { name: 'IOTA', symbol: 'IOTA', decimals: 18 }, publicRpcUrl: 'https://node.chips.ooo/wasp/api/v1/chains/iota1pp3d3mnap3ufmgqnjsnw344sqmf5svjh26y2khnmc89sv6788y3r207a8fn/evm' },
  citrate: { id: 40204, name: 'Citrate', nativeCurrency: { name: 'SALT', symbol: 'SALT', decimals: 18 }, testnet: true, publicRpcUrl: 'https://rpc.citrate.ai' },
  citrea: { id: 4114, name: 'Citrea Mainnet', nativeCurrency: { name: 'Citrea Bitcoin', symbol: 'cBTC', decimals: 18 }, blockExplorers: { default: { name: 'Citrea Explorer', url: 'https://explorer.mainnet.citrea.xyz' } }, publicRpcUrl: 'https://rpc.mainnet.citrea.xyz' },
  citreaTestnet: { id: 5115, name: 'Citrea Testnet', nativeCurrency: { name: 'cBTC', symbol: 'cBTC', decimals: 18 }, blockExplorers: { default: { name: 'Citrea Explorer', url: 'https://explorer.testnet.citrea.xyz' } }, testnet: true, publicRpcUrl: 'https://rpc.testnet.citrea.xyz' },
  classic: { id: 61, name: 'Ethereum Classic', nativeCurrency: { name: 'ETC', symbol: 'ETC', decimals: 18 }, blockExplorers: { default: { name: 'Blockscout', url: 'https://blockscout.com/etc/mainnet' } }, publicRpcUrl: 'https://etc.rivet.link' },
  codex: { id: 81224, name: 'Codex', nativeCurrency: ether, blockExplorers: { default: { name: 'Codex Explorer', url: 'https://explorer.codex.xyz' } }, publicRpcUrl: 'https://rpc.codex.xyz' },
  codexTestnet: { id: 812242, name: 'Codex Testnet', nativeCurrency: ether, blockExplorers: { default: { name: 'Codex Testnet Explorer', url: 'https://explorer.codex-stg.xyz' } }, testnet: true, publicRpcUrl: 'https://rpc.codex-stg.xyz' },
  coinbit: { id: 112, name: 'Coinbit Mainnet', nativeCurrency: { name: 'GIDR', symbol: 'GIDR', decimals: 18 }, blockExplorers: { default: { name: 'Coinbit Explorer', url: 'https://coinbit-explorer.chain.sbcrypto.app' } }, publicRpcUrl: 'https://coinbit-rpc-mainnet.chain.sbcrypto.app' },
  coinex: { id: 52, name: 'CoinEx Mainnet', nativeCurrency: { name: 'cet', symbol: 'cet', decimals: 18 }, blockExplorers: { default: { name: 'CoinEx Explorer', url: 'https://www.coinex.net' } }, publicRpcUrl: 'https://rpc.coinex.net' },
  confluxESpace: { id: 1030, name: 'Conflux eSpace', nativeCurrency: { name: 'Conflux', symbol: 'CFX', decimals: 18 }, blockExplorers: { default: { name: 'ConfluxScan', url: 'https://evm.confluxscan.org' } }, publicRpcUrl: 'https://evm.confluxrpc.com' },
  confluxESpaceTestnet: { id: 71, name: 'Conflux eSpace Testnet', nativeCurrency: { name: 'Conflux', symbol: 'CFX', decimals: 18 }, blockExplorers: { default: { name: 'ConfluxScan', url: 'https://evmtestnet.confluxscan.org' } }, testnet: true, publicRpcUrl: 'https://evmtestnet.confluxrpc.com' },
  coreDao: { id: 1116, name: 'Core Dao', nativeCurrency: { name: 'Core', symbol: 'CORE', decimals: 18 }, blockExplorers: { default: { name: 'CoreDao', url: 'https://scan.coredao.org' } }, publicRpcUrl: 'https://rpc.coredao.org' },
  coreTestnet1: { id: 1115, name: 'Core Testnet', nativeCurrency: { name: 'tCore', symbol: 'TCORE', decimals: 18 }, blockExplorers: { default: { name: 'Core Testnet', url: 'https://scan.test.btcs.network' } }, testnet: true, publicRpcUrl: 'https://rpc.test.btcs.network' },
  coreTestnet2: { id: 1114, name: 'Core Testnet2', nativeCurrency: { name: 'tCore2', symbol: 'TCORE2', decimals: 18 }, blockExplorers: { default: { name: 'Core Testnet2', url: 'https://scan.test2.btcs.network' } }, testnet: true, publicRpcUrl: 'https://rpc.test2.btcs.network' },
  corn: { id: 21000000, name: 'Corn', nativeCurrency: { name: 'Bitcorn', symbol: 'BTCN', decimals: 18 }, blockExplorers: { default: { name: 'Corn Explorer', url: 'https://cornscan.io' } }, publicRpcUrl: 'https://21000000.rpc.thirdweb.com' },
  cornTestnet: { id: 21000001, name: 'Corn Testnet', nativeCurrency: { name: 'Bitcorn', symbol: 'BTCN', decimals: 18 }, blockExplorers: { default: { name: 'Corn Testnet Explorer', url: 'https://testnet.cornscan.io' } }, testnet: true, publicRpcUrl: 'https://21000001.rpc.thirdweb.com' },
  cpchain: { id: 86608, name: 'CpChain', nativeCurrency: { name: 'CpChain', symbol: 'CP', decimals: 18 }, blockExplorers: { default: { name: 'CpChain Explorer', url: 'https://explorer.cpchain.com' } }, publicRpcUrl: 'https://rpc.cpchain.com' },
  crab: { id: 44, name: 'Crab Network', nativeCurrency: { name: 'Crab Network Native Token', symbol: 'CRAB', decimals: 18 }, blockExplorers: { default: { name: 'Blockscout', url: 'https://crab-scan.darwinia.network' } }, publicRpcUrl: 'https://crab-rpc.darwinia.network' },
  creatorTestnet: { id: 66665, name: 'Creator', nativeCurrency: ether, blockExplorers: { default: { name: 'Explorer', url: 'https://explorer.creatorchain.io' } }, testnet: true, publicRpcUrl: 'https://rpc.creatorchain.io' },
  creditCoin3Devnet: { id: 102032, name: 'Creditcoin Devnet', nativeCurrency: { name: 'Devnet CTC', symbol: 'devCTC', decimals: 18 }, blockExplorers: { default: { name: 'Blockscout', url: 'https://creditcoin-devnet.blockscout.com' } }, testnet: true, publicRpcUrl: 'https://rpc.cc3-devnet.creditcoin.network' },
  creditCoin3Mainnet: { id: 102030, name: 'Creditcoin', nativeCurrency: { name: 'Creditcoin', symbol: 'CTC', decimals: 18 }, blockExplorers: { default: { name: 'Blockscout', url: 'https://creditcoin.blockscout.com' } }, publicRpcUrl: 'https://mainnet3.creditcoin.network' },
  creditCoin3Testnet: { id: 102031, name: 'Creditcoin Testnet', nativeCurrency: { name: 'Creditcoin Testnet', symbol: 'tCTC', decimals: 18 }, blockExplorers: { default: { name: 'Blockscout', url: 'https://creditcoin-testnet.blockscout.com' } }, testnet: true, publicRpcUrl: 'https://rpc.cc3-testnet.creditcoin.network' },
  cronos: { id: 25, name: 'Cronos Mainnet', nativeCurrency: { name: 'Cronos', symbol: 'CRO', decimals: 18 }, blockExplorers: { default: { name: 'Cronos Explorer', url: 'https://explorer.cronos.org' } }, publicRpcUrl: 'https://evm.cronos.org' },
  cronosTestnet: { id: 338, name: 'Cronos Testnet', nativeCurrency: { name: 'CRO', symbol: 'tCRO', decimals: 18 }, blockExplorers: { default: { name: 'Cronos Explorer (Testnet)', url: 'https://explorer.cronos.org/testnet' } }, testnet: true, publicRpcUrl: 'https://evm-t3.cronos.org' },
  cronoszkEVM: { id: 388, name: 'Cronos zkEVM Mainnet', nativeCurrency: { name: 'Cronos zkEVM CRO', symbol: 'zkCRO', decimals: 18 }, blockExplorers: { default: { name: 'Cronos zkEVM (Mainnet) Chain Explorer', url: 'https://explorer.zkevm.cronos.org' } }, publicRpcUrl: 'https://mainnet.zkevm.cronos.org' },
  cronoszkEVMTestnet: { id: 282, name: 'Cronos zkEVM Testnet', nativeCurrency: { name: 'Cronos zkEVM Test Coin', symbol: 'zkTCRO', decimals: 18 }, blockExplorers: { default: { name: 'Cronos zkEVM Testnet Explorer', url: 'https://explorer.zkevm.cronos.org/testnet' } }, testnet: true, publicRpcUrl: 'https://testnet.zkevm.cronos.org' },
  crossbell: { id: 3737, name: 'Crossbell', nativeCurrency: { name: 'CSB', symbol: 'CSB', decimals: 18 }, blockExplorers: { default: { name: 'CrossScan', url: 'https://scan.crossbell.io' } }, publicRpcUrl: 'https://rpc.crossbell.io' },
  crossfi: { id: 4158, name: 'CrossFi Mainnet', nativeCurrency: { name: 'CrossFi', symbol: 'XFI', decimals: 18 }, blockExplorers: { default: { name: 'CrossFi Blockchain Explorer', url: 'https://xfiscan.com' } }, publicRpcUrl: 'https://rpc.mainnet.ms' },
  curtis: { id: 33111, name: 'Curtis', nativeCurrency: { name: 'ApeCoin', symbol: 'APE', decimals: 18 }, blockExplorers: { default: { name: 'Curtis Explorer', url: 'https://explorer.curtis.apechain.com' } }, testnet: true, publicRpcUrl: 'https://rpc.curtis.apechain.com' },
  cyber: { id: 7560, name: 'Cyber', nativeCurrency: ether, blockExplorers: { default: { name: 'Blockscout', url: 'https://cyberscan.co' } }, publicRpcUrl: 'https://cyber.alt.technology' },
  cyberTestnet: { id: 111557560, name: 'Cyber Testnet', nativeCurrency: ether, blockExplorers: { default: { name: 'Blockscout', url: 'https://testnet.cyberscan.co' } }, testnet: true, publicRpcUrl: 'https://cyber-testnet.alt.technology' },
  dailyNetwork: { id: 824, name: 'Daily Network Mainnet', nativeCurrency: { name: 'Daily', symbol: 'DLY', decimals: 18 }, blockExplorers: { default: { name: 'Daily Mainnet Explorer', url: 'https://explorer.mainnet.dailycrypto.net' } }, publicRpcUrl: 'https://rpc.mainnet.dailycrypto.net' },
  dailyNetworkTestnet: { id: 825, name: 'Daily Network Testnet', nativeCurrency: { name: 'Daily', symbol: 'DLY', decimals: 18 }, blockExplorers: { default: { name: 'Daily Testnet Explorer', url: 'https://explorer.testnet.dailycrypto.net' } }, testnet: true, publicRpcUrl: 'https://rpc.testnet.dailycrypto.net' },
  darwinia: { id: 46, name: 'Darwinia Network', nativeCurrency: { name: 'RING', symbol: 'RING', decimals: 18 }, blockExplorers: { default: { name: 'Explorer', url: 'https://explorer.darwinia.network' } }, publicRpcUrl: 'https://rpc.darwinia.network' },
  datahavenTestnet: { id: 55931, name: 'Datahaven Testnet', nativeCurrency: { name: 'MOCK', symbol: 'MOCK', decimals: 18 }, blockExplorers: { default: { name: 'DhScan', url: 'https://testnet.dhscan.io' } }, testnet: true, publicRpcUrl: 'https://services.datahaven-testnet.network/testnet' },
  dbkchain: { id: 20240603, name: 'DBK chain', nativeCurrency: ether, blockExplorers: { default: { name: 'DBK Chain Explorer', url: 'https://scan.dbkchain.io' } }, publicRpcUrl: 'https://rpc.mainnet.dbkchain.io' },
  dchain: { id: 2716446429837000, name: 'Dchain', nativeCurrency: ether, blockExplorers: { default: { name: 'Dchain Explorer', url: 'https://dchain-2716446429837000-1.sagaexplorer.io' } }, publicRpcUrl: 'https://dchain-2716446429837000-1.jsonrpc.sagarpc.io' },
  dchainTestnet: { id: 2713017997578000, name: 'Dchain Testnet', nativeCurrency: ether, blockExplorers: { default: { name: 'Dchain Explorer', url: 'https://dchaintestnet-2713017997578000-1.testnet.sagaexplorer.io' } }, testnet: true, publicRpcUrl: 'https://dchaintestnet-2713017997578000-1.jsonrpc.testnet.sagarpc.io' },
  defiOracleMetaMainnet: { id: 138, name: 'Defi Oracle Meta Mainnet', nativeCurrency: ether, blockExplorers: { default: { name: 'Blockscout', url: 'https://explorer.d-bis.org' } }, publicRpcUrl: 'https://rpc-http-pub.d-bis.org' },
  defichainEvm: { id: 1130, name: 'DeFiChain EVM Mainnet', nativeCurrency: { name: 'DeFiChain', symbol: 'DFI', decimals: 18 }, blockExplorers: { default: { name: 'DeFiScan', url: 'https://meta.defiscan.live' } }, publicRpcUrl: 'https://eth.mainnet.ocean.jellyfishsdk.com' },
  defichainEvmTestnet: { id: 1131, name: 'DeFiChain EVM Testnet', nativeCurrency: { name: 'DeFiChain', symbol: 'DFI', decimals: 18 }, blockExplorers: { default: { name: 'DeFiScan', url: 'https://meta.defiscan.live/?network=TestNet' } }, testnet: true, publicRpcUrl: 'https://eth.testnet.ocean.jellyfishsdk.com' },
  degen: { id: 666666666, name: 'Degen', nativeCurrency: { name: 'Degen', symbol: 'DEGEN', decimals: 18 }, blockExplorers: { default: { name: 'Degen Chain Explorer', url: 'https://explorer.degen.tips' } }, publicRpcUrl: 'https://rpc.degen.tips' },
  dfk: { id: 53935, name: 'DFK Chain', nativeCurrency: { name: 'Jewel', symbol: 'JEWEL', decimals: 18 }, blockExplorers: { default: { name: 'DFKSubnetScan', url: 'https://subnets.avax.network/defi-kingdoms' } }, publicRpcUrl: 'https://subnets.avax.network/defi-kingdoms/dfk-chain/rpc' },
  diode: { id: 15, name: 'Diode Prenet', nativeCurrency: { name: 'DIODE', symbol: 'DIODE', decimals: 18 }, blockExplorers: { default: { name: 'Diode Explorer', url: 'https://diode.io/prenet' } }, publicRpcUrl: 'https://prenet.diode.io:8443' },
  disChain: { id: 513100, name: 'DisChain', nativeCurrency: { name: 'DIS', symbol: 'DIS', decimals: 18 }, blockExplorers: { default: { name: 'DisChain Explorer', url: 'https://www.oklink.com/dis' } }, publicRpcUrl: 'https://rpc.dischain.xyz' },
  dodochainTestnet: { id: 53457, name: 'DODOchain Testnet', nativeCurrency: { name: 'DODO', symbol: 'DODO', decimals: 18 }, blockExplorers: { default: { name: 'DODOchain Testnet (Sepolia) Explorer', url: 'https://testnet-scan.dodochain.com' } }, testnet: true, publicRpcUrl: 'https://dodochain-testnet.alt.technology' },
  dogechain: { id: 2000, name: 'Dogechain', nativeCurrency: { name: 'Wrapped Dogecoin', symbol: 'WDOGE', decimals: 18 }, blockExplorers: { default: { name: 'DogeChainExplorer', url: 'https://explorer.dogechain.dog' } }, publicRpcUrl: 'https://rpc.dogechain.dog' },
  domaTestnet: { id: 97476, name: 'Doma Testnet', nativeCurrency: ether, blockExplorers: { default: { name: 'Doma Testnet Explorer', url: 'https://explorer-testnet.doma.xyz' } }, testnet: true, publicRpcUrl: 'https://rpc-testnet.doma.xyz' },
  donatuz: { id: 42026, name: 'Donatuz', nativeCurrency: ether, blockExplorers: { default: { name: 'Donatuz Explorer', url: 'https://explorer.donatuz.com' } }, publicRpcUrl: 'https://rpc.donatuz.com' },
  dosChain: { id: 7979, name: 'DOS Chain', nativeCurrency: { name: 'DOS Chain', symbol: 'DOS', decimals: 18 }, blockExplorers: { default: { name: 'DOS Chain Explorer', url: 'https://doscan.io' } }, publicRpcUrl: 'https://main.doschain.com' },
  dosChainTestnet: { id: 3939, name: 'DOS Chain Testnet', nativeCurrency: { name: 'DOS Chain Testnet', symbol: 'DOS', decimals: 18 }, blockExplorers: { default: { name: 'DOS Chain Testnet Explorer', url: 'https://test.doscan.io' } }, testnet: true, publicRpcUrl: 'https://test.doschain.com' },
  dreyerxMainnet: { id: 23451, name: 'DreyerX Mainnet', nativeCurrency: { name: 'DreyerX', symbol: 'DRX', decimals: 18 }, blockExplorers: { default: { name: 'DreyerX Scan', url: 'https://scan.dreyerx.com' } }, publicRpcUrl: 'https://rpc.dreyerx.com' },
  dreyerxTestnet: { id: 23452, name: 'DreyerX Testnet', nativeCurrency: { name: 'DreyerX', symbol: 'DRX', decimals: 18 }, blockExplorers: { default: { name: 'DreyerX Testnet Scan', url: 'https://testnet-scan.dreyerx.com' } }, testnet: true },
  dustboyIoT: { id: 555888, name: 'DustBoy IoT', nativeCurrency: { name: 'Ether', symbol: 'DST', decimals: 18 }, blockExplorers: { default: { name: 'Blockscout', url: 'https://dustboy.jibl2.com' } }, publicRpcUrl: 'https://dustboy-rpc.jibl2.com' },
  dymension: { id: 1100, name: 'Dymension', nativeCurrency: { name: 'DYM', symbol: 'DYM', decimals: 18 }, blockExplorers: { default: { name: 'Dym FYI', url: 'https://dym.fyi' } }, publicRpcUrl: 'https://dymension-evm-rpc.publicnode.com' },
  eCanna: { id: 4111, name: 'E Canna Mainnet', nativeCurrency: { name: 'E Canna', symbol: 'ECNA', decimals: 18 }, blockExplorers: { default: { name: 'ECNA Scan', url: 'https://explorer.ecnascan.com' } }, publicRpcUrl: 'https://rpc.ecnascan.com' },
  eCannaTestnet: { id: 4112, name: 'E Canna Testnet', nativeCurrency: { name: 'E Canna Testnet', symbol: 'tECNA', decimals: 18 }, blockExplorers: { default: { name: 'ECNA Scan Testnet', url: 'https://testnetexplorer.ecnascan.com' } }, testnet: true, publicRpcUrl: 'https://testnetrpc.ecnascan.com' },
  eden: { id: 714, name: 'Eden', nativeCurrency: { name: 'TIA', symbol: 'TIA', decimals: 18 }, blockExplorers: { default: { name: 'Blockscout', url: 'https://eden.blockscout.com' } }, publicRpcUrl: 'https://rpc.eden.gateway.fm' },
  edexa: { id: 5424, name: 'edeXa', nativeCurrency: { name: 'edeXa', symbol: 'EDX', decimals: 18 }, blockExplorers: { default: { name: 'edeXa Explorer', url: 'https://explorer.edexa.network' } }, publicRpcUrl: 'https://rpc.edexa.network' },
  edexaTestnet: { id: 1995, name: 'edeXa Testnet', nativeCurrency: { name: 'edeXa', symbol: 'tEDX', decimals: 18 }, blockExplorers: { default: { name: 'edeXa Testnet Explorer', url: 'https://explorer.testnet.edexa.network' } }, testnet: true, publicRpcUrl: 'https://rpc.testnet.edexa.network' },
  edgeless: { id: 2026, name: 'Edgeless Network', nativeCurrency: { name: 'Edgeless Wrapped ETH', symbol: 'EwETH', decimals: 18 }, blockExplorers: { default: { name: 'Edgeless Explorer', url: 'https://explorer.edgeless.network' } }, publicRpcUrl: 'https://rpc.edgeless.network/http' },
  edgelessTestnet: { id: 202, name: 'Edgeless Testnet', nativeCurrency: { name: 'Edgeless Wrapped ETH', symbol: 'EwETH', decimals: 18 }, blockExplorers: { default: { name: 'Edgeless Testnet Explorer', url: 'https://testnet.explorer.edgeless.network' } }, testnet: true, publicRpcUrl: 'https://edgeless-testnet.rpc.caldera.xyz/http' },
  edgeware: { id: 2021, name: 'Edgeware EdgeEVM Mainnet', nativeCurrency: { name: 'Edgeware', symbol: 'EDG', decimals: 18 }, blockExplorers: { default: { name: 'Edgscan by Bharathcoorg', url: 'https://edgscan.live' } }, publicRpcUrl: 'https://edgeware-evm.jelliedowl.net' },
  edgewareTestnet: { id: 2022, name: 'Beresheet BereEVM Testnet', nativeCurrency: { name: 'Testnet EDG', symbol: 'tEDG', decimals: 18 }, blockExplorers: { default: { name: 'Edgscan by Bharathcoorg', url: 'https://testnet.edgscan.live' } }, testnet: true, publicRpcUrl: 'https://beresheet-evm.jelliedowl.net' },
  eduChain: { id: 41923, name: 'EDU Chain', nativeCurrency: { name: 'EDU', symbol: 'EDU', decimals: 18 }, blockExplorers: { default: { name: 'EDU Chain Explorer', url: 'https://explorer.educhain.xyz' } }, publicRpcUrl: 'https://rpc.educhain.xyz' },
  eduChainTestnet: { id: 656476, name: 'EDU Chain Testnet', nativeCurrency: { name: 'EDU', symbol: 'EDU', decimals: 18 }, blockExplorers: { default: { name: 'EDU Chain Testnet Explorer', url: 'https://explorer.testnet.educhain.xyz' } }, testnet: true, publicRpcUrl: 'https://rpc.testnet.educhain.xyz' },
  elastos: { id: 20, name: 'Elastos Smart Chain', nativeCurrency: { name: 'ELA', symbol: 'ELA', decimals: 18 }, blockExplorers: { default: { name: 'Elastos Explorer', url: 'https://esc.elastos.io' } }, publicRpcUrl: 'https://api2.elastos.io/eth' },
  elastosTestnet: { id: 21, name: 'Elastos Smart Chain Testnet', nativeCurrency: { name: 'tELA', symbol: 'tELA', decimals: 18 }, blockExplorers: { default: { name: 'Elastos Explorer', url: 'https://esc-testnet.elastos.io' } }, testnet: true, publicRpcUrl: 'https://api-testnet.elastos.io/eth' },
  electroneum: { id: 52014, name: 'Electroneum Mainnet', nativeCurrency: { name: 'ETN', symbol: 'ETN', decimals: 18 }, blockExplorers: { default: { name: 'Electroneum Block Explorer', url: 'https://blockexplorer.electroneum.com' } }, publicRpcUrl: 'https://rpc.electroneum.com' },
  electroneumTestnet: { id: 5201420, name: 'Electroneum Testnet', nativeCurrency: { name: 'ETN', symbol: 'ETN', decimals: 18 }, blockExplorers: { default: { name: 'Electroneum Block Explorer', url: 'https://blockexplorer.thesecurityteam.rocks' } }, testnet: true, publicRpcUrl: 'https://testnet-rpc.electroneum.com' },
  elysiumTestnet: { id: 1338, name: 'Elysium Testnet', nativeCurrency: { name: 'LAVA', symbol: 'LAVA', decimals: 18 }, blockExplorers: { default: { name: 'Elysium testnet explorer', url: 'https://elysium-explorer.vulcanforged.com' } }, testnet: true, publicRpcUrl: 'https://elysium-test-rpc.vulcanforged.com' },
  energy: { id: 246, name: 'Energy Mainnet', nativeCurrency: { name: 'EWT', symbol: 'EWT', decimals: 18 }, blockExplorers: { default: { name: 'EnergyWeb Explorer', url: 'https://explorer.energyweb.org' } }, publicRpcUrl: 'https://rpc.energyweb.org' },
  eni: { id: 173, name: 'ENI Mainnet', nativeCurrency: { name: 'ENI', symbol: 'ENI', decimals: 18 }, blockExplorers: { default: { name: 'ENI Explorer', url: 'https://scan.eniac.network' } }, publicRpcUrl: 'https://rpc.eniac.network' },
  eniTestnet: { id: 6912115, name: 'ENI Testnet', nativeCurrency: { name: 'ENI Testnet Token', symbol: 'ENI', decimals: 18 }, blockExplorers: { default: { name: 'ENI Testnet Explorer', url: 'https://scan-testnet.eniac.network' } }, testnet: true, publicRpcUrl: 'https://rpc-testnet.eniac.network' },
  enuls: { id: 119, name: 'ENULS Mainnet', nativeCurrency: { name: 'NULS', symbol: 'NULS', decimals: 18 }, blockExplorers: { default: { name: 'ENULS Explorer', url: 'https://evmscan.nuls.io' } }, publicRpcUrl: 'https://evmapi2.nuls.io' },
  eon: { id: 7332, name: 'Horizen EON', nativeCurrency: { name: 'ZEN', symbol: 'ZEN', decimals: 18 }, blockExplorers: { default: { name: 'EON Explorer', url: 'https://eon-explorer.horizenlabs.io' } }, publicRpcUrl: 'https://eon-rpc.horizenlabs.io/ethv1' },
  eos: { id: 17777, name: 'EOS EVM', nativeCurrency: { name: 'EOS', symbol: 'EOS', decimals: 18 }, blockExplorers: { default: { name: 'EOS EVM Explorer', url: 'https://explorer.evm.eosnetwork.com' } }, publicRpcUrl: 'https://api.evm.eosnetwork.com' },
  eosTestnet: { id: 15557, name: 'EOS EVM Testnet', nativeCurrency: { name: 'EOS', symbol: 'EOS', decimals: 18 }, blockExplorers: { default: { name: 'EOS EVM Testnet Explorer', url: 'https://explorer.testnet.evm.eosnetwork.com' } }, testnet: true, publicRpcUrl: 'https://api.testnet.evm.eosnetwork.com' },
  eteria: { id: 140, name: 'Eteria', nativeCurrency: { name: 'Eteria', symbol: 'ERA', decimals: 18 }, blockExplorers: { default: { name: 'Eteria Explorer', url: 'https://explorer.eteria.io' } }, publicRpcUrl: 'https://mainnet.eteria.io/v1' },
  etherlink: { id: 42793, name: 'Etherlink', nativeCurrency: { name: 'Tez', symbol: 'XTZ', decimals: 18 }, blockExplorers: { default: { name: 'Etherlink', url: 'https://explorer.etherlink.com' } }, publicRpcUrl: 'https://node.mainnet.etherlink.com' },
  etherlinkShadownetTestnet: { id: 127823, name: 'Etherlink Shadownet Testnet', nativeCurrency: { name: 'tez', symbol: 'XTZ', decimals: 18 }, blockExplorers: { default: { name: 'Etherlink Shadownet Testnet Explorer', url: 'https://shadownet.explorer.etherlink.com' } }, testnet: true, publicRpcUrl: 'https://node.shadownet.etherlink.com' },
  etherlinkTestnet: { id: 128123, name: 'Etherlink Testnet', nativeCurrency: { name: 'Tez', symbol: 'XTZ', decimals: 18 }, blockExplorers: { default: { name: 'Etherlink Testnet', url: 'https://testnet.explorer.etherlink.com' } }, testnet: true, publicRpcUrl: 'https://node.ghostnet.etherlink.com' },
  ethernity: { id: 183, name: 'Ethernity', nativeCurrency: ether, blockExplorers: { default: { name: 'Ethernity Explorer', url: 'https://ernscan.io' } }, publicRpcUrl: 'https://mainnet.ethernitychain.io' },
  etp: { id: 20256789, name: 'ETP Mainnet', nativeCurrency: { name: 'ETP Chain Native Token', symbol: 'ETP', decimals: 18 }, blockExplorers: { default: { name: 'ETP Scan', url: 'https://etpscan.xyz' } }, publicRpcUrl: 'https://rpc.etpscan.xyz' },
  evmos: { id: 9001, name: 'Evmos', nativeCurrency: { name: 'Evmos', symbol: 'EVMOS', decimals: 18 }, blockExplorers: { default: { name: 'Evmos Block Explorer', url: 'https://escan.live' } }, publicRpcUrl: 'https://eth.bd.evmos.org:8545' },
  evmosTestnet: { id: 9000, name: 'Evmos Testnet', nativeCurrency: { name: 'Evmos', symbol: 'EVMOS', decimals: 18 }, blockExplorers: { default: { name: 'Evmos Testnet Block Explorer', url: 'https://evm.evmos.dev' } }, testnet: true, publicRpcUrl: 'https://eth.bd.evmos.dev:8545' },
  excelonMainnet: { id: 22052002, name: 'Excelon Mainnet', nativeCurrency: { name: 'Excelon', symbol: 'xlon', decimals: 18 }, blockExplorers: { default: { name: 'Excelon explorer', url: 'https://explorer.excelon.io' } }, publicRpcUrl: 'https://edgewallet1.xlon.org' },
  expanse: { id: 2, name: 'Expanse Network', nativeCurrency: { name: 'EXP', symbol: 'EXP', decimals: 18 }, blockExplorers: { default: { name: 'Expanse Explorer', url: 'https://explorer.expanse.tech' } }, publicRpcUrl: 'https://node.expanse.tech' },
  exsat: { id: 7200, name: 'exSat Network', nativeCurrency: { name: 'BTC', symbol: 'BTC', decimals: 18 }, blockExplorers: { default: { name: 'exSat Explorer', url: 'https://scan.exsat.network' } }, publicRpcUrl: 'https://evm.exsat.network' },
  exsatTestnet: { id: 839999, name: 'exSat Testnet', nativeCurrency: { name: 'BTC', symbol: 'BTC', decimals: 18 }, blockExplorers: { default: { name: 'exSat Explorer', url: 'https://scan-testnet.exsat.network' } }, testnet: true, publicRpcUrl: 'https://evm-tst3.exsat.network' },
  fantom: { id: 250, name: 'Fantom', nativeCurrency: { name: 'Fantom', symbol: 'FTM', decimals: 18 }, blockExplorers: { default: { name: 'FTMScan', url: 'https://ftmscan.com' } }, publicRpcUrl: 'https://250.rpc.thirdweb.com' },
  fantomSonicTestnet: { id: 64240, name: 'Fantom Sonic Open Testnet', nativeCurrency: { name: 'Fantom', symbol: 'FTM', decimals: 18 }, blockExplorers: { default: { name: 'Fantom Sonic Open Testnet Explorer', url: 'https://public-sonic.fantom.network' } }, testnet: true, publicRpcUrl: 'https://rpcapi.sonic.fantom.network' },
  fantomTestnet: { id: 4002, name: 'Fantom Testnet', nativeCurrency: { name: 'Fantom', symbol: 'FTM', decimals: 18 }, blockExplorers: { default: { name: 'FTMScan', url: 'https://testnet.ftmscan.com' } }, testnet: true, publicRpcUrl: 'https://rpc.testnet.fantom.network' },
  fibo: { id: 12306, name: 'Fibo Chain', nativeCurrency: { name: 'fibo', symbol: 'FIBO', decimals: 18 }, blockExplorers: { default: { name: 'FiboScan', url: 'https://scan.fibochain.org' } }, publicRpcUrl: 'https://network.hzroc.art' },
  filecoin: { id: 314, name: 'Filecoin Mainnet', nativeCurrency: { name: 'filecoin', symbol: 'FIL', decimals: 18 }, blockExplorers: { default: { name: 'Filfox', url: 'https://filfox.info/en' } }, publicRpcUrl: 'https://api.node.glif.io/rpc/v1' },
  filecoinCalibration: { id: 314159, name: 'Filecoin Calibration', nativeCurrency: { name: 'testnet filecoin', symbol: 'tFIL', decimals: 18 }, blockExplorers: { default: { name: 'Filscan', url: 'https://calibration.filscan.io' } }, testnet: true, publicRpcUrl: 'https://api.calibration.node.glif.io/rpc/v1' },
  filecoinHyperspace: { id: 3141, name: 'Filecoin Hyperspace', nativeCurrency: { name: 'testnet filecoin', symbol: 'tFIL', decimals: 18 }, blockExplorers: { default: { name: 'Filfox', url: 'https://hyperspace.filfox.info/en' } }, testnet: true, publicRpcUrl: 'https://api.hyperspace.node.glif.io/rpc/v1' },
  fireChain: { id: 995, name: '5ireChain', nativeCurrency: { name: '5ire Token', symbol: '5IRE', decimals: 18 }, blockExplorers: { default: { name: '5ireChain Mainnet Explorer', url: 'https://5irescan.io' } }, publicRpcUrl: 'https://rpc.5ire.network' },
  flame: { id: 253368190, name: 'Flame', nativeCurrency: { name: 'TIA', symbol: 'TIA', decimals: 18 }, blockExplorers: { default: { name: 'Flame Explorer', url: 'https://explorer.flame.astria.org' } }, publicRpcUrl: 'https://rpc.flame.astria.org' },
  flare: { id: 14, name: 'Flare Mainnet', nativeCurrency: { name: 'Flare', symbol: 'FLR', decimals: 18 }, blockExplorers: { default: { name: 'Flare Explorer', url: 'https://flare-explorer.flare.network' } }, publicRpcUrl: 'https://flare-api.flare.network/ext/C/rpc' },
  flareTestnet: { id: 114, name: 'Flare Testnet Coston2', nativeCurrency: { name: 'Coston2 Flare', symbol: 'C2FLR', decimals: 18 }, blockExplorers: { default: { name: 'Coston2 Explorer', url: 'https://coston2-explorer.flare.network' } }, testnet: true, publicRpcUrl: 'https://coston2-api.flare.network/ext/C/rpc' },
  flowMainnet: { id: 747, name: 'Flow EVM Mainnet', nativeCurrency: { name: 'Flow', symbol: 'FLOW', decimals: 18 }, blockExplorers: { default: { name: 'Mainnet Explorer', url: 'https://evm.flowscan.io' } }, publicRpcUrl: 'https://mainnet.evm.nodes.onflow.org' },
  flowPreviewnet: { id: 646, name: 'Flow EVM Previewnet', nativeCurrency: { name: 'Flow', symbol: 'FLOW', decimals: 18 }, blockExplorers: { default: { name: 'Previewnet Explorer', url: 'https://previewnet.flowdiver.io' } }, testnet: true, publicRpcUrl: 'https://previewnet.evm.nodes.onflow.org' },
  flowTestnet: { id: 545, name: 'Flow EVM Testnet', nativeCurrency: { name: 'Flow', symbol: 'FLOW', decimals: 18 }, blockExplorers: { default: { name: 'Flow Diver', url: 'https://evm-testnet.flowscan.io' } }, testnet: true, publicRpcUrl: 'https://testnet.evm.nodes.onflow.org' },
  fluence: { id: 9999999, name: 'Fluence', nativeCurrency: { name: 'FLT', symbol: 'FLT', decimals: 18 }, blockExplorers: { default: { name: 'Blockscout', url: 'https://blockscout.mainnet.fluence.dev' } }, publicRpcUrl: 'https://rpc.mainnet.fluence.dev' },
  fluenceStage: { id: 123420000220, name: 'Fluence Stage', nativeCurrency: { name: 'tFLT', symbol: 'tFLT', decimals: 18 }, blockExplorers: { default: { name: 'Blockscout', url: 'https://blockscout.stage.fluence.dev' } }, testnet: true, publicRpcUrl: 'https://rpc.stage.fluence.dev' },
  fluenceTestnet: { id: 52164803, name: 'Fluence Testnet', nativeCurrency: { name: 'tFLT', symbol: 'tFLT', decimals: 18 }, blockExplorers: { default: { name: 'Blockscout', url: 'https://blockscout.testnet.fluence.dev' } }, testnet: true, publicRpcUrl: 'https://rpc.testnet.fluence.dev' },
  fluent: { id: 25363, name: 'Fluent', nativeCurrency: ether, blockExplorers: { default: { name: 'Fluent Explorer', url: 'https://fluentscan.xyz' } }, publicRpcUrl: 'https://rpc.fluent.xyz' },
  fluentDevnet: { id: 20993, name: 'Fluent Devnet', nativeCurrency: ether, blockExplorers: { default: { name: 'Fluent Devnet Explorer', url: 'https://devnet.fluentscan.xyz' } }, testnet: true, publicRpcUrl: 'https://rpc.devnet.fluent.xyz' },
  fluentTestnet: { id: 20994, name: 'Fluent Testnet', nativeCurrency: ether, blockExplorers: { default: { name: 'Fluent Testnet Explorer', url: 'https://testnet.fluentscan.xyz' } }, testnet: true, publicRpcUrl: 'https://rpc.testnet.fluent.xyz' },
  form: { id: 478, name: 'Form Network', nativeCurrency: { name: 'Ethereum', symbol: 'ETH', decimals: 18 }, blockExplorers: { default: { name: 'Form Explorer', url: 'https://explorer.form.network' } }, publicRpcUrl: 'https://rpc.form.network/http' },
  formTestnet: { id: 132902, name: 'Form Testnet', nativeCurrency: { name: 'Ethereum', symbol: 'ETH', decimals: 18 }, blockExplorers: { default: { name: 'Form Testnet Explorer', url: 'https://sepolia-explorer.form.network' } }, testnet: true, publicRpcUrl: 'https://sepolia-rpc.form.network/http' },
  forma: { id: 984122, name: 'Forma', nativeCurrency: { name: 'TIA', symbol: 'TIA', decimals: 18 }, blockExplorers: { default: { name: 'Forma Explorer', url: 'https://explorer.forma.art' } }, publicRpcUrl: 'https://rpc.forma.art' },
  formicarium: { id: 43521, name: 'Formicarium', nativeCurrency: { name: 'M', symbol: 'M', decimals: 18 }, blockExplorers: { default: { name: 'MemeCore Testnet Explorer', url: 'https://formicarium.memecorescan.io' } }, testnet: true, publicRpcUrl: 'https://rpc.formicarium.memecore.net' },
  forta: { id: 80931, name: 'Forta Chain', nativeCurrency: { name: 'FORT', symbol: 'FORT', decimals: 18 }, blockExplorers: { default: { name: 'Forta Explorer', url: 'https://explorer.forta.org' } }, publicRpcUrl: 'https://rpc-forta-chain-8gj1qndmfc.t.conduit.xyz' },
  foundry: { id: 31337, name: 'Foundry', nativeCurrency: ether },
  fraxtal: { id: 252, name: 'Fraxtal', nativeCurrency: { name: 'Frax', symbol: 'FRAX', decimals: 18 }, blockExplorers: { default: { name: 'fraxscan', url: 'https://fraxscan.com' } }, publicRpcUrl: 'https://rpc.frax.com' },
  fraxtalTestnet: { id: 2522, name: 'Fraxtal Testnet', nativeCurrency: { name: 'Frax', symbol: 'FRAX', decimals: 18 }, blockExplorers: { default: { name: 'fraxscan testnet', url: 'https://holesky.fraxscan.com' } }, testnet: true, publicRpcUrl: 'https://rpc.testnet.frax.com' },
  funkiMainnet: { id: 33979, name: 'Funki', nativeCurrency: ether, blockExplorers: { default: { name: 'Funki Mainnet Explorer', url: 'https://funkiscan.io' } }, publicRpcUrl: 'https://rpc-mainnet.funkichain.com' },
  funkiSepolia: { id: 3397901, name: 'Funki Sepolia Sandbox', nativeCurrency: ether, blockExplorers: { default: { name: 'Funki Sepolia Sandbox Explorer', url: 'https://sepolia-sandbox.funkichain.com' } }, testnet: true, publicRpcUrl: 'https://funki-testnet.alt.technology' },
  fuse: { id: 122, name: 'Fuse', nativeCurrency: { name: 'Fuse', symbol: 'FUSE', decimals: 18 }, blockExplorers: { default: { name: 'Fuse Explorer', url: 'https://explorer.fuse.io' } }, publicRpcUrl: 'https://rpc.fuse.io' },
  fuseSparknet: { id: 123, name: 'Fuse Sparknet', nativeCurrency: { name: 'Spark', symbol: 'SPARK', decimals: 18 }, blockExplorers: { default: { name: 'Sparkent Explorer', url: 'https://explorer.fusespark.io' } }, publicRpcUrl: 'https://rpc.fusespark.io' },
  fusion: { id: 32659, name: 'Fusion Mainnet', nativeCurrency: { name: 'Fusion', symbol: 'FSN', decimals: 18 }, blockExplorers: { default: { name: 'FSNscan', url: 'https://fsnscan.com' } }, publicRpcUrl: 'https://mainnet.fusionnetwork.io' },
  fusionTestnet: { id: 46688, name: 'Fusion Testnet', nativeCurrency: { name: 'Fusion', symbol: 'FSN', decimals: 18 }, blockExplorers: { default: { name: 'FSNscan', url: 'https://testnet.fsnscan.com' } }, testnet: true, publicRpcUrl: 'https://testnet.fusionnetwork.io' },
  garnet: { id: 17069, name: 'Garnet Testnet', nativeCurrency: ether, blockExplorers: { default: { name: 'Blockscout', url: 'https://explorer.garnetchain.com' } }, testnet: true, publicRpcUrl: 'https://rpc.garnetchain.com' },
  gatechain: { id: 86, name: 'GateChain Mainnet', nativeCurrency: { name: 'GateChainToken', symbol: 'GT', decimals: 18 }, blockExplorers: { default: { name: 'Gate Scan', url: 'https://www.gatescan.org' } }, publicRpcUrl: 'https://evm.nodeinfo.cc' },
  geist: { id: 63157, name: 'Geist Mainnet', nativeCurrency: { name: 'Aavegotchi GHST Token', symbol: 'GHST', decimals: 18 }, blockExplorers: { default: { name: 'Blockscout', url: 'https://geist-mainnet.explorer.alchemy.com' } }, publicRpcUrl: 'https://geist-mainnet.g.alchemy.com/public' },
  genesys: { id: 16507, name: 'Genesys Mainnet', nativeCurrency: { name: 'GSYS', symbol: 'GSYS', decimals: 18 }, blockExplorers: { default: { name: 'Genesys Explorer', url: 'https://gchainexplorer.genesys.network' } }, publicRpcUrl: 'https://rpc.genesys.network' },
  gensyn: { id: 685689, name: 'Gensyn Mainnet', nativeCurrency: ether, blockExplorers: { default: { name: 'Blockscout', url: 'https://gensyn-mainnet.explorer.alchemy.com' } }, publicRpcUrl: 'https://gensyn-mainnet.g.alchemy.com/public' },
  giwaSepolia: { id: 91342, name: 'GIWA Sepolia', nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 }, blockExplorers: { default: { name: 'Blockscout', url: 'https://sepolia-explorer.giwa.io' } }, testnet: true, publicRpcUrl: 'https://sepolia-rpc.giwa.io' },
  giwaSepoliaPreconf: { id: 91342, name: 'GIWA Sepolia', nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 }, blockExplorers: { default: { name: 'Blockscout', url: 'https://sepolia-explorer.giwa.io' } }, testnet: true, publicRpcUrl: 'https://sepolia-rpc-flashblocks.giwa.io' },
  glideL1Protocol: { id: 251, name: 'Glide L1 Protocol XP', nativeCurrency: { name: 'GLXP', symbol: 'GLXP', decimals: 18 }, blockExplorers: { default: { name: 'Glide Protocol Explore', url: 'https://blockchain-explorer.glideprotocol.xyz' } }, publicRpcUrl: 'https://rpc-api.glideprotocol.xyz/l1-rpc' },
  glideL2Protocol: { id: 253, name: 'Glide L2 Protocol XP', nativeCurrency: { name: 'GLXP', symbol: 'GLXP', decimals: 18 }, blockExplorers: { default: { name: 'Glide Protocol Explore', url: 'https://blockchain-explorer.glideprotocol.xyz' } }, publicRpcUrl: 'https://rpc-api.glideprotocol.xyz/l2-rpc' },
  gnosis: { id: 100, name: 'Gnosis', nativeCurrency: { name: 'xDAI', symbol: 'XDAI', decimals: 18 }, blockExplorers: { default: { name: 'Gnosisscan', url: 'https://gnosisscan.io' } }, publicRpcUrl: 'https://rpc.gnosischain.com' },
  gnosisChiado: { id: 10200, name: 'Gnosis Chiado', nativeCurrency: { name: 'Gnosis', symbol: 'xDAI', decimals: 18 }, blockExplorers: { default: { name: 'Blockscout', url: 'https://blockscout.chiadochain.net' } }, testnet: true, publicRpcUrl: 'https://rpc.chiadochain.net' },
  goChain: { id: 60, name: 'GoChain', nativeCurrency: { name: 'GO', symbol: 'GO', decimals: 18 }, blockExplorers: { default: { name: 'GoChain Explorer', url: 'https://explorer.gochain.io' } }, publicRpcUrl: 'https://rpc.gochain.io' },
  goat: { id: 2345, name: 'GOAT', nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 18 }, blockExplorers: { default: { name: 'Goat Explorer', url: 'https://explorer.goat.network' } }, publicRpcUrl: 'https://rpc.goat.network' },
  gobi: { id: 1663, name: 'Horizen Gobi Testnet', nativeCurrency: { name: 'Test ZEN', symbol: 'tZEN', decimals: 18 }, blockExplorers: { default: { name: 'Gobi Explorer', url: 'https://gobi-explorer.horizen.io' } }, testnet: true, publicRpcUrl: 'https://gobi-testnet.horizenlabs.io/ethv1' },
  godwoken: { id: 71402, name: 'Godwoken Mainnet', nativeCurrency: { name: 'pCKB', symbol: 'pCKB', decimals: 18 }, blockExplorers: { default: { name: 'GW Scan', url: 'https://v1.gwscan.com' } }, publicRpcUrl: 'https://v1.mainnet.godwoken.io/rpc' },
  goerli: { id: 5, name: 'Goerli', nativeCurrency: { name: 'Goerli Ether', symbol: 'ETH', decimals: 18 }, blockExplorers: { default: { name: 'Etherscan', url: 'https://goerli.etherscan.io' } }, testnet: true, publicRpcUrl: 'https://5.rpc.thirdweb.com' },
  graphite: { id: 440017, name: 'Graphite Network', nativeCurrency: { name: 'Graphite', symbol: '@G', decimals: 18 }, blockExplorers: { default: { name: 'Graphite Spectre', url: 'https://main.atgraphite.com' } }, publicRpcUrl: 'https://anon-entrypoint-1.atgraphite.com' },
  graphiteTestnet: { id: 54170, name: 'Graphite Network Testnet', nativeCurrency: { name: 'Graphite', symbol: '@G', decimals: 18 }, blockExplorers: { default: { name: 'Graphite Testnet Spectre', url: 'https://test.atgraphite.com' } }, testnet: true, publicRpcUrl: 'https://anon-entrypoint-test-1.atgraphite.com' },
  grav: { id: 127001, name: 'Gravity', nativeCurrency: { name: 'Gravity', symbol: 'G', decimals: 18 }, blockExplorers: { default: { name: 'Gravity Mainnet Explorer', url: 'https://mainnet-explorer.gravity.xyz' } }, publicRpcUrl: 'https://mainnet-rpc.gravity.xyz' },
  gravity: { id: 1625, name: 'Gravity Alpha Mainnet', nativeCurrency: { name: 'G', symbol: 'G', decimals: 18 }, blockExplorers: { default: { name: 'Gravity Explorer', url: 'https://explorer.gravity.xyz' } }, publicRpcUrl: 'https://rpc.gravity.xyz' },
  gunz: { id: 43419, name: 'Gunz Mainnet', nativeCurrency: { name: 'GUN', symbol: 'GUN', decimals: 18 }, blockExplorers: { default: { name: 'Gunz Explorer', url: 'https://gunzscan.io' } }, publicRpcUrl: 'https://rpc.gunzchain.io/ext/bc/2M47TxWHGnhNtq6pM5zPXdATBtuqubxn5EPFgFmEawCQr9WFML/rpc' },
  guruNetwork: { id: 260, name: 'Guru Network Mainnet', nativeCurrency: { name: 'GURU Token', symbol: 'GURU', decimals: 18 }, blockExplorers: { default: { name: 'Guruscan', url: 'https://scan.gurunetwork.ai' } }, publicRpcUrl: 'https://rpc-main.gurunetwork.ai' },
  guruTestnet: { id: 261, name: 'Guru Network Testnet', nativeCurrency: { name: 'tGURU Token', symbol: 'tGURU', decimals: 18 }, blockExplorers: { default: { name: 'Guruscan', url: 'https://sepolia.gurunetwork.ai' } }, testnet: true, publicRpcUrl: 'https://rpc-test.gurunetwork.ai' },
  ham: { id: 5112, name: 'Ham', nativeCurrency: { name: 'Ham', symbol: 'ETH', decimals: 18 }, blockExplorers: { default: { name: 'Ham Chain Explorer', url: 'https://explorer.ham.fun' } }, publicRpcUrl: 'https://rpc.ham.fun' },
  happychainTestnet: { id: 216, name: 'Happychain Testnet', nativeCurrency: { name: 'HAPPY', symbol: 'HAPPY', decimals: 18 }, blockExplorers: { default: { name: 'Happy Chain Testnet Explorer', url: 'https://explorer.testnet.happy.tech' } }, testnet: true, publicRpcUrl: 'https://rpc.testnet.happy.tech/http' },
  haqqMainnet: { id: 11235, name: 'HAQQ Mainnet', nativeCurrency: { name: 'Islamic Coin', symbol: 'ISLM', decimals: 18 }, blockExplorers: { default: { name: 'HAQQ Explorer', url: 'https://explorer.haqq.network' } }, publicRpcUrl: 'https://rpc.eth.haqq.network' },
  haqqTestedge2: { id: 54211, name: 'HAQQ Testedge 2', nativeCurrency: { name: 'Islamic Coin', symbol: 'ISLMT', decimals: 18 }, blockExplorers: { default: { name: 'HAQQ Explorer', url: 'https://explorer.testedge2.haqq.network' } }, testnet: true, publicRpcUrl: 'https://rpc.eth.testedge2.haqq.network' },
  hardhat: { id: 31337, name: 'Hardhat', nativeCurrency: ether },
  harmonyOne: { id: 1666600000, name: 'Harmony One', nativeCurrency: { name: 'Harmony', symbol: 'ONE', decimals: 18 }, blockExplorers: { default: { name: 'Harmony Explorer', url: 'https://explorer.harmony.one' } }, publicRpcUrl: 'https://1666600000.rpc.thirdweb.com' },
  hashkey: { id: 177, name: 'HashKey Chain', nativeCurrency: { name: 'HashKey EcoPoints', symbol: 'HSK', decimals: 18 }, blockExplorers: { default: { name: 'HashKey Chain Explorer', url: 'https://hashkey.blockscout.com' } }, publicRpcUrl: 'https://mainnet.hsk.xyz' },
  hashkeyTestnet: { id: 133, name: 'HashKey Chain Testnet', nativeCurrency: { name: 'HashKey EcoPoints', symbol: 'HSK', decimals: 18 }, blockExplorers: { default: { name: 'HashKey Chain Testnet explorer', url: 'https://testnet-explorer.hsk.xyz' } }, testnet: true, publicRpcUrl: 'https://testnet.hsk.xyz' },
  hausTestnet: { id: 2443, name: 'Haus Chain Testnet', nativeCurrency: { name: 'Haus', symbol: 'HAUS', decimals: 18 }, blockExplorers: { default: { name: 'Haus Chain Testnet Explorer', url: 'https://explorer-testnet.hausserver.xyz' } }, testnet: true, publicRpcUrl: 'https://rpc-testnet.hausserver.xyz' },
  haustTestnet: { id: 1523903251, name: 'Haust Network Testnet', nativeCurrency: { name: 'HAUST', symbol: 'HAUST', decimals: 18 }, blockExplorers: { default: { name: 'Haust Network Testnet Explorer', url: 'https://explorer-testnet.haust.app' } }, testnet: true, publicRpcUrl: 'https://rpc-testnet.haust.app' },
  hedera: { id: 295, name: 'Hedera Mainnet', nativeCurrency: { name: 'HBAR', symbol: 'HBAR', decimals: 18 }, blockExplorers: { default: { name: 'Hashscan', url: 'https://hashscan.io/mainnet' } }, publicRpcUrl: 'https://mainnet.hashio.io/api' },
  hederaPreviewnet: { id: 297, name: 'Hedera Previewnet', nativeCurrency: { name: 'HBAR', symbol: 'HBAR', decimals: 18 }, blockExplorers: { default: { name: 'Hashscan', url: 'https://hashscan.io/previewnet' } }, testnet: true, publicRpcUrl: 'https://previewnet.hashio.io/api' },
  hederaTestnet: { id: 296, name: 'Hedera Testnet', nativeCurrency: { name: 'HBAR', symbol: 'HBAR', decimals: 18 }, blockExplorers: { default: { name: 'Hashscan', url: 'https://hashscan.io/testnet' } }, testnet: true, publicRpcUrl: 'https://testnet.hashio.io/api' },
  hela: { id: 8668, name: 'Hela Mainnet', nativeCurrency: { name: 'HLUSD', symbol: 'HLUSD', decimals: 18 }, blockExplorers: { default: { name: 'Hela explorer', url: 'https://mainnet-blockexplorer.helachain.com' } }, publicRpcUrl: 'https://mainnet-rpc.helachain.com' },
  heliosTestnet: { id: 42000, name: 'Helios Testnet', nativeCurrency: { name: 'Helios', symbol: 'HLS', decimals: 18 }, blockExplorers: { default: { name: 'Helios Testnet Explorer', url: 'https://explorer.helioschainlabs.org' } }, testnet: true, publicRpcUrl: 'https://testnet1.helioschainlabs.org' },
  hemi: { id: 43111, name: 'Hemi', nativeCurrency: ether, blockExplorers: { default: { name: 'blockscout', url: 'https://explorer.hemi.xyz' } }, publicRpcUrl: 'https://rpc.hemi.network/rpc' },
  hemiSepolia: { id: 743111, name: 'Hemi Sepolia', nativeCurrency: ether, blockExplorers: { default: { name: 'Hemi Sepolia explorer', url: 'https://testnet.explorer.hemi.xyz' } }, testnet: true, publicRpcUrl: 'https://testnet.rpc.hemi.network/rpc' },
  henesys: { id: 68414, name: 'Henesys', nativeCurrency: { name: 'NEXPACE', symbol: 'NXPC', decimals: 18 }, blockExplorers: { default: { name: 'Avalanche Explorer', url: 'https://subnets.avax.network/henesys' } }, publicRpcUrl: 'https://henesys-rpc.msu.io' },
  holesky: { id: 17000, name: 'Holesky', nativeCurrency: { name: 'Holesky Ether', symbol: 'ETH', decimals: 18 }, blockExplorers: { default: { name: 'Etherscan', url: 'https://holesky.etherscan.io' } }, testnet: true, publicRpcUrl: 'https://ethereum-holesky-rpc.publicnode.com' },
  hoodi: { id: 560048, name: 'Hoodi', nativeCurrency: { name: 'Hoodi Ether', symbol: 'ETH', decimals: 18 }, blockExplorers: { default: { name: 'Etherscan', url: 'https://hoodi.etherscan.io' } }, testnet: true, publicRpcUrl: 'https://rpc.hoodi.ethpandaops.io' },
  horizenTestnet: { id: 2651420, name: 'Horizen Testnet', nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 }, blockExplorers: { default: { name: 'Horizen Testnet Caldera Explorer', url: 'https://horizen-testnet.explorer.caldera.xyz' } }, testnet: true, publicRpcUrl: 'https://horizen-testnet.rpc.caldera.xyz/http' },
  hpb: { id: 269, name: 'High Performance Blockchain', nativeCurrency: { name: 'HPB', symbol: 'HPB', decimals: 18 }, blockExplorers: { default: { name: 'hpbScan', url: 'https://hscan.org' } }, publicRpcUrl: 'https://hpbnode.com' },
  hpp: { id: 190415, name: 'HPP Mainnet', nativeCurrency: ether, blockExplorers: { default: { name: 'HPP Mainnet Explorer', url: 'https://explorer.hpp.io' } }, publicRpcUrl: 'https://mainnet.hpp.io' },
  hppSepolia: { id: 181228, name: 'HPP Sepolia', nativeCurrency: ether, blockExplorers: { default: { name: 'HPP Sepolia Explorer', url: 'https://sepolia-explorer.hpp.io' } }, testnet: true, publicRpcUrl: 'https://testnet.hpp.io' },
  huddle01Mainnet: { id: 12323, name: 'Huddle01 dRTC Chain', nativeCurrency: { name: 'Ethereum', symbol: 'ETH', decimals: 18 }, blockExplorers: { default: { name: 'Huddle01 Caldera Explorer', url: 'https://huddle01.calderaexplorer.xyz' } }, publicRpcUrl: 'https://huddle01.calderachain.xyz/http' },
  huddle01Testnet: { id: 2524852, name: 'Huddle01 dRTC Chain Testnet', nativeCurrency: { name: 'Ethereum', symbol: 'ETH', decimals: 18 }, blockExplorers: { default: { name: 'Huddle01 Caldera Explorer', url: 'https://huddle-testnet.explorer.caldera.xyz' } }, testnet: true, publicRpcUrl: 'https://huddle-testnet.rpc.caldera.xyz/http' },
  humanity: { id: 6985385, name: 'Humanity', nativeCurrency: { name: 'H', symbol: 'H', decimals: 18 }, blockExplorers: { default: { name: 'Humanity Mainnet Explorer', url: 'https://humanity-mainnet.explorer.alchemy.com' } }, publicRpcUrl: 'https://humanity-mainnet.g.alchemy.com/public' },
  humanityTestnet: { id: 7080969, name: 'Humanity Testnet', nativeCurrency: { name: 'tHP', symbol: 'tHP', decimals: 18 }, blockExplorers: { default: { name: 'Humanity Testnet Explorer', url: 'https://humanity-testnet.explorer.alchemy.com' } }, testnet: true, publicRpcUrl: 'https://rpc.testnet.humanity.org' },
  humanode: { id: 5234, name: 'Humanode', nativeCurrency: { name: 'HMND', symbol: 'HMND', decimals: 18 }, blockExplorers: { default: { name: 'Subscan', url: 'https://humanode.subscan.io' } }, publicRpcUrl: 'https://explorer-rpc-http.mainnet.stages.humanode.io' },
  humanodeTestnet5: { id: 14853, name: 'Humanode Testnet 5', nativeCurrency: { name: 'HMND', symbol: 'HMND', decimals: 18 }, testnet: true, publicRpcUrl: 'https://explorer-rpc-http.testnet5.stages.humanode.io' },
  hychain: { id: 2911, name: 'HYCHAIN', nativeCurrency: { name: 'HYTOPIA', symbol: 'TOPIA', decimals: 18 }, blockExplorers: { default: { name: 'HYCHAIN Explorer', url: 'https://explorer.hychain.com' } }, publicRpcUrl: 'https://rpc.hychain.com/http' },
  hychainTestnet: { id: 29112, name: 'HYCHAIN Testnet', nativeCurrency: { name: 'HYTOPIA', symbol: 'TOPIA', decimals: 18 }, blockExplorers: { default: { name: 'HYCHAIN Explorer', url: 'https://testnet-rpc.hychain.com/http' } }, testnet: true, publicRpcUrl: 'https://rpc.hychain.com/http' },
  hyperEvm: { id: 999, name: 'HyperEVM', nativeCurrency: { name: 'HYPE', symbol: 'HYPE', decimals: 18 }, blockExplorers: { default: { name: 'HyperEVMScan', url: 'https://hyperevmscan.io' } }, publicRpcUrl: 'https://rpc.hyperliquid.xyz/evm' },
  hyperliquid: { id: 999, name: 'HyperEVM', nativeCurrency: { name: 'HYPE', symbol: 'HYPE', decimals: 18 }, blockExplorers: { default: { name: 'HyperEVMScan', url: 'https://hyperevmscan.io' } }, publicRpcUrl: 'https://rpc.hyperliquid.xyz/evm' },
  hyperliquidEvmTestnet: { id: 998, name: 'Hyperliquid EVM Testnet', nativeCurrency: { name: 'HYPE', symbol: 'HYPE', decimals: 18 }, testnet: true, publicRpcUrl: 'https://rpc.hyperliquid-testnet.xyz/evm' },
  hyveChain: { id: 7847, name: 'HyveChain', nativeCurrency: { name: 'HYVE', symbol: 'HYVE', decimals: 18 }, blockExplorers: { default: { name: 'HyveChain Explorer', url: 'https://explorer.hyvechain.com' } }, publicRpcUrl: 'https://rpc.hyvechain.com' },
  iSunCoin: { id: 8017, name: 'iSunCoin Mainnet', nativeCurrency: { name: 'ISC', symbol: 'ISC', decimals: 18 }, blockExplorers: { default: { name: 'iSunCoin Explorer', url: 'https://baifa.io/app/chains/8017' } }, publicRpcUrl: 'https://mainnet.isuncoin.com' },
  icbNetwork: { id: 73115, name: 'ICB Network', nativeCurrency: { name: 'ICB Native Token', symbol: 'ICBX', decimals: 18 }, blockExplorers: { default: { name: 'ICB Explorer', url: 'https://icbscan.io' } }, publicRpcUrl: 'https://rpc1-mainnet.icbnetwork.info' },
  idchain: { id: 74, name: 'IDChain Mainnet', nativeCurrency: { name: 'EIDI', symbol: 'EIDI', decimals: 18 }, blockExplorers: { default: { name: 'IDChain Explorer', url: 'https://explorer.idchain.one' } }, publicRpcUrl: 'https://idchain.one/rpc' },
  igra: { id: 38833, name: 'Igra Network', nativeCurrency: { name: 'iKAS', symbol: 'iKAS', decimals: 18 }, blockExplorers: { default: { name: 'Igra Explorer', url: 'https://explorer.igralabs.com' } }, publicRpcUrl: 'https://rpc.igralabs.com:8545' },
  immutableZkEvm: { id: 13371, name: 'Immutable zkEVM', nativeCurrency: { name: 'Immutable Coin', symbol: 'IMX', decimals: 18 }, blockExplorers: { default: { name: 'Immutable Explorer', url: 'https://explorer.immutable.com' } }, publicRpcUrl: 'https://rpc.immutable.com' },
  immutableZkEvmTestnet: { id: 13473, name: 'Immutable zkEVM Testnet', nativeCurrency: { name: 'Immutable Coin', symbol: 'IMX', decimals: 18 }, blockExplorers: { default: { name: 'Immutable Testnet Explorer', url: 'https://explorer.testnet.immutable.com' } }, testnet: true, publicRpcUrl: 'https://rpc.testnet.immutable.com' },
  inEVM: { id: 2525, name: 'inEVM Mainnet', nativeCurrency: { name: 'Injective', symbol: 'INJ', decimals: 18 }, blockExplorers: { default: { name: 'inEVM Explorer', url: 'https://inevm.calderaexplorer.xyz' } }, publicRpcUrl: 'https://mainnet.rpc.inevm.com/http' },
  initVerse: { id: 7233, name: 'InitVerse Mainnet', nativeCurrency: { name: 'InitVerse', symbol: 'INI', decimals: 18 }, blockExplorers: { default: { name: 'InitVerseScan', url: 'https://www.iniscan.com' } }, publicRpcUrl: 'https://rpc-mainnet.inichain.com' },
  initVerseGenesis: { id: 7234, name: 'InitVerse Genesis Testnet', nativeCurrency: { name: 'InitVerse', symbol: 'INI', decimals: 18 }, blockExplorers: { default: { name: 'InitVerseGenesisScan', url: 'https://genesis-testnet.iniscan.com' } }, testnet: true, publicRpcUrl: 'https://rpc-testnet.inichain.com' },
  injective: { id: 1776, name: 'Injective', nativeCurrency: { name: 'Injective', symbol: 'INJ', decimals: 18 }, blockExplorers: { default: { name: 'Injective Explorer', url: 'https://blockscout.injective.network' } }, publicRpcUrl: 'https://sentry.evm-rpc.injective.network' },
  injectiveTestnet: { id: 1439, name: 'Injective Testnet', nativeCurrency: { name: 'Injective', symbol: 'INJ', decimals: 18 }, blockExplorers: { default: { name: 'Injective Explorer', url: 'https://testnet.blockscout.injective.network' } }, testnet: true, publicRpcUrl: 'https://k8s.testnet.json-rpc.injective.network' },
  ink: { id: 57073, name: 'Ink', nativeCurrency: ether, blockExplorers: { default: { name: 'Blockscout', url: 'https://explorer.inkonchain.com' } }, publicRpcUrl: 'https://rpc-gel.inkonchain.com' },
  inkSepolia: { id: 763373, name: 'Ink Sepolia', nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 }, blockExplorers: { default: { name: 'Blockscout', url: 'https://explorer-sepolia.inkonchain.com' } }, testnet: true, publicRpcUrl: 'https://rpc-gel-sepolia.inkonchain.com' },
  iota: { id: 8822, name: 'IOTA EVM', nativeCurrency: { name: 'IOTA', symbol: 'IOTA', decimals: 18 }, blockExplorers: { default: { name: 'Explorer', url: 'https://explorer.evm.iota.org' } }, publicRpcUrl: 'https://json-rpc.evm.iotaledger.net' },
  iotaTestnet: { id: 1075, name: 'IOTA EVM Testnet', nativeCurrency: { name: 'IOTA', symbol: 'IOTA', decimals: 18 }, blockExplorers: { default: { name: 'Explorer', url: 'https://explorer.evm.testnet.iotaledger.net' } }, testnet: true, publicRpcUrl: 'https://json-rpc.evm.testnet.iotaledger.net' },
  iotex: { id: 4689, name: 'IoTeX', nativeCurrency: { name: 'IoTeX', symbol: 'IOTX', decimals: 18 }, blockExplorers: { default: { name: 'IoTeXScan', url: 'https://iotexscan.io' } }, publicRpcUrl: 'https://babel-api.mainnet.iotex.io' },
  iotexTestnet: { id: 4690, name: 'IoTeX Testnet', nativeCurrency: { name: 'IoTeX', symbol: 'IOTX', decimals: 18 }, blockExplorers: { default: { name: 'IoTeXScan', url: 'https://testnet.iotexscan.io' } }, testnet: true, publicRpcUrl: 'https://babel-api.testnet.iotex.io' },
  jasmyChain: { id: 680, name: 'Jasmy Chain', nativeCurrency: { name: 'JasmyCoin', symbol: 'JASMY', decimals: 18 }, publicRpcUrl: 'https://rpc.jasmychain.io' },
  jasmyChainTestnet: { id: 681, name: 'Jasmy Chain Testnet', nativeCurrency: { name: 'JasmyCoin', symbol: 'JASMY', decimals: 18 }, testnet: true, publicRpcUrl: 'https://rpc_testnet.jasmychain.io' },
  jbc: { id: 8899, name: 'JB Chain', nativeCurrency: { name: 'JBC', symbol: 'JBC', decimals: 18 }, blockExplorers: { default: { name: 'Blockscout', url: 'https://exp-l1.jibchain.net' } }, publicRpcUrl: 'https://rpc-l1.jibchain.net' },
  jbcTestnet: { id: 88991, name: 'Jibchain Testnet', nativeCurrency: { name: 'tJBC', symbol: 'tJBC', decimals: 18 }, blockExplorers: { default: { name: 'Blockscout', url: 'https://exp.testnet.jibchain.net' } }, testnet: true, publicRpcUrl: 'https://rpc.testnet.jibchain.net' },
  jocMainnet: { id: 81, name: 'Japan Open Chain Mainnet', nativeCurrency: { name: 'Japan Open Chain Token', symbol: 'JOC', decimals: 18 }, blockExplorers: { default: { name: 'Block Explorer', url: 'https://explorer.japanopenchain.org' } }, publicRpcUrl: 'https://rpc-1.japanopenchain.org:8545' },
  jocTestnet: { id: 10081, name: 'Japan Open Chain Testnet', nativeCurrency: { name: 'Japan Open Chain Testnet Token', symbol: 'JOCT', decimals: 18 }, blockExplorers: { default: { name: 'Testnet Block Explorer', url: 'https://explorer.testnet.japanopenchain.org' } }, testnet: true, publicRpcUrl: 'https://rpc-1.testnet.japanopenchain.org:8545' },
  jovay: { id: 5734951, name: 'Jovay Mainnet', nativeCurrency: ether, blockExplorers: { default: { name: 'Jovay Explorer', url: 'https://explorer.jovay.io/l2' } }, publicRpcUrl: 'https://rpc.jovay.io' },
  jovaySepolia: { id: 2019775, name: 'Jovay Sepolia Testnet', nativeCurrency: ether, blockExplorers: { default: { name: 'Jovay Testnet Explorer', url: 'https://sepolia-explorer.jovay.io/l2' } }, testnet: true, publicRpcUrl: 'https://api.zan.top/public/jovay-testnet' },
  juneo: { id: 45003, name: 'Juneo JUNE-Chain', nativeCurrency: { name: 'JUNE-Chain', symbol: 'JUNE', decimals: 18 }, blockExplorers: { default: { name: 'Juneo Scan', url: 'https://juneoscan.io/chain/2' } }, publicRpcUrl: 'https://rpc.juneo-mainnet.network/ext/bc/JUNE/rpc' },
  juneoBCH1Chain: { id: 45013, name: 'Juneo BCH1-Chain', nativeCurrency: { name: 'Juneo BCH1-Chain', symbol: 'BCH1', decimals: 18 }, blockExplorers: { default: { name: 'Juneo Scan', url: 'https://juneoscan.io/chain/12' } }, publicRpcUrl: 'https://rpc.juneo-mainnet.network/ext/bc/BCH1/rpc' },
  juneoDAI1Chain: { id: 45004, name: 'Juneo DAI1-Chain', nativeCurrency: { name: 'Juneo DAI1-Chain', symbol: 'DAI1', decimals: 18 }, blockExplorers: { default: { name: 'Juneo Scan', url: 'https://juneoscan.io/chain/5' } }, publicRpcUrl: 'https://rpc.juneo-mainnet.network/ext/bc/DAI1/rpc' },
  juneoDOGE1Chain: { id: 45010, name: 'Juneo DOGE1-Chain', nativeCurrency: { name: 'Juneo DOGE1-Chain', symbol: 'DOGE1', decimals: 18 }, blockExplorers: { default: { name: 'Juneo Scan', url: 'https://juneoscan.io/chain/10' } }, publicRpcUrl: 'https://rpc.juneo-mainnet.network/ext/bc/DOGE1/rpc' },
  juneoEUR1Chain: { id: 45011, name: 'Juneo EUR1-Chain', nativeCurrency: { name: 'Juneo EUR1-Chain', symbol: 'EUR1', decimals: 18 }, blockExplorers: { default: { name: 'Juneo Scan', url: 'https://juneoscan.io/chain/6' } }, publicRpcUrl: 'https://rpc.juneo-mainnet.network/ext/bc/EUR1/rpc' },
  juneoGLD1Chain: { id: 45008, name: 'Juneo GLD1-Chain', nativeCurrency: { name: 'Juneo GLD1-Chain', symbol: 'GLD1', decimals: 18 }, blockExplorers: { default: { name: 'Juneo Scan', url: 'https://juneoscan.io/chain/8' } }, publicRpcUrl: 'https://rpc.juneo-mainnet.network/ext/bc/GLD1/rpc' },
  juneoLINK1Chain: { id: 45014, name: 'Juneo LINK1-Chain', nativeCurrency: { name: 'Juneo LINK1-Chain', symbol: 'LINK1', decimals: 18 }, blockExplorers: { default: { name: 'Juneo Scan', url: 'https://juneoscan.io/chain/13' } }, publicRpcUrl: 'https://rpc.juneo-mainnet.network/ext/bc/LINK1/rpc' },
  juneoLTC1Chain: { id: 45009, name: 'Juneo LTC1-Chain', nativeCurrency: { name: 'Juneo LTC1-Chain', symbol: 'LTC1', decimals: 18 }, blockExplorers: { default: { name: 'Juneo Scan', url: 'https://juneoscan.io/chain/11' } }, publicRpcUrl: 'https://rpc.juneo-mainnet.network/ext/bc/LTC1/rpc' },
  juneoSGD1Chain: { id: 45012, name: 'Juneo SGD1-Chain', nativeCurrency: { name: 'Juneo SGD1-Chain', symbol: 'SGD1', decimals: 18 }, blockExplorers: { default: { name: 'Juneo Scan', url: 'https://juneoscan.io/chain/7' } }, publicRpcUrl: 'https://rpc.juneo-mainnet.network/ext/bc/SGD1/rpc' },
  juneoSocotraTestnet: { id: 101003, name: 'Socotra JUNE-Chain', nativeCurrency: { name: 'Socotra JUNE-Chain', symbol: 'JUNE', decimals: 18 }, blockExplorers: { default: { name: 'Juneo Scan', url: 'https://socotra.juneoscan.io/chain/2' } }, testnet: true, publicRpcUrl: 'https://rpc.socotra-testnet.network/ext/bc/JUNE/rpc' },
  juneoUSD1Chain: { id: 45006, name: 'Juneo USD1-Chain', nativeCurrency: { name: 'Juneo USD1-Chain', symbol: 'USD1', decimals: 18 }, blockExplorers: { default: { name: 'Juneo Scan', url: 'https://juneoscan.io/chain/4' } }, publicRpcUrl: 'https://rpc.juneo-mainnet.network/ext/bc/USD1/rpc' },
  juneoUSDT1Chain: { id: 45005, name: 'Juneo USDT1-Chain', nativeCurrency: { name: 'Juneo USDT1-Chain', symbol: 'USDT1', decimals: 18 }, blockExplorers: { default: { name: 'Juneo Scan', url: 'https://juneoscan.io/chain/3' } }, publicRpcUrl: 'https://rpc.juneo-mainnet.network/ext/bc/USDT1/rpc' },
  juneomBTC1Chain: { id: 45007, name: 'Juneo mBTC1-Chain', nativeCurrency: { name: 'Juneo mBTC1-Chain', symbol: 'mBTC1', decimals: 18 }, blockExplorers: { default: { name: 'Juneo Scan', url: 'https://juneoscan.io/chain/9' } }, publicRpcUrl: 'https://rpc.juneo-mainnet.network/ext/bc/mBTC1/rpc' },
  kaia: { id: 8217, name: 'Kaia', nativeCurrency: { name: 'Kaia', symbol: 'KAIA', decimals: 18 }, blockExplorers: { default: { name: 'KaiaScan', url: 'https://kaiascan.io' } }, publicRpcUrl: 'https://public-en.node.kaia.io' },
  kairos: { id: 1001, name: 'Kairos Testnet', nativeCurrency: { name: 'Kairos KAIA', symbol: 'KAIA', decimals: 18 }, blockExplorers: { default: { name: 'KaiaScan', url: 'https://kairos.kaiascan.io' } }, testnet: true, publicRpcUrl: 'https://public-en-kairos.node.kaia.io' },
  kakarotSepolia: { id: 1802203764, name: 'Kakarot Sepolia', nativeCurrency: ether, blockExplorers: { default: { name: 'Kakarot Scan', url: 'https://sepolia.kakarotscan.org' } }, testnet: true, publicRpcUrl: 'https://sepolia-rpc.kakarot.org' },
  kakarotStarknetSepolia: { id: 920637907288165, name: 'Kakarot Starknet Sepolia', nativeCurrency: ether, blockExplorers: { default: { name: 'Kakarot Scan', url: 'https://sepolia.kakarotscan.org' } }, testnet: true, publicRpcUrl: 'https://sepolia-rpc.kakarot.org' },
  kardiaChain: { id: 24, name: 'KardiaChain Mainnet', nativeCurrency: { name: 'KAI', symbol: 'KAI', decimals: 18 }, blockExplorers: { default: { name: 'KardiaChain Explorer', url: 'https://explorer.kardiachain.io' } }, publicRpcUrl: 'https://rpc.kardiachain.io' },
  karura: { id: 686, name: 'Karura', nativeCurrency: { name: 'Karura', symbol: 'KAR', decimals: 18 }, blockExplorers: { default: { name: 'Karura Blockscout', url: 'https://blockscout.karura.network' } }, publicRpcUrl: 'https://eth-rpc-karura.aca-api.network' },
  katana: { id: 747474, name: 'Katana', nativeCurrency: ether, blockExplorers: { default: { name: 'katana explorer', url: 'https://katanascan.com' } }, publicRpcUrl: 'https://rpc.katana.network' },
  kava: { id: 2222, name: 'Kava EVM', nativeCurrency: { name: 'Kava', symbol: 'KAVA', decimals: 18 }, blockExplorers: { default: { name: 'Kava EVM Explorer', url: 'https://kavascan.com' } }, publicRpcUrl: 'https://evm.kava.io' },
  kavaTestnet: { id: 2221, name: 'Kava EVM Testnet', nativeCurrency: { name: 'Kava', symbol: 'KAVA', decimals: 18 }, blockExplorers: { default: { name: 'Kava EVM Testnet Explorer', url: 'https://testnet.kavascan.com' } }, testnet: true, publicRpcUrl: 'https://evm.testnet.kava.io' },
  kcc: { id: 321, name: 'KCC Mainnet', nativeCurrency: { name: 'KCS', symbol: 'KCS', decimals: 18 }, blockExplorers: { default: { name: 'KCC Explorer', url: 'https://explorer.kcc.io' } }, publicRpcUrl: 'https://kcc-rpc.com' },
  kii: { id: 1783, name: 'KiiChain', nativeCurrency: { name: 'Kii', symbol: 'KII', decimals: 18 }, blockExplorers: { default: { name: 'KiiExplorer', url: 'https://explorer.kiichain.io' } }, publicRpcUrl: 'https://json-rpc.kiivalidator.com' },
  kiiTestnetOro: { id: 1336, name: 'Kii Testnet Oro', nativeCurrency: { name: 'Kii', symbol: 'KII', decimals: 18 }, blockExplorers: { default: { name: 'KiiExplorer', url: 'https://testnet.explorer.kiichain.io' } }, testnet: true, publicRpcUrl: 'https://json-rpc.uno.sentry.testnet.v3.kiivalidator.com' },
  kinto: { id: 7887, name: 'Kinto Mainnet', nativeCurrency: ether, blockExplorers: { default: { name: 'Kinto Explorer', url: 'https://explorer.kinto.xyz' } }, publicRpcUrl: 'https://rpc.kinto.xyz/http' },
  klaytn: { id: 8217, name: 'Klaytn', nativeCurrency: { name: 'Klaytn', symbol: 'KLAY', decimals: 18 }, blockExplorers: { default: { name: 'KlaytnScope', url: 'https://scope.klaytn.com' } }, publicRpcUrl: 'https://public-en-cypress.klaytn.net' },
  klaytnBaobab: { id: 1001, name: 'Klaytn Baobab Testnet', nativeCurrency: { name: 'Baobab Klaytn', symbol: 'KLAY', decimals: 18 }, blockExplorers: { default: { name: 'KlaytnScope', url: 'https://baobab.klaytnscope.com' } }, testnet: true, publicRpcUrl: 'https://public-en-baobab.klaytn.net' },
  koi: { id: 701, name: 'Koi Network', nativeCurrency: { name: 'Koi Network Native Token', symbol: 'KRING', decimals: 18 }, blockExplorers: { default: { name: 'Blockscout', url: 'https://koi-scan.darwinia.network' } }, testnet: true, publicRpcUrl: 'https://koi-rpc.darwinia.network' },
  kortana: { id: 9002, name: 'Kortana', nativeCurrency: { name: 'Dinar', symbol: 'DNR', decimals: 18 }, blockExplorers: { default: { name: 'Kortana Explorer', url: 'https://explorer.mainnet.kortana.xyz' } }, publicRpcUrl: 'https://zeus-rpc.mainnet.kortana.xyz' },
  kroma: { id: 255, name: 'Kroma', nativeCurrency: { name: 'ETH', symbol: 'ETH', decimals: 18 }, blockExplorers: { default: { name: 'Kroma Explorer', url: 'https://blockscout.kroma.network' } }, publicRpcUrl: 'https://api.kroma.network' },
  kromaSepolia: { id: 2358, name: 'Kroma Sepolia', nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 }, blockExplorers: { default: { name: 'Kroma Sepolia Explorer', url: 'https://blockscout.sepolia.kroma.network' } }, testnet: true, publicRpcUrl: 'https://api.sepolia.kroma.network' },
  krown: { id: 1983, name: 'Krown', nativeCurrency: { name: 'Krown', symbol: 'KROWN', decimals: 18 }, blockExplorers: { default: { name: 'Krown Explorer', url: 'https://explorer.krown.network' } }, publicRpcUrl: 'https://mainnet.krown.network' },
  l3x: { id: 12324, name: 'L3X Protocol', nativeCurrency: ether, blockExplorers: { default: { name: 'L3X Mainnet Explorer', url: 'https://explorer.l3x.com' } }, publicRpcUrl: 'https://rpc-mainnet.l3x.com' },
  l3xTestnet: { id: 12325, name: 'L3X Protocol Testnet', nativeCurrency: ether, blockExplorers: { default: { name: 'L3X Testnet Explorer', url: 'https://explorer-testnet.l3x.com' } }, testnet: true, publicRpcUrl: 'https://rpc-testnet.l3x.com' },
  ladyChain: { id: 589, name: 'LadyChain', nativeCurrency: { name: 'Lady', symbol: 'LADY', decimals: 18 }, blockExplorers: { default: { name: 'LadyScan', url: 'https://ladyscan.us' } }, publicRpcUrl: 'https://ladyrpc.us/rpc' },
  lavita: { id: 360890, name: 'LAVITA Mainnet', nativeCurrency: { name: 'vTFUEL', symbol: 'vTFUEL', decimals: 18 }, blockExplorers: { default: { name: 'LAVITA Explorer', url: 'https://tsub360890-explorer.thetatoken.org' } }, publicRpcUrl: 'https://tsub360890-eth-rpc.thetatoken.org/rpc' },
  lens: { id: 232, name: 'Lens', nativeCurrency: { name: 'GHO', symbol: 'GHO', decimals: 18 }, blockExplorers: { default: { name: 'Lens Block Explorer', url: 'https://explorer.lens.xyz' } }, publicRpcUrl: 'https://rpc.lens.xyz' },
  lensTestnet: { id: 37111, name: 'Lens Testnet', nativeCurrency: { name: 'GRASS', symbol: 'GRASS', decimals: 18 }, blockExplorers: { default: { name: 'Lens Block Explorer', url: 'https://block-explorer.testnet.lens.dev' } }, testnet: true, publicRpcUrl: 'https://rpc.testnet.lens.dev' },
  lestnet: { id: 21363, name: 'Lestnet', nativeCurrency: { name: 'Lestnet Ether', symbol: 'LETH', decimals: 18 }, blockExplorers: { default: { name: 'Lestnet Explorer', url: 'https://explore.lestnet.org' } }, testnet: true, publicRpcUrl: 'https://service.lestnet.org' },
  lightlinkPegasus: { id: 1891, name: 'LightLink Pegasus Testnet', nativeCurrency: ether, blockExplorers: { default: { name: 'LightLink Pegasus Explorer', url: 'https://pegasus.lightlink.io' } }, testnet: true, publicRpcUrl: 'https://replicator.pegasus.lightlink.io/rpc/v1' },
  lightlinkPhoenix: { id: 1890, name: 'LightLink Phoenix Mainnet', nativeCurrency: ether, blockExplorers: { default: { name: 'LightLink Phoenix Explorer', url: 'https://phoenix.lightlink.io' } }, publicRpcUrl: 'https://replicator.phoenix.lightlink.io/rpc/v1' },
  linea: { id: 59144, name: 'Linea Mainnet', nativeCurrency: { name: 'Linea Ether', symbol: 'ETH', decimals: 18 }, blockExplorers: { default: { name: 'Etherscan', url: 'https://lineascan.build' } }, publicRpcUrl: 'https://rpc.linea.build' },
  lineaGoerli: { id: 59140, name: 'Linea Goerli Testnet', nativeCurrency: { name: 'Linea Ether', symbol: 'ETH', decimals: 18 }, blockExplorers: { default: { name: 'Etherscan', url: 'https://goerli.lineascan.build' } }, testnet: true, publicRpcUrl: 'https://rpc.goerli.linea.build' },
  lineaSepolia: { id: 59141, name: 'Linea Sepolia Testnet', nativeCurrency: { name: 'Linea Ether', symbol: 'ETH', decimals: 18 }, blockExplorers: { default: { name: 'Etherscan', url: 'https://sepolia.lineascan.build' } }, testnet: true, publicRpcUrl: 'https://rpc.sepolia.linea.build' },
  lineaTestnet: { id: 59140, name: 'Linea Goerli Testnet', nativeCurrency: { name: 'Linea Ether', symbol: 'ETH', decimals: 18 }, blockExplorers: { default: { name: 'Etherscan', url: 'https://goerli.lineascan.build' } }, testnet: true, publicRpcUrl: 'https://rpc.goerli.linea.build' },
  lisk: { id: 1135, name: 'Lisk', nativeCurrency: ether, blockExplorers: { default: { name: 'Blockscout', url: 'https://blockscout.lisk.com' } }, publicRpcUrl: 'https://rpc.api.lisk.com' },
  liskSepolia: { id: 4202, name: 'Lisk Sepolia', nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 }, blockExplorers: { default: { name: 'Blockscout', url: 'https://sepolia-blockscout.lisk.com' } }, testnet: true, publicRpcUrl: 'https://rpc.sepolia-api.lisk.com' },
  loadAlphanet: { id: 9496, name: 'Load Alphanet', nativeCurrency: { name: 'Testnet LOAD', symbol: 'tLOAD', decimals: 18 }, blockExplorers: { default: { name: 'Load Alphanet Explorer', url: 'https://explorer.load.network' } }, testnet: true, publicRpcUrl: 'https://alphanet.load.network' },
  localhost: { id: 1337, name: 'Localhost', nativeCurrency: ether },
  loop: { id: 15551, name: 'LoopNetwork Mainnet', nativeCurrency: { name: 'LOOP', symbol: 'LOOP', decimals: 18 }, blockExplorers: { default: { name: 'LoopNetwork Blockchain Explorer', url: 'https://explorer.mainnetloop.com' } }, publicRpcUrl: 'https://api.mainnetloop.com' },
  lukso: { id: 42, name: 'LUKSO', nativeCurrency: { name: 'LUKSO', symbol: 'LYX', decimals: 18 }, blockExplorers: { default: { name: 'LUKSO Mainnet Explorer', url: 'https://explorer.execution.mainnet.lukso.network' } }, publicRpcUrl: 'https://rpc.mainnet.lukso.network' },
  luksoTestnet: { id: 4201, name: 'LUKSO Testnet', nativeCurrency: { name: 'LUKSO Testnet', symbol: 'LYXt', decimals: 18 }, blockExplorers: { default: { name: 'LUKSO Testnet Explorer', url: 'https://explorer.execution.testnet.lukso.network' } }, testnet: true, publicRpcUrl: 'https://rpc.testnet.lukso.network' },
  lumiaMainnet: { id: 994873017, name: 'Lumia Mainnet', nativeCurrency: { name: 'Lumia', symbol: 'LUMIA', decimals: 18 }, blockExplorers: { default: { name: 'Lumia Explorer', url: 'https://explorer.lumia.org' } }, publicRpcUrl: 'https://mainnet-rpc.lumia.org' },
  lumiaTestnet: { id: 1952959480, name: 'Lumia Testnet', nativeCurrency: { name: 'Lumia', symbol: 'LUMIA', decimals: 18 }, blockExplorers: { default: { name: 'Lumia Testnet Explorer', url: 'https://testnet-explorer.lumia.org' } }, testnet: true, publicRpcUrl: 'https://testnet-rpc.lumia.org' },
  lumoz: { id: 96370, name: 'Lumoz', nativeCurrency: { name: 'Lumoz Token', symbol: 'MOZ', decimals: 18 }, blockExplorers: { default: { name: 'Lumoz Scan', url: 'https://scan.lumoz.info' } }, publicRpcUrl: 'https://rpc.lumoz.org' },
  lumozTestnet: { id: 105363, name: 'Lumoz Testnet', nativeCurrency: { name: 'Lumoz Testnet Token', symbol: 'MOZ', decimals: 18 }, testnet: true, publicRpcUrl: 'https://testnet-rpc.lumoz.org' },
  luxeports: { id: 1122, name: 'LuxePorts', nativeCurrency: { name: 'LuxePorts', symbol: 'LXP', decimals: 18 }, blockExplorers: { default: { name: 'LXPScan', url: 'https://lxpscan.com' } }, publicRpcUrl: 'https://rpc.luxeports.com' },
  lycan: { id: 721, name: 'Lycan', nativeCurrency: { name: 'Lycan', symbol: 'LYC', decimals: 18 }, blockExplorers: { default: { name: 'Lycan Explorer', url: 'https://explorer.lycanchain.com' } }, publicRpcUrl: 'https://rpc.lycanchain.com' },
  lyra: { id: 957, name: 'Lyra Chain', nativeCurrency: ether, blockExplorers: { default: { name: 'Lyra Explorer', url: 'https://explorer.lyra.finance' } }, publicRpcUrl: 'https://rpc.lyra.finance' },
  mainnet: { id: 1, name: 'Ethereum', nativeCurrency: ether, blockExplorers: { default: { name: 'Etherscan', url: 'https://etherscan.io' } }, publicRpcUrl: 'https://ethereum.reth.rs/rpc' },
  mandala: { id: 595, name: 'Mandala TC9', nativeCurrency: { name: 'Mandala', symbol: 'mACA', decimals: 18 }, blockExplorers: { default: { name: 'Mandala Blockscout', url: 'https://blockscout.mandala.aca-staging.network' } }, testnet: true, publicRpcUrl: 'https://eth-rpc-tc9.aca-staging.network' },
  manta: { id: 169, name: 'Manta Pacific Mainnet', nativeCurrency: { name: 'ETH', symbol: 'ETH', decimals: 18 }, blockExplorers: { default: { name: 'Manta Explorer', url: 'https://pacific-explorer.manta.network' } }, publicRpcUrl: 'https://pacific-rpc.manta.network/http' },
  mantaSepoliaTestnet: { id: 3441006, name: 'Manta Pacific Sepolia Testnet', nativeCurrency: { name: 'ETH', symbol: 'ETH', decimals: 18 }, blockExplorers: { default: { name: 'Manta Sepolia Testnet Explorer', url: 'https://pacific-explorer.sepolia-testnet.manta.network' } }, testnet: true, publicRpcUrl: 'https://pacific-rpc.sepolia-testnet.manta.network/http' },
  mantaTestnet: { id: 3441005, name: 'Manta Pacific Testnet', nativeCurrency: { name: 'ETH', symbol: 'ETH', decimals: 18 }, blockExplorers: { default: { name: 'Manta Testnet Explorer', url: 'https://pacific-explorer.testnet.manta.network' } }, testnet: true, publicRpcUrl: 'https://manta-testnet.calderachain.xyz/http' },
  mantle: { id: 5000, name: 'Mantle', nativeCurrency: { name: 'MNT', symbol: 'MNT', decimals: 18 }, blockExplorers: { default: { name: 'Mantle Explorer', url: 'https://mantlescan.xyz' } }, publicRpcUrl: 'https://rpc.mantle.xyz' },
  mantleSepoliaTestnet: { id: 5003, name: 'Mantle Sepolia Testnet', nativeCurrency: { name: 'MNT', symbol: 'MNT', decimals: 18 }, blockExplorers: { default: { name: 'Mantle Testnet Explorer', url: 'https://explorer.sepolia.mantle.xyz' } }, testnet: true, publicRpcUrl: 'https://rpc.sepolia.mantle.xyz' },
  mantleTestnet: { id: 5001, name: 'Mantle Testnet', nativeCurrency: { name: 'MNT', symbol: 'MNT', decimals: 18 }, blockExplorers: { default: { name: 'Mantle Testnet Explorer', url: 'https://explorer.testnet.mantle.xyz' } }, testnet: true, publicRpcUrl: 'https://rpc.testnet.mantle.xyz' },
  mantraDuKongEVMTestnet: { id: 5887, name: 'MANTRA DuKong EVM Testnet', nativeCurrency: { name: 'MANTRA', symbol: 'MANTRA', decimals: 18 }, blockExplorers: { default: { name: 'MANTRAScan', url: 'https://mantrascan.io/dukong' } }, testnet: true, publicRpcUrl: 'https://evm.dukong.mantrachain.io' },
  mantraEVM: { id: 5888, name: 'MANTRA EVM', nativeCurrency: { name: 'MANTRA', symbol: 'MANTRA', decimals: 18 }, blockExplorers: { default: { name: 'MANTRA Blockscout Explorer', url: 'https://blockscout.mantrascan.io' } }, publicRpcUrl: 'https://evm.mantrachain.io' },
  mapProtocol: { id: 22776, name: 'MAP Protocol', nativeCurrency: { name: 'MAPO', symbol: 'MAPO', decimals: 18 }, blockExplorers: { default: { name: 'MAPO Scan', url: 'https://maposcan.io' } }, publicRpcUrl: 'https://rpc.maplabs.io' },
  marooTestnet: { id: 450815, name: 'Maroo Testnet', nativeCurrency: { name: 'Testnet OKRW', symbol: 'tOKRW', decimals: 18 }, blockExplorers: { default: { name: 'Blockscout', url: 'https://explorer-testnet.maroo.io' } }, testnet: true, publicRpcUrl: 'https://rpc-testnet.maroo.io' },
  marsCredit: { id: 110110, name: 'Mars Credit', nativeCurrency: { name: 'Mars Credit', symbol: 'MARS', decimals: 18 }, blockExplorers: { default: { name: 'Blockscout', url: 'https://blockscan.marscredit.xyz' } }, publicRpcUrl: 'https://rpc.marscredit.xyz' },
  matchain: { id: 698, name: 'Matchain', nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 }, blockExplorers: { default: { name: 'Matchain Scan', url: 'https://matchscan.io' } }, publicRpcUrl: 'https://rpc.matchain.io' },
  matchainTestnet: { id: 699, name: 'Matchain Testnet', nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 }, blockExplorers: { default: { name: 'Matchain Scan', url: 'https://testnet.matchscan.io' } }, testnet: true, publicRpcUrl: 'https://testnet-rpc.matchain.io' },
  mchVerse: { id: 29548, name: 'MCH Verse', nativeCurrency: { name: 'Oasys', symbol: 'OAS', decimals: 18 }, blockExplorers: { default: { name: 'MCH Verse Explorer', url: 'https://explorer.oasys.mycryptoheroes.net' } }, publicRpcUrl: 'https://rpc.oasys.mycryptoheroes.net' },
  megaeth: { id: 4326, name: 'MegaETH', nativeCurrency: ether, blockExplorers: { default: { name: 'Etherscan', url: 'https://mega.etherscan.io' } }, publicRpcUrl: 'https://mainnet.megaeth.com/rpc' },
  megaethTestnet: { id: 6343, name: 'MegaETH Testnet', nativeCurrency: { name: 'MegaETH Testnet Ether', symbol: 'ETH', decimals: 18 }, blockExplorers: { default: { name: 'Etherscan', url: 'https://testnet-mega.etherscan.io' } }, testnet: true, publicRpcUrl: 'https://carrot.megaeth.com/rpc' },
  mekong: { id: 7078815900, name: 'Mekong Pectra Devnet', nativeCurrency: { name: 'eth', symbol: 'eth', decimals: 18 }, blockExplorers: { default: { name: 'Block Explorer', url: 'https://explorer.mekong.ethpandaops.io' } }, testnet: true, publicRpcUrl: 'https://rpc.mekong.ethpandaops.io' },
  meld: { id: 333000333, name: 'Meld', nativeCurrency: { name: 'Meld', symbol: 'MELD', decimals: 18 }, blockExplorers: { default: { name: 'MELDscan', url: 'https://meldscan.io' } }, publicRpcUrl: 'https://rpc-1.meld.com' },
  memecore: { id: 4352, name: 'MemeCore', nativeCurrency: { name: 'M', symbol: 'M', decimals: 18 }, blockExplorers: { default: { name: 'MemeCore Explorer', url: 'https://memecorescan.io' } }, publicRpcUrl: 'https://rpc.memecore.net' },
  merlin: { id: 4200, name: 'Merlin', nativeCurrency: { name: 'BTC', symbol: 'BTC', decimals: 18 }, blockExplorers: { default: { name: 'blockscout', url: 'https://scan.merlinchain.io' } }, publicRpcUrl: 'https://rpc.merlinchain.io' },
  merlinErigonTestnet: { id: 4203, name: 'Merlin Erigon Testnet', nativeCurrency: { name: 'BTC', symbol: 'BTC', decimals: 18 }, blockExplorers: { default: { name: 'blockscout', url: 'https://testnet-erigon-scan.merlinchain.io' } }, testnet: true, publicRpcUrl: 'https://testnet-erigon-rpc.merlinchain.io' },
  metachain: { id: 571, name: 'MetaChain Mainnet', nativeCurrency: { name: 'Metatime Coin', symbol: 'MTC', decimals: 18 }, blockExplorers: { default: { name: 'MetaExplorer', url: 'https://explorer.metatime.com' } }, publicRpcUrl: 'https://rpc.metatime.com' },
  metachainIstanbul: { id: 1453, name: 'MetaChain Istanbul', nativeCurrency: { name: 'Metatime Coin', symbol: 'MTC', decimals: 18 }, blockExplorers: { default: { name: 'MetaExplorer', url: 'https://istanbul-explorer.metachain.dev' } }, testnet: true, publicRpcUrl: 'https://istanbul-rpc.metachain.dev' },
  metadium: { id: 11, name: 'Metadium Network', nativeCurrency: { name: 'META', symbol: 'META', decimals: 18 }, blockExplorers: { default: { name: 'Metadium Explorer', url: 'https://explorer.metadium.com' } }, publicRpcUrl: 'https://api.metadium.com/prod' },
  metalL2: { id: 1750, name: 'Metal L2', nativeCurrency: ether, blockExplorers: { default: { name: 'Explorer', url: 'https://explorer.metall2.com' } }, publicRpcUrl: 'https://rpc.metall2.com' },
  meter: { id: 82, name: 'Meter', nativeCurrency: { name: 'MTR', symbol: 'MTR', decimals: 18 }, blockExplorers: { default: { name: 'MeterScan', url: 'https://scan.meter.io' } }, publicRpcUrl: 'https://rpc.meter.io' },
  meterTestnet: { id: 83, name: 'Meter Testnet', nativeCurrency: { name: 'MTR', symbol: 'MTR', decimals: 18 }, blockExplorers: { default: { name: 'MeterTestnetScan', url: 'https://scan-warringstakes.meter.io' } }, testnet: true, publicRpcUrl: 'https://rpctest.meter.io' },
  metis: { id: 1088, name: 'Metis', nativeCurrency: { name: 'Metis', symbol: 'METIS', decimals: 18 }, blockExplorers: { default: { name: 'Metis Explorer', url: 'https://explorer.metis.io' } }, publicRpcUrl: 'https://metis.rpc.hypersync.xyz' },
  metisGoerli: { id: 599, name: 'Metis Goerli', nativeCurrency: { name: 'Metis Goerli', symbol: 'METIS', decimals: 18 }, blockExplorers: { default: { name: 'Metis Goerli Explorer', url: 'https://goerli.explorer.metisdevops.link' } }, testnet: true, publicRpcUrl: 'https://goerli.gateway.metisdevops.link' },
  metisSepolia: { id: 59902, name: 'Metis Sepolia', nativeCurrency: { name: 'Test Metis', symbol: 'tMETIS', decimals: 18 }, blockExplorers: { default: { name: 'Metis Sepolia Explorer', url: 'https://sepolia-explorer.metisdevops.link' } }, testnet: true, publicRpcUrl: 'https://sepolia.metisdevops.link' },
  mev: { id: 7518, name: 'MEVerse Chain Mainnet', nativeCurrency: { name: 'MEVerse', symbol: 'MEV', decimals: 18 }, blockExplorers: { default: { name: 'Explorer', url: 'https://www.meversescan.io' } }, publicRpcUrl: 'https://rpc.meversemainnet.io' },
  mevTestnet: { id: 4759, name: 'MEVerse Chain Testnet', nativeCurrency: { name: 'MEVerse', symbol: 'MEV', decimals: 18 }, blockExplorers: { default: { name: 'Explorer', url: 'https://testnet.meversescan.io' } }, testnet: true, publicRpcUrl: 'https://rpc.meversetestnet.io' },
  mezo: { id: 31612, name: 'Mezo', nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 18 }, blockExplorers: { default: { name: 'Mezo Explorer', url: 'https://explorer.mezo.org' } }, publicRpcUrl: 'https://rpc.mezo.org' },
  mezoTestnet: { id: 31611, name: 'Mezo Testnet', nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 18 }, blockExplorers: { default: { name: 'Mezo Testnet Explorer', url: 'https://explorer.test.mezo.org' } }, testnet: true, publicRpcUrl: 'https://rpc.test.mezo.org' },
  mint: { id: 185, name: 'Mint Mainnet', nativeCurrency: ether, blockExplorers: { default: { name: 'Mintchain explorer', url: 'https://explorer.mintchain.io' } }, publicRpcUrl: 'https://rpc.mintchain.io' },
  mintSepoliaTestnet: { id: 1686, name: 'Mint Sepolia Testnet', nativeCurrency: ether, blockExplorers: { default: { name: 'Mintchain Testnet explorer', url: 'https://testnet-explorer.mintchain.io' } }, testnet: true, publicRpcUrl: 'https://testnet-rpc.mintchain.io' },
  mitosisTestnet: { id: 124832, name: 'Mitosis Testnet', nativeCurrency: { name: 'MITO', symbol: 'MITO', decimals: 18 }, blockExplorers: { default: { name: 'Mitosis testnet explorer', url: 'https://testnet.mitosiscan.xyz' } }, testnet: true, publicRpcUrl: 'https://rpc.testnet.mitosis.org' },
  mizuhikiTestnetAwaji: { id: 6497, name: 'MIZUHIKI Testnet Awaji', nativeCurrency: { name: 'MIZU', symbol: 'MIZU', decimals: 18 }, blockExplorers: { default: { name: 'Blockscout', url: 'https://awaji.blockscout.com' } }, testnet: true, publicRpcUrl: 'https://rpc.awaji.mizuhiki.io' },
  mode: { id: 34443, name: 'Mode Mainnet', nativeCurrency: ether, blockExplorers: { default: { name: 'Modescan', url: 'https://modescan.io' } }, publicRpcUrl: 'https://mainnet.mode.network' },
  modeTestnet: { id: 919, name: 'Mode Testnet', nativeCurrency: ether, blockExplorers: { default: { name: 'Blockscout', url: 'https://sepolia.explorer.mode.network' } }, testnet: true, publicRpcUrl: 'https://sepolia.mode.network' },
  monad: { id: 143, name: 'Monad', nativeCurrency: { name: 'Monad', symbol: 'MON', decimals: 18 }, blockExplorers: { default: { name: 'Monadscan', url: 'https://monadscan.com' } }, publicRpcUrl: 'https://rpc.monad.xyz' },
  monadTestnet: { id: 10143, name: 'Monad Testnet', nativeCurrency: { name: 'Testnet MON Token', symbol: 'MON', decimals: 18 }, blockExplorers: { default: { name: 'Monad Testnet explorer', url: 'https://testnet.monadexplorer.com' } }, testnet: true, publicRpcUrl: 'https://testnet-rpc.monad.xyz' },
  moonbaseAlpha: { id: 1287, name: 'Moonbase Alpha', nativeCurrency: { name: 'DEV', symbol: 'DEV', decimals: 18 }, blockExplorers: { default: { name: 'Moonscan', url: 'https://moonbase.moonscan.io' } }, testnet: true, publicRpcUrl: 'https://rpc.api.moonbase.moonbeam.network' },
  moonbeam: { id: 1284, name: 'Moonbeam', nativeCurrency: { name: 'Moonbeam', symbol: 'GLMR', decimals: 18 }, blockExplorers: { default: { name: 'Moonscan', url: 'https://moonscan.io' } }, publicRpcUrl: 'https://rpc.api.moonbeam.network' },
  moonbeamDev: { id: 1281, name: 'Moonbeam Development Node', nativeCurrency: { name: 'DEV', symbol: 'DEV', decimals: 18 } },
  moonriver: { id: 1285, name: 'Moonriver', nativeCurrency: { name: 'Moonriver', symbol: 'MOVR', decimals: 18 }, blockExplorers: { default: { name: 'Moonscan', url: 'https://moonriver.moonscan.io' } }, publicRpcUrl: 'https://rpc.api.moonriver.moonbeam.network' },
  morph: { id: 2818, name: 'Morph', nativeCurrency: ether, blockExplorers: { default: { name: 'Morph Explorer', url: 'https://explorer.morphl2.io' } }, publicRpcUrl: 'https://rpc.morphl2.io' },
  morphHolesky: { id: 2810, name: 'Morph Holesky', nativeCurrency: ether, blockExplorers: { default: { name: 'Morph Holesky Explorer', url: 'https://explorer-holesky.morphl2.io' } }, testnet: true, publicRpcUrl: 'https://rpc-quicknode-holesky.morphl2.io' },
  morphSepolia: { id: 2710, name: 'Morph Sepolia', nativeCurrency: ether, blockExplorers: { default: { name: 'Morph Testnet Explorer', url: 'https://explorer-testnet.morphl2.io' } }, testnet: true, publicRpcUrl: 'https://rpc-testnet.morphl2.io' },
  morphTachyon: { id: 2184, name: 'Morph Tachyon', nativeCurrency: { name: 'BGB', symbol: 'BGB', decimals: 18 }, blockExplorers: { default: { name: 'Morph Tachyon Explorer', url: 'https://app.popdex.xyz/explorer' } }, publicRpcUrl: 'https://api.popdex.xyz/api/v1/web3/rpc' },
  morphTachyonTestnet: { id: 34952, name: 'Morph Tachyon Testnet', nativeCurrency: { name: 'BGB', symbol: 'BGB', decimals: 18 }, blockExplorers: { default: { name: 'Morph Tachyon Testnet Explorer', url: 'https://testnet-app.popdex.xyz/explorer' } }, testnet: true, publicRpcUrl: 'https://testnet-api.popdex.xyz/api/v1/web3/rpc' },
  nahmii: { id: 5551, name: 'Nahmii 2 Mainnet', nativeCurrency: { name: 'ETH', symbol: 'ETH', decimals: 18 }, blockExplorers: { default: { name: 'Nahmii 2 Explorer', url: 'https://explorer.n2.nahmii.io' } }, publicRpcUrl: 'https://l2.nahmii.io' },
  nautilus: { id: 22222, name: 'Nautilus Mainnet', nativeCurrency: { name: 'ZBC', symbol: 'ZBC', decimals: 9 }, blockExplorers: { default: { name: 'NautScan', url: 'https://nautscan.com' } }, publicRpcUrl: 'https://api.nautilus.nautchain.xyz' },
  near: { id: 397, name: 'NEAR Protocol', nativeCurrency: { name: 'NEAR', symbol: 'NEAR', decimals: 18 }, blockExplorers: { default: { name: 'NEAR Explorer', url: 'https://eth-explorer.near.org' } }, publicRpcUrl: 'https://eth-rpc.mainnet.near.org' },
  nearTestnet: { id: 398, name: 'NEAR Protocol Testnet', nativeCurrency: { name: 'NEAR', symbol: 'NEAR', decimals: 18 }, blockExplorers: { default: { name: 'NEAR Explorer', url: 'https://eth-explorer-testnet.near.org' } }, testnet: true, publicRpcUrl: 'https://eth-rpc.testnet.near.org' },
  neonDevnet: { id: 245022926, name: 'Neon EVM DevNet', nativeCurrency: { name: 'NEON', symbol: 'NEON', decimals: 18 }, blockExplorers: { default: { name: 'Neonscan', url: 'https://devnet.neonscan.org' } }, testnet: true, publicRpcUrl: 'https://devnet.neonevm.org' },
  neonMainnet: { id: 245022934, name: 'Neon EVM MainNet', nativeCurrency: { name: 'NEON', symbol: 'NEON', decimals: 18 }, blockExplorers: { default: { name: 'Neonscan', url: 'https://neonscan.org' } }, publicRpcUrl: 'https://neon-proxy-mainnet.solana.p2p.org' },
  neoxMainnet: { id: 47763, name: 'Neo X Mainnet', nativeCurrency: { name: 'Gas', symbol: 'GAS', decimals: 18 }, blockExplorers: { default: { name: 'Neo X - Explorer', url: 'https://xexplorer.neo.org' } }, publicRpcUrl: 'https://mainnet-1.rpc.banelabs.org' },
  neoxT4: { id: 12227332, name: 'Neo X Testnet T4', nativeCurrency: { name: 'Gas', symbol: 'GAS', decimals: 18 }, blockExplorers: { default: { name: 'neox-scan', url: 'https://xt4scan.ngd.network' } }, testnet: true, publicRpcUrl: 'https://testnet.rpc.banelabs.org/' },
  newton: { id: 1012, name: 'Newton', nativeCurrency: { name: 'Newton', symbol: 'NEW', decimals: 18 }, blockExplorers: { default: { name: 'NewFi explorer', url: 'https://explorer.newtonproject.org' } }, publicRpcUrl: 'https://global.rpc.mainnet.newtonproject.org' },
  nexi: { id: 4242, name: 'Nexi', nativeCurrency: { name: 'Nexi', symbol: 'NEXI', decimals: 18 }, blockExplorers: { default: { name: 'NexiScan', url: 'https://www.nexiscan.com' } }, publicRpcUrl: 'https://rpc.chain.nexi.technology' },
  nexilix: { id: 240, name: 'Nexilix Smart Chain', nativeCurrency: { name: 'Nexilix', symbol: 'NEXILIX', decimals: 18 }, blockExplorers: { default: { name: 'NexilixScan', url: 'https://scan.nexilix.com' } }, publicRpcUrl: 'https://rpcurl.pos.nexilix.com' },
  nibiru: { id: 6900, name: 'Nibiru', nativeCurrency: { name: 'NIBI', symbol: 'NIBI', decimals: 18 }, blockExplorers: { default: { name: 'NibiScan', url: 'https://nibiscan.io' } }, publicRpcUrl: 'https://evm-rpc.nibiru.fi' },
  nitrographTestnet: { id: 200024, name: 'Nitrograph Testnet', nativeCurrency: { name: 'Nitro', symbol: 'NOS', decimals: 18 }, blockExplorers: { default: { name: 'Nitrograph Explorer', url: 'https://explorer-testnet.nitrograph.foundation' } }, testnet: true, publicRpcUrl: 'https://rpc-testnet.nitrograph.foundation' },
  nomina: { id: 166, name: 'Nomina', nativeCurrency: { name: 'Nomina', symbol: 'NOM', decimals: 18 }, blockExplorers: { default: { name: 'Nomina Explorer', url: 'https://nomscan.io' } }, publicRpcUrl: 'https://mainnet.nomina.io' },
  oasisTestnet: { id: 4090, name: 'Oasis Testnet', nativeCurrency: { name: 'Fasttoken', symbol: 'FTN', decimals: 18 }, blockExplorers: { default: { name: 'Ftnscan', url: 'https://oasis.ftnscan.com' } }, testnet: true, publicRpcUrl: 'https://rpc1.oasis.bahamutchain.com' },
  oasys: { id: 248, name: 'Oasys', nativeCurrency: { name: 'Oasys', symbol: 'OAS', decimals: 18 }, blockExplorers: { default: { name: 'OasysScan', url: 'https://scan.oasys.games' } }, publicRpcUrl: 'https://rpc.mainnet.oasys.games' },
  odysseyTestnet: { id: 911867, name: 'Odyssey Testnet', nativeCurrency: ether, blockExplorers: { default: { name: 'Odyssey Explorer', url: 'https://odyssey-explorer.ithaca.xyz' } }, testnet: true, publicRpcUrl: 'https://odyssey.ithaca.xyz' },
  okc: { id: 66, name: 'OKC', nativeCurrency: { name: 'OKT', symbol: 'OKT', decimals: 18 }, blockExplorers: { default: { name: 'oklink', url: 'https://www.oklink.com/okc' } }, publicRpcUrl: 'https://exchainrpc.okex.org' },
  omax: { id: 311, name: 'Omax Mainnet', nativeCurrency: { name: 'OMAX', symbol: 'OMAX', decimals: 18 }, blockExplorers: { default: { name: 'Omax Explorer', url: 'https://omaxscan.com' } }, publicRpcUrl: 'https://mainapi.omaxray.com' },
  omni: { id: 166, name: 'Omni', nativeCurrency: { name: 'Omni', symbol: 'OMNI', decimals: 18 }, blockExplorers: { default: { name: 'OmniScan', url: 'https://omniscan.network' } }, publicRpcUrl: 'https://mainnet.omni.network' },
  omniOmega: { id: 164, name: 'Omni Omega', nativeCurrency: { name: 'Omni', symbol: 'OMNI', decimals: 18 }, blockExplorers: { default: { name: 'Omega OmniScan', url: 'https://omega.omniscan.network' } }, testnet: true, publicRpcUrl: 'https://omega.omni.network' },
  oneWorld: { id: 309075, name: 'One World Chain Mainnet', nativeCurrency: { name: 'OWCT', symbol: 'OWCT', decimals: 18 }, blockExplorers: { default: { name: 'One World Explorer', url: 'https://mainnet.oneworldchain.org' } }, publicRpcUrl: 'https://mainnet-rpc.oneworldchain.org' },
  oortMainnetDev: { id: 9700, name: 'OORT MainnetDev', nativeCurrency: { name: 'OORT', symbol: 'OORT', decimals: 18 }, blockExplorers: { default: { name: 'OORT MainnetDev Explorer', url: 'https://dev-scan.oortech.com' } }, publicRpcUrl: 'https://dev-rpc.oortech.com' },
  opBNB: { id: 204, name: 'opBNB', nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 }, blockExplorers: { default: { name: 'opBNB (BSCScan)', url: 'https://opbnb.bscscan.com' } }, publicRpcUrl: 'https://opbnb-mainnet-rpc.bnbchain.org' },
  opBNBTestnet: { id: 5611, name: 'opBNB Testnet', nativeCurrency: { name: 'tBNB', symbol: 'tBNB', decimals: 18 }, blockExplorers: { default: { name: 'opbnbscan', url: 'https://testnet.opbnbscan.com' } }, testnet: true, publicRpcUrl: 'https://opbnb-testnet-rpc.bnbchain.org' },
  openledger: { id: 1612, name: 'OpenLedger', nativeCurrency: { name: 'Open', symbol: 'OPEN', decimals: 18 }, blockExplorers: { default: { name: 'OpenLedger Explorer', url: 'https://scan.openledger.xyz' } }, publicRpcUrl: 'https://rpc.openledger.xyz' },
  optimism: { id: 10, name: 'OP Mainnet', nativeCurrency: ether, blockExplorers: { default: { name: 'Optimism Explorer', url: 'https://optimistic.etherscan.io' } }, publicRpcUrl: 'https://mainnet.optimism.io' },
  optimismGoerli: { id: 420, name: 'Optimism Goerli', nativeCurrency: { name: 'Goerli Ether', symbol: 'ETH', decimals: 18 }, blockExplorers: { default: { name: 'Etherscan', url: 'https://goerli-optimism.etherscan.io' } }, testnet: true, publicRpcUrl: 'https://goerli.optimism.io' },
  optimismSepolia: { id: 11155420, name: 'OP Sepolia', nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 }, blockExplorers: { default: { name: 'Blockscout', url: 'https://optimism-sepolia.blockscout.com' } }, testnet: true, publicRpcUrl: 'https://sepolia.optimism.io' },
  optopia: { id: 62050, name: 'Optopia', nativeCurrency: ether, blockExplorers: { default: { name: 'Optopia Explorer', url: 'https://scan.optopia.ai' } }, publicRpcUrl: 'https://rpc-mainnet.optopia.ai' },
  optopiaTestnet: { id: 62049, name: 'Optopia Testnet', nativeCurrency: ether, blockExplorers: { default: { name: 'Optopia Explorer', url: 'https://scan-testnet.optopia.ai' } }, testnet: true, publicRpcUrl: 'https://rpc-testnet.optopia.ai' },
  orderly: { id: 291, name: 'Orderly', nativeCurrency: ether, blockExplorers: { default: { name: 'Orderly Explorer', url: 'https://explorer.orderly.network' } }, publicRpcUrl: 'https://rpc.orderly.network' },
  orderlySepolia: { id: 4460, name: 'Orderly Sepolia', nativeCurrency: ether, blockExplorers: { default: { name: 'Orderly Explorer', url: 'https://explorerl2new-orderly-l2-4460-sepolia-8tc3sd7dvy.t.conduit.xyz' } }, testnet: true, publicRpcUrl: 'https://l2-orderly-l2-4460-sepolia-8tc3sd7dvy.t.conduit.xyz' },
  otimDevnet: { id: 41144114, name: 'Otim Devnet', nativeCurrency: { name: 'ETH', symbol: 'ETH', decimals: 18 }, testnet: true },
  palm: { id: 11297108109, name: 'Palm', nativeCurrency: { name: 'PALM', symbol: 'PALM', decimals: 18 }, blockExplorers: { default: { name: 'Chainlens', url: 'https://palm.chainlens.com' } }, publicRpcUrl: 'https://palm-mainnet.public.blastapi.io' },
  palmTestnet: { id: 11297108099, name: 'Palm Testnet', nativeCurrency: { name: 'PALM', symbol: 'PALM', decimals: 18 }, blockExplorers: { default: { name: 'Chainlens', url: 'https://palm.chainlens.com' } }, testnet: true, publicRpcUrl: 'https://palm-mainnet.public.blastapi.io' },
  paseoPassetHub: { id: 420420422, name: 'Paseo PassetHub', nativeCurrency: { name: 'PAS', symbol: 'PAS', decimals: 18 }, blockExplorers: { default: { name: 'Blockscout', url: 'https://blockscout-passet-hub.parity-testnet.parity.io' } }, testnet: true, publicRpcUrl: 'https://testnet-passet-hub-eth-rpc.polkadot.io' },
  peaq: { id: 3338, name: 'Peaq', nativeCurrency: { name: 'peaq', symbol: 'PEAQ', decimals: 18 }, blockExplorers: { default: { name: 'Subscan', url: 'https://peaq.subscan.io' } }, publicRpcUrl: 'https://quicknode1.peaq.xyz' },
  pgn: { id: 424, name: 'PGN', nativeCurrency: ether, blockExplorers: { default: { name: 'PGN Explorer', url: 'https://explorer.publicgoods.network' } }, publicRpcUrl: 'https://rpc.publicgoods.network' },
  pgnTestnet: { id: 58008, name: 'PGN', nativeCurrency: ether, blockExplorers: { default: { name: 'PGN Testnet Explorer', url: 'https://explorer.sepolia.publicgoods.network' } }, testnet: true, publicRpcUrl: 'https://sepolia.publicgoods.network' },
  phoenix: { id: 13381, name: 'Phoenix Blockchain', nativeCurrency: { name: 'Phoenix', symbol: 'PHX', decimals: 18 }, blockExplorers: { default: { name: 'Phoenixplorer', url: 'https://phoenixplorer.com' } }, publicRpcUrl: 'https://rpc.phoenixplorer.com' },
  planq: { id: 7070, name: 'Planq Mainnet', nativeCurrency: { name: 'PLQ', symbol: 'PLQ', decimals: 18 }, blockExplorers: { default: { name: 'Planq Explorer', url: 'https://evm.planq.network' } }, publicRpcUrl: 'https://planq-rpc.nodies.app' },
  plasma: { id: 9745, name: 'Plasma', nativeCurrency: { name: 'Plasma', symbol: 'XPL', decimals: 18 }, blockExplorers: { default: { name: 'PlasmaScan', url: 'https://plasmascan.to' } }, publicRpcUrl: 'https://rpc.plasma.to' },
  plasmaDevnet: { id: 9747, name: 'Plasma Devnet', nativeCurrency: { name: 'Devnet Plasma', symbol: 'XPL', decimals: 18 }, testnet: true, publicRpcUrl: 'https://devnet-rpc.plasma.to' },
  plasmaTestnet: { id: 9746, name: 'Plasma Testnet', nativeCurrency: { name: 'Testnet Plasma', symbol: 'XPL', decimals: 18 }, blockExplorers: { default: { name: 'RouteScan', url: 'https://testnet.plasmascan.to' } }, testnet: true, publicRpcUrl: 'https://testnet-rpc.plasma.to' },
  playfiAlbireo: { id: 1612127, name: 'PlayFi Albireo Testnet', nativeCurrency: ether, blockExplorers: { default: { name: 'PlayFi Albireo Explorer', url: 'https://albireo-explorer.playfi.ai' } }, testnet: true, publicRpcUrl: 'https://albireo-rpc.playfi.ai' },
  plinga: { id: 242, name: 'Plinga', nativeCurrency: { name: 'Plinga', symbol: 'PLINGA', decimals: 18 }, blockExplorers: { default: { name: 'Plgscan', url: 'https://www.plgscan.com' } }, publicRpcUrl: 'https://rpcurl.mainnet.plgchain.com' },
  plume: { id: 98865, name: 'Plume (Legacy)', nativeCurrency: { name: 'Plume Ether', symbol: 'ETH', decimals: 18 }, blockExplorers: { default: { name: 'Blockscout', url: 'https://explorer.plumenetwork.xyz' } }, publicRpcUrl: 'https://rpc.plumenetwork.xyz' },
  plumeDevnet: { id: 98864, name: 'Plume Devnet (Legacy)', nativeCurrency: { name: 'Plume Sepolia Ether', symbol: 'ETH', decimals: 18 }, blockExplorers: { default: { name: 'Blockscout', url: 'https://test-explorer.plumenetwork.xyz' } }, testnet: true, publicRpcUrl: 'https://test-rpc.plumenetwork.xyz' },
  plumeMainnet: { id: 98866, name: 'Plume', nativeCurrency: { name: 'Plume', symbol: 'PLUME', decimals: 18 }, blockExplorers: { default: { name: 'Blockscout', url: 'https://explorer.plume.org' } }, publicRpcUrl: 'https://rpc.plume.org' },
  plumeSepolia: { id: 98867, name: 'Plume Testnet', nativeCurrency: { name: 'Plume', symbol: 'PLUME', decimals: 18 }, blockExplorers: { default: { name: 'Blockscout', url: 'https://testnet-explorer.plume.org' } }, testnet: true, publicRpcUrl: 'https://testnet-rpc.plume.org' },
  plumeTestnet: { id: 161221135, name: 'Plume Testnet (Legacy)', nativeCurrency: { name: 'Plume Sepolia Ether', symbol: 'ETH', decimals: 18 }, blockExplorers: { default: { name: 'Blockscout', url: 'https://testnet-explorer.plumenetwork.xyz' } }, testnet: true, publicRpcUrl: 'https://testnet-rpc.plumenetwork.xyz/http' },
  polterTestnet: { id: 631571, name: 'Polter Testnet', nativeCurrency: { name: 'Polter GHST', symbol: 'GHST', decimals: 18 }, blockExplorers: { default: { name: 'Blockscout', url: 'https://polter-testnet.explorer.alchemy.com' } }, testnet: true, publicRpcUrl: 'https://geist-polter.g.alchemy.com/public' },
  polygon: { id: 137, name: 'Polygon', nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 }, blockExplorers: { default: { name: 'PolygonScan', url: 'https://polygonscan.com' } }, publicRpcUrl: 'https://polygon.drpc.org' },
  polygonAmoy: { id: 80002, name: 'Polygon Amoy', nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 }, blockExplorers: { default: { name: 'PolygonScan', url: 'https://amoy.polygonscan.com' } }, testnet: true, publicRpcUrl: 'https://polygon-amoy.drpc.org' },
  polygonMumbai: { id: 80001, name: 'Polygon Mumbai', nativeCurrency: { name: 'MATIC', symbol: 'MATIC', decimals: 18 }, blockExplorers: { default: { name: 'PolygonScan', url: 'https://mumbai.polygonscan.com' } }, testnet: true, publicRpcUrl: 'https://80001.rpc.thirdweb.com' },
  polygonZkEvm: { id: 1101, name: 'Polygon zkEVM', nativeCurrency: ether, blockExplorers: { default: { name: 'PolygonScan', url: 'https://zkevm.polygonscan.com' } }, publicRpcUrl: 'https://zkevm-rpc.com' },
  polygonZkEvmCardona: { id: 2442, name: 'Polygon zkEVM Cardona', nativeCurrency: ether, blockExplorers: { default: { name: 'PolygonScan', url: 'https://cardona-zkevm.polygonscan.com' } }, testnet: true, publicRpcUrl: 'https://rpc.cardona.zkevm-rpc.com' },
  polygonZkEvmTestnet: { id: 1442, name: 'Polygon zkEVM Testnet', nativeCurrency: ether, blockExplorers: { default: { name: 'PolygonScan', url: 'https://testnet-zkevm.polygonscan.com' } }, testnet: true, publicRpcUrl: 'https://rpc.public.zkevm-test.net' },
  polynomial: { id: 8008, name: 'Polynomial', nativeCurrency: ether, blockExplorers: { default: { name: 'Polynomial Scan', url: 'https://polynomialscan.io' } }, publicRpcUrl: 'https://rpc.polynomial.fi' },
  polynomialSepolia: { id: 80008, name: 'Polynomia Sepolia', nativeCurrency: ether, blockExplorers: { default: { name: 'Polynomial Scan', url: 'https://sepolia.polynomialscan.io' } }, testnet: true, publicRpcUrl: 'https://rpc.sepolia.polynomial.fi' },
  potos: { id: 60603, name: 'POTOS Mainnet', nativeCurrency: { name: 'POTOS Token', symbol: 'POT', decimals: 18 }, blockExplorers: { default: { name: 'POTOS Mainnet explorer', url: 'https://scan.potos.hk' } }, publicRpcUrl: 'https://rpc.potos.hk' },
  potosTestnet: { id: 60600, name: 'POTOS Testnet', nativeCurrency: { name: 'POTOS Token', symbol: 'POT', decimals: 18 }, blockExplorers: { default: { name: 'POTOS Testnet explorer', url: 'https://scan-testnet.potos.hk' } }, testnet: true, publicRpcUrl: 'https://rpc-testnet.potos.hk' },
  premiumBlockTestnet: { id: 23023, name: 'PremiumBlock Testnet', nativeCurrency: { name: 'Premium Block', symbol: 'PBLK', decimals: 18 }, blockExplorers: { default: { name: 'PremiumBlocks Explorer', url: 'https://scan.premiumblock.org' } }, testnet: true, publicRpcUrl: 'https://rpc.premiumblock.org' },
  pulsechain: { id: 369, name: 'PulseChain', nativeCurrency: { name: 'Pulse', symbol: 'PLS', decimals: 18 }, blockExplorers: { default: { name: 'PulseScan', url: 'https://ipfs.scan.pulsechain.com' } }, publicRpcUrl: 'https://rpc.pulsechain.com' },
  pulsechainV4: { id: 943, name: 'PulseChain V4', nativeCurrency: { name: 'V4 Pulse', symbol: 'v4PLS', decimals: 18 }, blockExplorers: { default: { name: 'PulseScan', url: 'https://scan.v4.testnet.pulsechain.com' } }, testnet: true, publicRpcUrl: 'https://rpc.v4.testnet.pulsechain.com' },
  pumpfiTestnet: { id: 490092, name: 'Pumpfi Testnet', nativeCurrency: { name: 'PMPT', symbol: 'PMPT', decimals: 18 }, blockExplorers: { default: { name: 'Pumpfi Testnet Scan', url: 'https://testnetscan.pumpfi.me' } }, testnet: true, publicRpcUrl: 'https://rpc1testnet.pumpfi.me' },
  pyrope: { id: 695569, name: 'Pyrope Testnet', nativeCurrency: ether, blockExplorers: { default: { name: 'Blockscout', url: 'https://pyrope.blockscout.com' } }, testnet: true, publicRpcUrl: 'https://rpc.pyropechain.com' },
  qMainnet: { id: 35441, name: 'Q Mainnet', nativeCurrency: { name: 'Q', symbol: 'Q', decimals: 18 }, blockExplorers: { default: { name: 'Q Mainnet Explorer', url: 'https://explorer.q.org' } }, publicRpcUrl: 'https://rpc.q.org' },
  qTestnet: { id: 35443, name: 'Q Testnet', nativeCurrency: { name: 'Q', symbol: 'Q', decimals: 18 }, blockExplorers: { default: { name: 'Q Testnet Explorer', url: 'https://explorer.qtestnet.org' } }, testnet: true, publicRpcUrl: 'https://rpc.qtestnet.org' },
  ql1: { id: 766, name: 'QL1', nativeCurrency: { name: 'QOM', symbol: 'QOM', decimals: 18 }, blockExplorers: { default: { name: 'Ql1 Explorer', url: 'https://scan.qom.one' } }, publicRpcUrl: 'https://rpc.qom.one' },
  quai: { id: 9, name: 'Quai Network Mainnet', nativeCurrency: { name: 'Quai', symbol: 'QUAI', decimals: 18 }, blockExplorers: { default: { name: 'Quaiscan', url: 'https://quaiscan.io' } }, publicRpcUrl: 'https://rpc.quai.network/cyprus1' },
  quaiTestnet: { id: 15000, name: 'Quai Network Testnet', nativeCurrency: { name: 'Quai', symbol: 'QUAI', decimals: 18 }, blockExplorers: { default: { name: 'Orchard Quaiscan', url: 'https://orchard.quaiscan.io' } }, testnet: true, publicRpcUrl: 'https://orchard.rpc.quai.network/cyprus1' },
  rabbitChainTestnet: { id: 9280, name: 'Rabbit Chain Testnet', nativeCurrency: { name: 'Test Rabbit', symbol: 'tRAB', decimals: 18 }, blockExplorers: { default: { name: 'Rabbit Chain Testnet Explorer', url: 'https://explorer-testnet.rabbitchain.org' } }, testnet: true, publicRpcUrl: 'https://rpc-testnet.rabbitchain.org' },
  radius: { id: 723487, name: 'Radius Network', nativeCurrency: { name: 'Radius USD', symbol: 'RUSD', decimals: 18 }, blockExplorers: { default: { name: 'Radius Network Explorer', url: 'https://network.radiustech.xyz' } }, publicRpcUrl: 'https://rpc.radiustech.xyz' },
  radiusTestnet: { id: 72344, name: 'Radius Test Network', nativeCurrency: { name: 'Radius USD', symbol: 'RUSD', decimals: 18 }, blockExplorers: { default: { name: 'Radius Test Network Explorer', url: 'https://testnet.radiustech.xyz' } }, testnet: true, publicRpcUrl: 'https://rpc.testnet.radiustech.xyz' },
  reactiveTestnet: { id: 5318007, name: 'Reactive Lasna Testnet', nativeCurrency: { name: 'Lasna React', symbol: 'lREACT', decimals: 18 }, blockExplorers: { default: { name: 'Reactscan', url: 'https://lasna.reactscan.net' } }, testnet: true, publicRpcUrl: 'https://lasna-rpc.rnk.dev' },
  real: { id: 111188, name: 're.al', nativeCurrency: { name: 'reETH', symbol: 'reETH', decimals: 18 }, blockExplorers: { default: { name: 're.al Explorer', url: 'https://explorer.re.al' } }, publicRpcUrl: 'https://rpc.realforreal.gelato.digital' },
  redbellyMainnet: { id: 151, name: 'Redbelly Network Mainnet', nativeCurrency: { name: 'Redbelly Native Coin', symbol: 'RBNT', decimals: 18 }, blockExplorers: { default: { name: 'Routescan', url: 'https://redbelly.routescan.io' } }, publicRpcUrl: 'https://governors.mainnet.redbelly.network' },
  redbellyTestnet: { id: 153, name: 'Redbelly Network Testnet', nativeCurrency: { name: 'Redbelly Native Coin', symbol: 'RBNT', decimals: 18 }, blockExplorers: { default: { name: 'Routescan', url: 'https://redbelly.testnet.routescan.io' } }, testnet: true, publicRpcUrl: 'https://governors.testnet.redbelly.network' },
  reddio: { id: 50342, name: 'Reddio', nativeCurrency: { name: 'Reddio', symbol: 'RED', decimals: 18 }, blockExplorers: { default: { name: 'Blockscout', url: 'https://reddio.cloud.blockscout.com' } }, publicRpcUrl: 'https://mainnet.reddio.com/rpc' },
  reddioSepolia: { id: 50341, name: 'Reddio Sepolia', nativeCurrency: { name: 'Reddio', symbol: 'RED', decimals: 18 }, blockExplorers: { default: { name: 'Reddioscan', url: 'https://reddio-devnet.l2scan.co' } }, testnet: true, publicRpcUrl: 'https://reddio-dev.reddio.com' },
  redstone: { id: 690, name: 'Redstone', nativeCurrency: ether, blockExplorers: { default: { name: 'Blockscout', url: 'https://explorer.redstone.xyz' } }, publicRpcUrl: 'https://rpc.redstonechain.com' },
  rei: { id: 47805, name: 'REI Mainnet', nativeCurrency: { name: 'REI', symbol: 'REI', decimals: 18 }, blockExplorers: { default: { name: 'REI Scan', url: 'https://scan.rei.network' } }, publicRpcUrl: 'https://rpc.rei.network' },
  reyaNetwork: { id: 1729, name: 'Reya Network', nativeCurrency: ether, blockExplorers: { default: { name: 'Reya Network Explorer', url: 'https://explorer.reya.network' } }, publicRpcUrl: 'https://rpc.reya.network' },
  rise: { id: 4153, name: 'RISE', nativeCurrency: ether, blockExplorers: { default: { name: 'Blockscout', url: 'https://explorer.risechain.com' } }, publicRpcUrl: 'https://rpc.risechain.com' },
  riseTestnet: { id: 11155931, name: 'RISE Testnet', nativeCurrency: { name: 'RISE Testnet Ether', symbol: 'ETH', decimals: 18 }, blockExplorers: { default: { name: 'Blockscout', url: 'https://explorer.testnet.riselabs.xyz' } }, testnet: true, publicRpcUrl: 'https://testnet.riselabs.xyz' },
  rivalz: { id: 753, name: 'Rivalz', nativeCurrency: ether, blockExplorers: { default: { name: 'Rivalz Caldera Explorer', url: 'https://rivalz.calderaexplorer.xyz' } }, publicRpcUrl: 'https://rivalz.calderachain.xyz/http' },
  robinhood: { id: 4663, name: 'Robinhood Chain', nativeCurrency: ether, blockExplorers: { default: { name: 'Blockscout', url: 'https://robinhoodchain.blockscout.com' } }, publicRpcUrl: 'https://rpc.mainnet.chain.robinhood.com' },
  robinhoodTestnet: { id: 46630, name: 'Robinhood Chain Testnet', nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 }, blockExplorers: { default: { name: 'Blockscout', url: 'https://explorer.testnet.chain.robinhood.com' } }, testnet: true, publicRpcUrl: 'https://rpc.testnet.chain.robinhood.com' },
  rollux: { id: 570, name: 'Rollux Mainnet', nativeCurrency: { name: 'Syscoin', symbol: 'SYS', decimals: 18 }, blockExplorers: { default: { name: 'RolluxExplorer', url: 'https://explorer.rollux.com' } }, publicRpcUrl: 'https://rpc.rollux.com' },
  rolluxTestnet: { id: 57000, name: 'Rollux Testnet', nativeCurrency: { name: 'Syscoin', symbol: 'SYS', decimals: 18 }, blockExplorers: { default: { name: 'RolluxTestnetExplorer', url: 'https://rollux.tanenbaum.io' } }, testnet: true, publicRpcUrl: 'https://rpc-tanenbaum.rollux.com/' },
  ronin: { id: 2020, name: 'Ronin', nativeCurrency: { name: 'RON', symbol: 'RON', decimals: 18 }, blockExplorers: { default: { name: 'Ronin Explorer', url: 'https://app.roninchain.com' } }, publicRpcUrl: 'https://api.roninchain.com/rpc' },
  root: { id: 7668, name: 'The Root Network', nativeCurrency: { name: 'XRP', symbol: 'XRP', decimals: 18 }, blockExplorers: { default: { name: 'Rootscan', url: 'https://rootscan.io' } }, publicRpcUrl: 'https://root.rootnet.live/archive' },
  rootPorcini: { id: 7672, name: 'The Root Network - Porcini', nativeCurrency: { name: 'XRP', symbol: 'XRP', decimals: 18 }, blockExplorers: { default: { name: 'Rootscan', url: 'https://porcini.rootscan.io' } }, testnet: true, publicRpcUrl: 'https://porcini.rootnet.app/archive' },
  rootstock: { id: 30, name: 'Rootstock Mainnet', nativeCurrency: { name: 'Rootstock Bitcoin', symbol: 'RBTC', decimals: 18 }, blockExplorers: { default: { name: 'RSK Explorer', url: 'https://explorer.rsk.co' } }, publicRpcUrl: 'https://public-node.rsk.co' },
  rootstockTestnet: { id: 31, name: 'Rootstock Testnet', nativeCurrency: { name: 'Rootstock Bitcoin', symbol: 'tRBTC', decimals: 18 }, blockExplorers: { default: { name: 'RSK Explorer', url: 'https://explorer.testnet.rootstock.io' } }, testnet: true, publicRpcUrl: 'https://public-node.testnet.rsk.co' },
  rss3: { id: 12553, name: 'RSS3 VSL Mainnet', nativeCurrency: { name: 'RSS3', symbol: 'RSS3', decimals: 18 }, blockExplorers: { default: { name: 'RSS3 VSL Mainnet Scan', url: 'https://scan.rss3.io' } }, publicRpcUrl: 'https://rpc.rss3.io' },
  rss3Sepolia: { id: 2331, name: 'RSS3 VSL Sepolia Testnet', nativeCurrency: { name: 'RSS3', symbol: 'RSS3', decimals: 18 }, blockExplorers: { default: { name: 'RSS3 VSL Sepolia Testnet Scan', url: 'https://scan.testnet.rss3.io' } }, testnet: true, publicRpcUrl: 'https://rpc.testnet.rss3.io' },
  saakuru: { id: 7225878, name: 'Saakuru Mainnet', nativeCurrency: { name: 'OAS', symbol: 'OAS', decimals: 18 }, blockExplorers: { default: { name: 'Saakuru Explorer', url: 'https://explorer.saakuru.network' } }, publicRpcUrl: 'https://rpc.saakuru.network' },
  saga: { id: 5464, name: 'Saga', nativeCurrency: { name: 'gas', symbol: 'GAS', decimals: 18 }, blockExplorers: { default: { name: 'Saga Explorer', url: 'https://sagaevm.sagaexplorer.io' } }, publicRpcUrl: 'https://sagaevm.jsonrpc.sagarpc.io' },
  saigon: { id: 202601, name: 'Ronin Saigon Testnet', nativeCurrency: { name: 'RON', symbol: 'RON', decimals: 18 }, blockExplorers: { default: { name: 'Saigon Explorer', url: 'https://saigon-explorer.roninchain.com' } }, testnet: true, publicRpcUrl: 'https://saigon-testnet.roninchain.com/rpc' },
  sanko: { id: 1996, name: 'Sanko', nativeCurrency: { name: 'DMT', symbol: 'DMT', decimals: 18 }, blockExplorers: { default: { name: 'Sanko Explorer', url: 'https://explorer.sanko.xyz' } }, publicRpcUrl: 'https://mainnet.sanko.xyz' },
  sapphire: { id: 23294, name: 'Oasis Sapphire', nativeCurrency: { name: 'Sapphire Rose', symbol: 'ROSE', decimals: 18 }, blockExplorers: { default: { name: 'Oasis Explorer', url: 'https://explorer.oasis.io/mainnet/sapphire' } }, publicRpcUrl: 'https://sapphire.oasis.io' },
  sapphireTestnet: { id: 23295, name: 'Oasis Sapphire Testnet', nativeCurrency: { name: 'Sapphire Test Rose', symbol: 'TEST', decimals: 18 }, blockExplorers: { default: { name: 'Oasis Explorer', url: 'https://explorer.oasis.io/testnet/sapphire' } }, testnet: true, publicRpcUrl: 'https://testnet.sapphire.oasis.dev' },
  satoshiVM: { id: 3109, name: 'SatoshiVM Alpha Mainnet', nativeCurrency: { name: 'BTC', symbol: 'BTC', decimals: 18 }, blockExplorers: { default: { name: 'blockscout', url: 'https://svmscan.io' } }, publicRpcUrl: 'https://alpha-rpc-node-http.svmscan.io' },
  satoshiVMTestnet: { id: 3110, name: 'SatoshiVM Testnet', nativeCurrency: { name: 'BTC', symbol: 'BTC', decimals: 18 }, blockExplorers: { default: { name: 'blockscout', url: 'https://testnet.svmscan.io' } }, testnet: true, publicRpcUrl: 'https://test-rpc-node-http.svmscan.io' },
  scroll: { id: 534352, name: 'Scroll', nativeCurrency: ether, blockExplorers: { default: { name: 'Scrollscan', url: 'https://scrollscan.com' } }, publicRpcUrl: 'https://rpc.scroll.io' },
  scrollSepolia: { id: 534351, name: 'Scroll Sepolia', nativeCurrency: ether, blockExplorers: { default: { name: 'Scrollscan', url: 'https://sepolia.scrollscan.com' } }, testnet: true, publicRpcUrl: 'https://sepolia-rpc.scroll.io' },
  sei: { id: 1329, name: 'Sei Network', nativeCurrency: { name: 'Sei', symbol: 'SEI', decimals: 18 }, blockExplorers: { default: { name: 'Seiscan', url: 'https://seiscan.io' } }, publicRpcUrl: 'https://evm-rpc.sei-apis.com/' },
  seiTestnet: { id: 1328, name: 'Sei Testnet', nativeCurrency: { name: 'Sei', symbol: 'SEI', decimals: 18 }, blockExplorers: { default: { name: 'Seiscan', url: 'https://testnet.seiscan.io' } }, testnet: true, publicRpcUrl: 'https://evm-rpc-testnet.sei-apis.com' },
  seismicDevnet: { id: 5124, name: 'Seismic Devnet', nativeCurrency: { name: 'Seismic Ether', symbol: 'ETH', decimals: 18 }, blockExplorers: { default: { name: 'Seismic Devnet Explorer', url: 'https://explorer-2.seismicdev.net' } }, testnet: true, publicRpcUrl: 'https://node-2.seismicdev.net/rpc' },
  sentrix: { id: 7119, name: 'Sentrix Chain', nativeCurrency: { name: 'Sentrix', symbol: 'SRX', decimals: 18 }, blockExplorers: { default: { name: 'SentrixScan', url: 'https://scan.sentrixchain.com' } }, publicRpcUrl: 'https://rpc.sentrixchain.com' },
  sentrixTestnet: { id: 7120, name: 'Sentrix Testnet', nativeCurrency: { name: 'Sentrix', symbol: 'SRX', decimals: 18 }, blockExplorers: { default: { name: 'SentrixScan Testnet', url: 'https://scan-testnet.sentrixchain.com' } }, testnet: true, publicRpcUrl: 'https://testnet-rpc.sentrixchain.com' },
  sepolia: { id: 11155111, name: 'Sepolia', nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 }, blockExplorers: { default: { name: 'Etherscan', url: 'https://sepolia.etherscan.io' } }, testnet: true, publicRpcUrl: 'https://11155111.rpc.thirdweb.com' },
  shape: { id: 360, name: 'Shape', nativeCurrency: ether, blockExplorers: { default: { name: 'shapescan', url: 'https://shapescan.xyz' } }, publicRpcUrl: 'https://mainnet.shape.network' },
  shapeSepolia: { id: 11011, name: 'Shape Sepolia Testnet', nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 }, blockExplorers: { default: { name: 'blockscout', url: 'https://explorer-sepolia.shape.network' } }, testnet: true, publicRpcUrl: 'https://sepolia.shape.network' },
  shardeum: { id: 8118, name: 'Shardeum', nativeCurrency: { name: 'Shardeum', symbol: 'SHM', decimals: 18 }, blockExplorers: { default: { name: 'Shardeum Explorer', url: 'https://explorer.shardeum.org' } }, publicRpcUrl: 'https://api.shardeum.org' },
  shardeumSphinx: { id: 8082, name: 'Shardeum Sphinx', nativeCurrency: { name: 'SHARDEUM', symbol: 'SHM', decimals: 18 }, blockExplorers: { default: { name: 'Shardeum Explorer', url: 'https://explorer-sphinx.shardeum.org' } }, testnet: true, publicRpcUrl: 'https://sphinx.shardeum.org' },
  shibarium: { id: 109, name: 'Shibarium', nativeCurrency: { name: 'Bone', symbol: 'BONE', decimals: 18 }, blockExplorers: { default: { name: 'Blockscout', url: 'https://shibariumscan.io' } }, publicRpcUrl: 'https://rpc.shibrpc.com' },
  shibariumTestnet: { id: 157, name: 'Puppynet Shibarium', nativeCurrency: { name: 'Bone', symbol: 'BONE', decimals: 18 }, blockExplorers: { default: { name: 'Blockscout', url: 'https://puppyscan.shib.io' } }, testnet: true, publicRpcUrl: 'https://puppynet.shibrpc.com' },
  shiden: { id: 336, name: 'Shiden', nativeCurrency: { name: 'SDN', symbol: 'SDN', decimals: 18 }, blockExplorers: { default: { name: 'Shiden Scan', url: 'https://shiden.subscan.io' } }, publicRpcUrl: 'https://shiden.public.blastapi.io' },
  shimmer: { id: 148, name: 'Shimmer', nativeCurrency: { name: 'Shimmer', symbol: 'SMR', decimals: 18 }, blockExplorers: { default: { name: 'Shimmer Network Explorer', url: 'https://explorer.evm.shimmer.network' } }, publicRpcUrl: 'https://json-rpc.evm.shimmer.network' },
  shimmerTestnet: { id: 1073, name: 'Shimmer Testnet', nativeCurrency: { name: 'Shimmer', symbol: 'SMR', decimals: 18 }, blockExplorers: { default: { name: 'Shimmer Network Explorer', url: 'https://explorer.evm.testnet.shimmer.network' } }, testnet: true, publicRpcUrl: 'https://json-rpc.evm.testnet.shimmer.network' },
  sidraChain: { id: 97453, name: 'Sidra Chain', nativeCurrency: { name: 'Sidra Digital Asset', symbol: 'SDA', decimals: 18 }, blockExplorers: { default: { name: 'Sidra Chain Explorer', url: 'https://ledger.sidrachain.com' } }, publicRpcUrl: 'https://node.sidrachain.com' },
  silentData: { id: 380929, name: 'Silent Data Mainnet', nativeCurrency: ether, blockExplorers: { default: { name: 'Silent Data Mainnet Explorer', url: 'https://explorer-mainnet.rollup.silentdata.com' } }, publicRpcUrl: 'https://mainnet.silentdata.com' },
  silicon: { id: 2355, name: 'Silicon zkEVM', nativeCurrency: ether, blockExplorers: { default: { name: 'SiliconScope', url: 'https://scope.silicon.network' } }, publicRpcUrl: 'https://rpc.silicon.network' },
  siliconSepolia: { id: 1722641160, name: 'Silicon Sepolia zkEVM', nativeCurrency: ether, blockExplorers: { default: { name: 'SiliconSepoliaScope', url: 'https://scope-sepolia.silicon.network' } }, testnet: true, publicRpcUrl: 'https://rpc-sepolia.silicon.network' },
  sixProtocol: { id: 98, name: 'Six Protocol', nativeCurrency: { name: 'SIX', symbol: 'SIX', decimals: 18 }, blockExplorers: { default: { name: 'Six Protocol Scan', url: 'https://sixscan.io/sixnet' } }, publicRpcUrl: 'https://sixnet-rpc-evm.sixprotocol.net' },
  skaleBase: { id: 1187947933, name: 'SKALE Base', nativeCurrency: { name: 'Credits', symbol: 'CREDIT', decimals: 18 }, blockExplorers: { default: { name: 'SKALE Explorer', url: 'https://skale-base-explorer.skalenodes.com' } }, testnet: true, publicRpcUrl: 'https://skale-base.skalenodes.com/v1/base' },
  skaleBaseSepoliaTestnet: { id: 324705682, name: 'SKALE Base Sepolia Testnet', nativeCurrency: { name: 'Credits', symbol: 'CREDIT', decimals: 18 }, blockExplorers: { default: { name: 'SKALE Explorer', url: 'https://base-sepolia-testnet-explorer.skalenodes.com' } }, testnet: true, publicRpcUrl: 'https://base-sepolia-testnet.skalenodes.com/v1/base-testnet' },
  skaleBlockBrawlers: { id: 391845894, name: 'SKALE | Block Brawlers', nativeCurrency: { name: 'BRAWL', symbol: 'BRAWL', decimals: 18 }, blockExplorers: { default: { name: 'SKALE Explorer', url: 'https://frayed-decent-antares.explorer.mainnet.skalenodes.com' } }, publicRpcUrl: 'https://mainnet.skalenodes.com/v1/frayed-decent-antares' },
  skaleCalypso: { id: 1564830818, name: 'SKALE Calypso Hub', nativeCurrency: { name: 'sFUEL', symbol: 'sFUEL', decimals: 18 }, blockExplorers: { default: { name: 'SKALE Explorer', url: 'https://honorable-steel-rasalhague.explorer.mainnet.skalenodes.com' } }, publicRpcUrl: 'https://mainnet.skalenodes.com/v1/honorable-steel-rasalhague' },
  skaleCalypsoTestnet: { id: 974399131, name: 'SKALE Calypso Testnet', nativeCurrency: { name: 'sFUEL', symbol: 'sFUEL', decimals: 18 }, blockExplorers: { default: { name: 'SKALE Explorer', url: 'https://giant-half-dual-testnet.explorer.testnet.skalenodes.com' } }, testnet: true, publicRpcUrl: 'https://testnet.skalenodes.com/v1/giant-half-dual-testnet' },
  skaleCryptoBlades: { id: 1026062157, name: 'SKALE | CryptoBlades', nativeCurrency: { name: 'sFUEL', symbol: 'sFUEL', decimals: 18 }, blockExplorers: { default: { name: 'SKALE Explorer', url: 'https://affectionate-immediate-pollux.explorer.mainnet.skalenodes.com' } }, publicRpcUrl: 'https://mainnet.skalenodes.com/v1/affectionate-immediate-pollux' },
  skaleCryptoColosseum: { id: 1032942172, name: 'SKALE | Crypto Colosseum', nativeCurrency: { name: 'sFUEL', symbol: 'sFUEL', decimals: 18 }, blockExplorers: { default: { name: 'SKALE Explorer', url: 'https://haunting-devoted-deneb.explorer.mainnet.skalenodes.com' } }, publicRpcUrl: 'https://mainnet.skalenodes.com/v1/haunting-devoted-deneb' },
  skaleEuropa: { id: 2046399126, name: 'SKALE Europa Hub', nativeCurrency: { name: 'sFUEL', symbol: 'sFUEL', decimals: 18 }, blockExplorers: { default: { name: 'SKALE Explorer', url: 'https://elated-tan-skat.explorer.mainnet.skalenodes.com' } }, publicRpcUrl: 'https://mainnet.skalenodes.com/v1/elated-tan-skat' },
  skaleEuropaTestnet: { id: 1444673419, name: 'SKALE Europa Testnet', nativeCurrency: { name: 'sFUEL', symbol: 'sFUEL', decimals: 18 }, blockExplorers: { default: { name: 'SKALE Explorer', url: 'https://juicy-low-small-testnet.explorer.testnet.skalenodes.com' } }, testnet: true, publicRpcUrl: 'https://testnet.skalenodes.com/v1/juicy-low-small-testnet' },
  skaleExorde: { id: 2139927552, name: 'Exorde Network', nativeCurrency: { name: 'sFUEL', symbol: 'sFUEL', decimals: 18 }, blockExplorers: { default: { name: 'SKALE Explorer', url: 'https://light-vast-diphda.explorer.mainnet.skalenodes.com' } }, publicRpcUrl: 'https://mainnet.skalenodes.com/v1/light-vast-diphda' },
  skaleHumanProtocol: { id: 1273227453, name: 'SKALE | Human Protocol', nativeCurrency: { name: 'sFUEL', symbol: 'sFUEL', decimals: 18 }, blockExplorers: { default: { name: 'SKALE Explorer', url: 'https://wan-red-ain.explorer.mainnet.skalenodes.com' } }, publicRpcUrl: 'https://mainnet.skalenodes.com/v1/wan-red-ain' },
  skaleNebula: { id: 1482601649, name: 'SKALE Nebula Hub', nativeCurrency: { name: 'sFUEL', symbol: 'sFUEL', decimals: 18 }, blockExplorers: { default: { name: 'SKALE Explorer', url: 'https://green-giddy-denebola.explorer.mainnet.skalenodes.com' } }, publicRpcUrl: 'https://mainnet.skalenodes.com/v1/green-giddy-denebola' },
  skaleNebulaTestnet: { id: 37084624, name: 'SKALE Nebula Testnet', nativeCurrency: { name: 'sFUEL', symbol: 'sFUEL', decimals: 18 }, blockExplorers: { default: { name: 'SKALE Explorer', url: 'https://lanky-ill-funny-testnet.explorer.testnet.skalenodes.com' } }, testnet: true, publicRpcUrl: 'https://testnet.skalenodes.com/v1/lanky-ill-funny-testnet' },
  skaleRazor: { id: 278611351, name: 'SKALE | Razor Network', nativeCurrency: { name: 'sFUEL', symbol: 'sFUEL', decimals: 18 }, blockExplorers: { default: { name: 'SKALE Explorer', url: 'https://turbulent-unique-scheat.explorer.mainnet.skalenodes.com' } }, publicRpcUrl: 'https://mainnet.skalenodes.com/v1/turbulent-unique-scheat' },
  skaleTitan: { id: 1350216234, name: 'SKALE Titan Hub', nativeCurrency: { name: 'sFUEL', symbol: 'sFUEL', decimals: 18 }, blockExplorers: { default: { name: 'SKALE Explorer', url: 'https://parallel-stormy-spica.explorer.mainnet.skalenodes.com' } }, publicRpcUrl: 'https://mainnet.skalenodes.com/v1/parallel-stormy-spica' },
  skaleTitanTestnet: { id: 1020352220, name: 'SKALE Titan Testnet', nativeCurrency: { name: 'sFUEL', symbol: 'sFUEL', decimals: 18 }, blockExplorers: { default: { name: 'SKALE Explorer', url: 'https://aware-fake-trim-testnet.explorer.testnet.skalenodes.com' } }, testnet: true, publicRpcUrl: 'https://testnet.skalenodes.com/v1/aware-fake-trim-testnet' },
  sketchpad: { id: 984123, name: 'Forma Sketchpad', nativeCurrency: { name: 'TIA', symbol: 'TIA', decimals: 18 }, blockExplorers: { default: { name: 'Sketchpad Explorer', url: 'https://explorer.sketchpad-1.forma.art' } }, testnet: true, publicRpcUrl: 'https://rpc.sketchpad-1.forma.art' },
  snax: { id: 2192, name: 'SnaxChain', nativeCurrency: ether, blockExplorers: { default: { name: 'Snax Explorer', url: 'https://explorer.snaxchain.io' } }, publicRpcUrl: 'https://mainnet.snaxchain.io' },
  snaxTestnet: { id: 13001, name: 'SnaxChain Testnet', nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 }, blockExplorers: { default: { name: 'Snax Explorer', url: 'https://testnet-explorer.snaxchain.io' } }, testnet: true, publicRpcUrl: 'https://testnet.snaxchain.io' },
  somnia: { id: 5031, name: 'Somnia', nativeCurrency: { name: 'Somnia', symbol: 'SOMI', decimals: 18 }, blockExplorers: { default: { name: 'Somnia Explorer', url: 'https://explorer.somnia.network' } }, publicRpcUrl: 'https://api.infra.mainnet.somnia.network' },
  somniaTestnet: { id: 50312, name: 'Somnia Testnet', nativeCurrency: { name: 'STT', symbol: 'STT', decimals: 18 }, blockExplorers: { default: { name: 'Somnia Testnet Explorer', url: 'https://shannon-explorer.somnia.network' } }, testnet: true, publicRpcUrl: 'https://api.infra.testnet.somnia.network' },
  soneium: { id: 1868, name: 'Soneium Mainnet', nativeCurrency: ether, blockExplorers: { default: { name: 'Blockscout', url: 'https://soneium.blockscout.com' } }, publicRpcUrl: 'https://rpc.soneium.org' },
  soneiumMinato: { id: 1946, name: 'Soneium Minato Testnet', nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 }, blockExplorers: { default: { name: 'Blockscout', url: 'https://soneium-minato.blockscout.com' } }, testnet: true, publicRpcUrl: 'https://rpc.minato.soneium.org' },
  songbird: { id: 19, name: 'Songbird Canary-Network', nativeCurrency: { name: 'Songbird', symbol: 'SGB', decimals: 18 }, blockExplorers: { default: { name: 'Songbird Explorer', url: 'https://songbird-explorer.flare.network' } }, publicRpcUrl: 'https://songbird-api.flare.network/ext/C/rpc' },
  songbirdTestnet: { id: 16, name: 'Songbird Testnet Coston', nativeCurrency: { name: 'Coston Flare', symbol: 'CFLR', decimals: 18 }, blockExplorers: { default: { name: 'Coston Explorer', url: 'https://coston-explorer.flare.network' } }, testnet: true, publicRpcUrl: 'https://coston-api.flare.network/ext/C/rpc' },
  sonic: { id: 146, name: 'Sonic', nativeCurrency: { name: 'Sonic', symbol: 'S', decimals: 18 }, blockExplorers: { default: { name: 'Sonic Explorer', url: 'https://sonicscan.org' } }, publicRpcUrl: 'https://rpc.soniclabs.com' },
  sonicBlazeTestnet: { id: 57054, name: 'Sonic Blaze Testnet', nativeCurrency: { name: 'Sonic', symbol: 'S', decimals: 18 }, blockExplorers: { default: { name: 'Sonic Blaze Testnet Explorer', url: 'https://testnet.sonicscan.org' } }, testnet: true, publicRpcUrl: 'https://rpc.blaze.soniclabs.com' },
  sonicTestnet: { id: 64165, name: 'Sonic Testnet', nativeCurrency: { name: 'Sonic', symbol: 'S', decimals: 18 }, blockExplorers: { default: { name: 'Sonic Testnet Explorer', url: 'https://testnet.soniclabs.com' } }, testnet: true, publicRpcUrl: 'https://rpc.testnet.soniclabs.com' },
  sophon: { id: 50104, name: 'Sophon', nativeCurrency: { name: 'Sophon', symbol: 'SOPH', decimals: 18 }, blockExplorers: { default: { name: 'Sophon Block Explorer', url: 'https://explorer.sophon.xyz' } }, publicRpcUrl: 'https://rpc.sophon.xyz' },
  sophonTestnet: { id: 531050104, name: 'Sophon Testnet', nativeCurrency: { name: 'Sophon', symbol: 'SOPH', decimals: 18 }, blockExplorers: { default: { name: 'Sophon Block Explorer', url: 'https://explorer.testnet.sophon.xyz' } }, testnet: true, publicRpcUrl: 'https://rpc.testnet.sophon.xyz' },
  sova: { id: 100021, name: 'Sova', nativeCurrency: ether, blockExplorers: { default: { name: 'Sova Block Explorer', url: 'https://explorer.sova.io' } }, publicRpcUrl: 'https://rpc.sova.io' },
  sovaSepolia: { id: 120893, name: 'Sova Network Sepolia', nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 }, blockExplorers: { default: { name: 'Sova Sepolia Explorer', url: 'https://explorer.testnet.sova.io' } }, testnet: true, publicRpcUrl: 'https://rpc.testnet.sova.io' },
  spicy: { id: 88882, name: 'Chiliz Spicy Testnet', nativeCurrency: { name: 'CHZ', symbol: 'CHZ', decimals: 18 }, blockExplorers: { default: { name: 'Chiliz Explorer', url: 'http://spicy-explorer.chiliz.com' } }, testnet: true, publicRpcUrl: 'https://spicy-rpc.chiliz.com' },
  stable: { id: 988, name: 'Stable Mainnet', nativeCurrency: { name: 'USDT0', symbol: 'USDT0', decimals: 18 }, blockExplorers: { default: { name: 'Stablescan', url: 'https://stablescan.xyz' } }, publicRpcUrl: 'https://rpc.stable.xyz' },
  stableTestnet: { id: 2201, name: 'Stable Testnet', nativeCurrency: { name: 'USDT0', symbol: 'USDT0', decimals: 18 }, blockExplorers: { default: { name: 'Stablescan', url: 'https://testnet.stablescan.xyz' } }, testnet: true, publicRpcUrl: 'https://rpc.testnet.stable.xyz' },
  statusNetworkSepolia: { id: 1660990954, name: 'Status Network Sepolia', nativeCurrency: ether, blockExplorers: { default: { name: 'Blockscout', url: 'https://sepoliascan.status.network' } }, testnet: true, publicRpcUrl: 'https://public.sepolia.rpc.status.network' },
  statusSepolia: { id: 1660990954, name: 'Status Network Sepolia', nativeCurrency: ether, blockExplorers: { default: { name: 'Blockscout', url: 'https://sepoliascan.status.network' } }, testnet: true, publicRpcUrl: 'https://public.sepolia.rpc.status.network' },
  step: { id: 1234, name: 'Step Network', nativeCurrency: { name: 'FITFI', symbol: 'FITFI', decimals: 18 }, blockExplorers: { default: { name: 'Step Scan', url: 'https://stepscan.io' } }, publicRpcUrl: 'https://rpc.step.network' },
  story: { id: 1514, name: 'Data Network', nativeCurrency: { name: 'DATA', symbol: 'DATA', decimals: 18 }, blockExplorers: { default: { name: 'Data Network explorer', url: 'https://datanetscan.io' } }, publicRpcUrl: 'https://mainnet.datarpc.io' },
  storyAeneid: { id: 1315, name: 'Data Network Aeneid', nativeCurrency: { name: 'DATA', symbol: 'DATA', decimals: 18 }, blockExplorers: { default: { name: 'Data Network Aeneid Explorer', url: 'https://aeneid.datanetscan.io' } }, testnet: true, publicRpcUrl: 'https://aeneid.datarpc.io' },
  storyOdyssey: { id: 1516, name: 'Story Odyssey', nativeCurrency: { name: 'IP', symbol: 'IP', decimals: 18 }, blockExplorers: { default: { name: 'Story Odyssey Explorer', url: 'https://odyssey.storyscan.xyz' } }, testnet: true, publicRpcUrl: 'https://rpc.odyssey.storyrpc.io' },
  storyTestnet: { id: 1513, name: 'Story Testnet', nativeCurrency: { name: 'IP', symbol: 'IP', decimals: 18 }, blockExplorers: { default: { name: 'Story Testnet Explorer', url: 'https://testnet.storyscan.xyz' } }, testnet: true, publicRpcUrl: 'https://testnet.storyrpc.io' },
  stratis: { id: 105105, name: 'Stratis Mainnet', nativeCurrency: { name: 'Stratis', symbol: 'STRAX', decimals: 18 }, blockExplorers: { default: { name: 'Stratis Explorer', url: 'https://explorer.stratisevm.com' } }, publicRpcUrl: 'https://rpc.stratisevm.com' },
  subtensorEvm: { id: 964, name: 'Subtensor EVM', nativeCurrency: { name: 'TAO', symbol: 'TAO', decimals: 18 }, blockExplorers: { default: { name: 'Taostats EVM Explorer', url: 'https://evm.taostats.io' } }, publicRpcUrl: 'https://lite.chain.opentensor.ai' },
  superlumio: { id: 8866, name: 'SuperLumio', nativeCurrency: ether, blockExplorers: { default: { name: 'Lumio explorer', url: 'https://explorer.lumio.io' } }, publicRpcUrl: 'https://mainnet.lumio.io' },
  superposition: { id: 55244, name: 'Superposition', nativeCurrency: ether, blockExplorers: { default: { name: 'Superposition Explorer', url: 'https://explorer.superposition.so' } }, publicRpcUrl: 'https://rpc.superposition.so' },
  superseed: { id: 5330, name: 'Superseed', nativeCurrency: ether, blockExplorers: { default: { name: 'Superseed Explorer', url: 'https://explorer.superseed.xyz' } }, publicRpcUrl: 'https://mainnet.superseed.xyz' },
  superseedSepolia: { id: 53302, name: 'Superseed Sepolia', nativeCurrency: ether, blockExplorers: { default: { name: 'Superseed Sepolia Explorer', url: 'https://sepolia-explorer.superseed.xyz' } }, testnet: true, publicRpcUrl: 'https://sepolia.superseed.xyz' },
  surgeTestnet: { id: 763375, name: 'Surge Testnet', nativeCurrency: ether, blockExplorers: { default: { name: 'Surge Testnet Blockscout', url: 'https://explorer.hoodi.surge.wtf' } }, testnet: true, publicRpcUrl: 'https://l2-rpc.hoodi.surge.wtf' },
  swan: { id: 254, name: 'Swan Chain Mainnet', nativeCurrency: ether, blockExplorers: { default: { name: 'Swan Explorer', url: 'https://swanscan.io' } }, publicRpcUrl: 'https://mainnet-rpc.swanchain.org' },
  swanProximaTestnet: { id: 20241133, name: 'Swan Proxima Testnet', nativeCurrency: { name: 'Swan Ether', symbol: 'sETH', decimals: 18 }, blockExplorers: { default: { name: 'Swan Explorer', url: 'https://proxima-explorer.swanchain.io' } }, testnet: true, publicRpcUrl: 'https://rpc-proxima.swanchain.io' },
  swanSaturnTestnet: { id: 2024, name: 'Swan Saturn Testnet', nativeCurrency: { name: 'Swan Ether', symbol: 'sETH', decimals: 18 }, blockExplorers: { default: { name: 'Swan Explorer', url: 'https://saturn-explorer.swanchain.io' } }, testnet: true, publicRpcUrl: 'https://saturn-rpc.swanchain.io' },
  swellchain: { id: 1923, name: 'Swellchain', nativeCurrency: ether, blockExplorers: { default: { name: 'Swell Explorer', url: 'https://explorer.swellnetwork.io' } }, publicRpcUrl: 'https://swell-mainnet.alt.technology' },
  swellchainTestnet: { id: 1924, name: 'Swellchain Testnet', nativeCurrency: ether, blockExplorers: { default: { name: 'Swellchain Testnet Explorer', url: 'https://swell-testnet-explorer.alt.technology' } }, testnet: true, publicRpcUrl: 'https://swell-testnet.alt.technology' },
  swissdlt: { id: 94, name: 'SwissDLT Mainnet', nativeCurrency: { name: 'BCTS', symbol: 'BCTS', decimals: 18 }, blockExplorers: { default: { name: 'SwissDLT Explorer', url: 'https://explorer.swissdlt.ch' } }, publicRpcUrl: 'https://rpc.swissdlt.ch' },
  syscoin: { id: 57, name: 'Syscoin Mainnet', nativeCurrency: { name: 'Syscoin', symbol: 'SYS', decimals: 18 }, blockExplorers: { default: { name: 'SyscoinExplorer', url: 'https://explorer.syscoin.org' } }, publicRpcUrl: 'https://rpc.syscoin.org' },
  syscoinTestnet: { id: 5700, name: 'Syscoin Tanenbaum Testnet', nativeCurrency: { name: 'Syscoin', symbol: 'SYS', decimals: 18 }, blockExplorers: { default: { name: 'SyscoinTestnetExplorer', url: 'https://tanenbaum.io' } }, testnet: true, publicRpcUrl: 'https://rpc.tanenbaum.io' },
  tac: { id: 239, name: 'TAC', nativeCurrency: { name: 'TAC', symbol: 'TAC', decimals: 18 }, blockExplorers: { default: { name: 'Blockscout', url: 'https://tac.blockscout.com' } }, publicRpcUrl: 'https://rpc.ankr.com/tac' },
  tacSPB: { id: 2391, name: 'TAC SPB Testnet', nativeCurrency: { name: 'TAC', symbol: 'TAC', decimals: 18 }, blockExplorers: { default: { name: 'TAC', url: 'https://spb.explorer.tac.build' } }, testnet: true, publicRpcUrl: 'https://spb.rpc.tac.build' },
  taiko: { id: 167000, name: 'Taiko Mainnet', nativeCurrency: ether, blockExplorers: { default: { name: 'Etherscan', url: 'https://taikoscan.io' } }, publicRpcUrl: 'https://rpc.mainnet.taiko.xyz' },
  taikoHekla: { id: 167009, name: 'Taiko Hekla L2', nativeCurrency: ether, blockExplorers: { default: { name: 'Taikoscan', url: 'https://hekla.taikoscan.network' } }, testnet: true, publicRpcUrl: 'https://rpc.hekla.taiko.xyz' },
  taikoHoodi: { id: 167013, name: 'Taiko Hoodi', nativeCurrency: ether, blockExplorers: { default: { name: 'Etherscan', url: 'https://hoodi.taikoscan.io' } }, testnet: true, publicRpcUrl: 'https://rpc.hoodi.taiko.xyz' },
  taikoJolnir: { id: 167007, name: 'Taiko Jolnir (Alpha-5 Testnet)', nativeCurrency: ether, blockExplorers: { default: { name: 'blockscout', url: 'https://explorer.jolnir.taiko.xyz' } }, testnet: true, publicRpcUrl: 'https://rpc.jolnir.taiko.xyz' },
  taikoKatla: { id: 167008, name: 'Taiko Katla (Alpha-6 Testnet)', nativeCurrency: ether, blockExplorers: { default: { name: 'blockscout', url: 'https://explorer.katla.taiko.xyz' } }, testnet: true, publicRpcUrl: 'https://rpc.katla.taiko.xyz' },
  taikoTestnetSepolia: { id: 167005, name: 'Taiko (Alpha-3 Testnet)', nativeCurrency: ether, blockExplorers: { default: { name: 'blockscout', url: 'https://explorer.test.taiko.xyz' } }, testnet: true, publicRpcUrl: 'https://rpc.test.taiko.xyz' },
  taraxa: { id: 841, name: 'Taraxa Mainnet', nativeCurrency: { name: 'Tara', symbol: 'TARA', decimals: 18 }, blockExplorers: { default: { name: 'Taraxa Explorer', url: 'https://explorer.mainnet.taraxa.io' } }, publicRpcUrl: 'https://rpc.mainnet.taraxa.io' },
  taraxaTestnet: { id: 842, name: 'Taraxa Testnet', nativeCurrency: { name: 'Tara', symbol: 'TARA', decimals: 18 }, blockExplorers: { default: { name: 'Taraxa Explorer', url: 'https://explorer.testnet.taraxa.io' } }, testnet: true, publicRpcUrl: 'https://rpc.testnet.taraxa.io' },
  teaSepolia: { id: 10218, name: 'Tea Sepolia', nativeCurrency: { name: 'Sepolia Tea', symbol: 'TEA', decimals: 18 }, blockExplorers: { default: { name: 'Tea Sepolia Explorer', url: 'https://sepolia.tea.xyz' } }, testnet: true, publicRpcUrl: 'https://tea-sepolia.g.alchemy.com/public' },
  telcoinTestnet: { id: 2017, name: 'Telcoin Adiri Testnet', nativeCurrency: { name: 'Telcoin', symbol: 'TEL', decimals: 18 }, blockExplorers: { default: { name: 'telscan', url: 'https://telscan.io' } }, testnet: true, publicRpcUrl: 'https://rpc.telcoin.network' },
  telos: { id: 40, name: 'Telos', nativeCurrency: { name: 'Telos', symbol: 'TLOS', decimals: 18 }, blockExplorers: { default: { name: 'Teloscan', url: 'https://www.teloscan.io' } }, publicRpcUrl: 'https://rpc.telos.net' },
  telosTestnet: { id: 41, name: 'Telos', nativeCurrency: { name: 'Telos', symbol: 'TLOS', decimals: 18 }, blockExplorers: { default: { name: 'Teloscan (testnet)', url: 'https://testnet.teloscan.io' } }, testnet: true, publicRpcUrl: 'https://rpc.testnet.telos.net' },
  tempo: { id: 4217, name: 'Tempo Mainnet', nativeCurrency: { name: 'USD', symbol: 'USD', decimals: 6 }, blockExplorers: { default: { name: 'Tempo Explorer', url: 'https://explore.tempo.xyz' } }, publicRpcUrl: 'https://rpc.tempo.xyz' },
  tempoDevnet: { id: 31318, name: 'Tempo Devnet', nativeCurrency: { name: 'USD', symbol: 'USD', decimals: 6 }, blockExplorers: { default: { name: 'Tempo Explorer', url: 'https://explore.devnet.tempo.xyz' } }, testnet: true, publicRpcUrl: 'https://rpc.devnet.tempoxyz.dev' },
  tempoLocalnet: { id: 1337, name: 'Tempo', nativeCurrency: { name: 'USD', symbol: 'USD', decimals: 6 } },
  tempoMainnet: { id: 4217, name: 'Tempo Mainnet', nativeCurrency: { name: 'USD', symbol: 'USD', decimals: 6 }, blockExplorers: { default: { name: 'Tempo Explorer', url: 'https://explore.tempo.xyz' } }, publicRpcUrl: 'https://rpc.tempo.xyz' },
  tempoModerato: { id: 42431, name: 'Tempo Testnet (Moderato)', nativeCurrency: { name: 'USD', symbol: 'USD', decimals: 6 }, blockExplorers: { default: { name: 'Tempo Explorer', url: 'https://explore.testnet.tempo.xyz' } }, testnet: true, publicRpcUrl: 'https://rpc.moderato.tempo.xyz' },
  tempoTestnet: { id: 42431, name: 'Tempo Testnet (Moderato)', nativeCurrency: { name: 'USD', symbol: 'USD', decimals: 6 }, blockExplorers: { default: { name: 'Tempo Explorer', url: 'https://explore.testnet.tempo.xyz' } }, testnet: true, publicRpcUrl: 'https://rpc.moderato.tempo.xyz' },
  tenet: { id: 1559, name: 'Tenet', nativeCurrency: { name: 'TENET', symbol: 'TENET', decimals: 18 }, blockExplorers: { default: { name: 'TenetScan Mainnet', url: 'https://tenetscan.io' } }, publicRpcUrl: 'https://rpc.tenet.org' },
  ternoa: { id: 752025, name: 'Ternoa', nativeCurrency: { name: 'Capsule Coin', symbol: 'CAPS', decimals: 18 }, blockExplorers: { default: { name: 'Ternoa Explorer', url: 'https://explorer-mainnet.zkevm.ternoa.network' } }, publicRpcUrl: 'https://rpc-mainnet.zkevm.ternoa.network' },
  thaiChain: { id: 7, name: 'ThaiChain', nativeCurrency: { name: 'TCH', symbol: 'TCH', decimals: 18 }, blockExplorers: { default: { name: 'Blockscout', url: 'https://exp.thaichain.org' } }, publicRpcUrl: 'https://rpc.thaichain.org' },
  that: { id: 8428, name: 'THAT Mainnet', nativeCurrency: { name: 'THAT', symbol: 'THAT', decimals: 18 }, blockExplorers: { default: { name: 'Blockscout', url: 'https://that.blockscout.com' } }, publicRpcUrl: 'https://api.thatchain.io/mainnet' },
  theta: { id: 361, name: 'Theta Mainnet', nativeCurrency: { name: 'TFUEL', symbol: 'TFUEL', decimals: 18 }, blockExplorers: { default: { name: 'Theta Explorer', url: 'https://explorer.thetatoken.org' } }, publicRpcUrl: 'https://eth-rpc-api.thetatoken.org/rpc' },
  thetaTestnet: { id: 365, name: 'Theta Testnet', nativeCurrency: { name: 'TFUEL', symbol: 'TFUEL', decimals: 18 }, blockExplorers: { default: { name: 'Theta Explorer', url: 'https://testnet-explorer.thetatoken.org' } }, testnet: true, publicRpcUrl: 'https://eth-rpc-api-testnet.thetatoken.org/rpc' },
  thunderCore: { id: 108, name: 'ThunderCore Mainnet', nativeCurrency: { name: 'TT', symbol: 'TT', decimals: 18 }, blockExplorers: { default: { name: 'ThunderCore Explorer', url: 'https://explorer-mainnet.thundercore.com' } }, publicRpcUrl: 'https://mainnet-rpc.thundercore.com' },
  thunderTestnet: { id: 997, name: '5ireChain Thunder Testnet', nativeCurrency: { name: '5ire Token', symbol: '5IRE', decimals: 18 }, blockExplorers: { default: { name: '5ireChain Thunder Explorer', url: 'https://testnet.5irescan.io' } }, testnet: true, publicRpcUrl: 'https://rpc.testnet.5ire.network' },
  tiktrixTestnet: { id: 62092, name: 'TikTrix Testnet', nativeCurrency: { name: 'tTTX', symbol: 'tTTX', decimals: 18 }, blockExplorers: { default: { name: 'TikTrix Testnet Explorer', url: 'https://tiktrix.xyz' } }, testnet: true, publicRpcUrl: 'https://tiktrix-rpc.xyz' },
  tomb: { id: 6969, name: 'Tomb Mainnet', nativeCurrency: { name: 'TOMB', symbol: 'TOMB', decimals: 18 }, blockExplorers: { default: { name: 'Tomb Explorer', url: 'https://tombscout.com' } }, publicRpcUrl: 'https://rpc.tombchain.com' },
  treasure: { id: 61166, name: 'Treasure', nativeCurrency: { name: 'MAGIC', symbol: 'MAGIC', decimals: 18 }, blockExplorers: { default: { name: 'Treasure Block Explorer', url: 'https://treasurescan.io' } }, publicRpcUrl: 'https://rpc.treasure.lol' },
  treasureTopaz: { id: 978658, name: 'Treasure Topaz Testnet', nativeCurrency: { name: 'MAGIC', symbol: 'MAGIC', decimals: 18 }, blockExplorers: { default: { name: 'Treasure Topaz Block Explorer', url: 'https://topaz.treasurescan.io' } }, testnet: true, publicRpcUrl: 'https://rpc.topaz.treasure.lol' },
  tron: { id: 728126428, name: 'Tron', nativeCurrency: { name: 'TRON', symbol: 'TRX', decimals: 6 }, blockExplorers: { default: { name: 'Tronscan', url: 'https://tronscan.org' } }, publicRpcUrl: 'https://api.trongrid.io/jsonrpc' },
  tronNile: { id: 3448148188, name: 'Tron Nile', nativeCurrency: { name: 'TRON', symbol: 'TRX', decimals: 6 }, blockExplorers: { default: { name: 'Tronscan', url: 'https://nile.tronscan.org' } }, testnet: true, publicRpcUrl: 'https://nile.trongrid.io/jsonrpc' },
  tronShasta: { id: 2494104990, name: 'Tron Shasta', nativeCurrency: { name: 'TRON', symbol: 'TRX', decimals: 6 }, blockExplorers: { default: { name: 'Tronscan', url: 'https://shasta.tronscan.org' } }, testnet: true, publicRpcUrl: 'https://api.shasta.trongrid.io/jsonrpc' },
  ubiq: { id: 8, name: 'Ubiq Mainnet', nativeCurrency: { name: 'UBQ', symbol: 'UBQ', decimals: 18 }, blockExplorers: { default: { name: 'Ubiq Scan', url: 'https://ubiqscan.io' } }, publicRpcUrl: 'https://pyrus2.ubiqscan.io' },
  ultra: { id: 19991, name: 'Ultra EVM', nativeCurrency: { name: 'Ultra Token', symbol: 'UOS', decimals: 18 }, blockExplorers: { default: { name: 'Ultra EVM Explorer', url: 'https://evmexplorer.ultra.io' } }, publicRpcUrl: 'https://evm.ultra.eosusa.io' },
  ultraTestnet: { id: 18881, name: 'Ultra EVM Testnet', nativeCurrency: { name: 'Ultra Token', symbol: 'UOS', decimals: 18 }, blockExplorers: { default: { name: 'Ultra EVM Testnet Explorer', url: 'https://evmexplorer.testnet.ultra.io' } }, testnet: true, publicRpcUrl: 'https://evm.test.ultra.eosusa.io' },
  ultron: { id: 1231, name: 'Ultron Mainnet', nativeCurrency: { name: 'ULX', symbol: 'ULX', decimals: 18 }, blockExplorers: { default: { name: 'Ultron Scan', url: 'https://ulxscan.com' } }, publicRpcUrl: 'https://ultron-rpc.net' },
  ultronTestnet: { id: 1230, name: 'Ultron Testnet', nativeCurrency: { name: 'ULX', symbol: 'ULX', decimals: 18 }, blockExplorers: { default: { name: 'Ultron Scan', url: 'https://explorer.ultron-dev.io' } }, testnet: true, publicRpcUrl: 'https://ultron-dev.io' },
  unichain: { id: 130, name: 'Unichain', nativeCurrency: ether, blockExplorers: { default: { name: 'Uniscan', url: 'https://uniscan.xyz' } }, publicRpcUrl: 'https://mainnet.unichain.org/' },
  unichainSepolia: { id: 1301, name: 'Unichain Sepolia', nativeCurrency: ether, blockExplorers: { default: { name: 'Uniscan', url: 'https://sepolia.uniscan.xyz' } }, testnet: true, publicRpcUrl: 'https://sepolia.unichain.org' },
  unique: { id: 8880, name: 'Unique Mainnet', nativeCurrency: { name: 'UNQ', symbol: 'UNQ', decimals: 18 }, blockExplorers: { default: { name: 'Unique Subscan', url: 'https://unique.subscan.io' } }, publicRpcUrl: 'https://rpc.unique.network' },
  uniqueOpal: { id: 8882, name: 'Opal Testnet', nativeCurrency: { name: 'OPL', symbol: 'OPL', decimals: 18 }, blockExplorers: { default: { name: 'Opal Subscan', url: 'https://opal.subscan.io' } }, testnet: true, publicRpcUrl: 'https://rpc-opal.unique.network' },
  uniqueQuartz: { id: 8881, name: 'Quartz Mainnet', nativeCurrency: { name: 'QTZ', symbol: 'QTZ', decimals: 18 }, blockExplorers: { default: { name: 'Quartz Subscan', url: 'https://quartz.subscan.io' } }, publicRpcUrl: 'https://rpc-quartz.unique.network' },
  unreal: { id: 18233, name: 'Unreal', nativeCurrency: { name: 'reETH', symbol: 'reETH', decimals: 18 }, blockExplorers: { default: { name: 'Unreal Explorer', url: 'https://unreal.blockscout.com' } }, testnet: true, publicRpcUrl: 'https://rpc.unreal-orbit.gelato.digital' },
  valygoNft: { id: 7773777, name: 'VALYGO NFT', nativeCurrency: { name: 'VYO', symbol: 'VYO', decimals: 18 }, blockExplorers: { default: { name: 'VYOScan NFT', url: 'https://nft.vyoscan.com' } }, publicRpcUrl: 'https://rpc-gw-1.vyoscan.com/ext/bc/2RyzsmGypNQZPby1miwMMV8spTvhgd9qd2peNRzU1mErUQqSSw/rpc' },
  valygoSmartchain: { id: 7771777, name: 'VALYGO Smartchain', nativeCurrency: { name: 'VYO', symbol: 'VYO', decimals: 18 }, blockExplorers: { default: { name: 'VYOScan', url: 'https://vyoscan.com' } }, publicRpcUrl: 'https://rpc-gw-1.vyoscan.com/ext/bc/2t51dXsuxUvd9teY9TKEJmgxmxMk3CRF88UYTA4HQgjeYZqzSX/rpc' },
  vana: { id: 1480, name: 'Vana', nativeCurrency: { name: 'Vana', symbol: 'VANA', decimals: 18 }, blockExplorers: { default: { name: 'Vana Block Explorer', url: 'https://vanascan.io' } }, publicRpcUrl: 'https://rpc.vana.org/' },
  vanaMoksha: { id: 14800, name: 'Vana Moksha Testnet', nativeCurrency: { name: 'Vana', symbol: 'VANA', decimals: 18 }, blockExplorers: { default: { name: 'Vana Moksha Testnet', url: 'https://moksha.vanascan.io' } }, testnet: true, publicRpcUrl: 'https://rpc.moksha.vana.org' },
  vanar: { id: 2040, name: 'Vanar Mainnet', nativeCurrency: { name: 'VANRY', symbol: 'VANRY', decimals: 18 }, blockExplorers: { default: { name: 'Vanar Mainnet Explorer', url: 'https://explorer.vanarchain.com' } }, publicRpcUrl: 'https://rpc.vanarchain.com' },
  vechain: { id: 100009, name: 'Vechain', nativeCurrency: { name: 'VeChain', symbol: 'VET', decimals: 18 }, blockExplorers: { default: { name: 'Vechain Explorer', url: 'https://explore.vechain.org' } }, publicRpcUrl: 'https://mainnet.vechain.org' },
  velas: { id: 106, name: 'Velas EVM Mainnet', nativeCurrency: { name: 'VLX', symbol: 'VLX', decimals: 18 }, blockExplorers: { default: { name: 'Velas Explorer', url: 'https://evmexplorer.velas.com' } }, publicRpcUrl: 'https://evmexplorer.velas.com/rpc' },
  viction: { id: 88, name: 'Viction', nativeCurrency: { name: 'Viction', symbol: 'VIC', decimals: 18 }, blockExplorers: { default: { name: 'VIC Scan', url: 'https://vicscan.xyz' } }, publicRpcUrl: 'https://rpc.viction.xyz' },
  victionTestnet: { id: 89, name: 'Viction Testnet', nativeCurrency: { name: 'Viction', symbol: 'VIC', decimals: 18 }, blockExplorers: { default: { name: 'VIC Scan', url: 'https://testnet.vicscan.xyz' } }, testnet: true, publicRpcUrl: 'https://rpc-testnet.viction.xyz' },
  vision: { id: 888888, name: 'Vision', nativeCurrency: { name: 'VISION', symbol: 'VS', decimals: 18 }, blockExplorers: { default: { name: 'Vision Scan', url: 'https://visionscan.org' } }, publicRpcUrl: 'https://infragrid.v.network/ethereum/compatible' },
  visionTestnet: { id: 666666, name: 'Vision Testnet', nativeCurrency: { name: 'VISION', symbol: 'VS', decimals: 18 }, blockExplorers: { default: { name: 'Vision Scan', url: 'https://visionscan.org/?chain=vpioneer' } }, testnet: true, publicRpcUrl: 'https://vpioneer.infragrid.v.network/ethereum/compatible' },
  wanchain: { id: 888, name: 'Wanchain', nativeCurrency: { name: 'WANCHAIN', symbol: 'WAN', decimals: 18 }, blockExplorers: { default: { name: 'WanScan', url: 'https://wanscan.org' } }, publicRpcUrl: 'https://gwan-ssl.wandevs.org:56891' },
  wanchainTestnet: { id: 999, name: 'Wanchain Testnet', nativeCurrency: { name: 'WANCHAIN', symbol: 'WANt', decimals: 18 }, blockExplorers: { default: { name: 'WanScanTest', url: 'https://wanscan.org' } }, testnet: true, publicRpcUrl: 'https://gwan-ssl.wandevs.org:46891' },
  weaveVMAlphanet: { id: 9496, name: 'WeaveVM Alphanet', nativeCurrency: { name: 'Testnet WeaveVM', symbol: 'tWVM', decimals: 18 }, blockExplorers: { default: { name: 'WeaveVM Alphanet Explorer', url: 'https://explorer.wvm.dev' } }, testnet: true, publicRpcUrl: 'https://testnet-rpc.wvm.dev' },
  wemix: { id: 1111, name: 'WEMIX', nativeCurrency: { name: 'WEMIX', symbol: 'WEMIX', decimals: 18 }, blockExplorers: { default: { name: 'wemixExplorer', url: 'https://explorer.wemix.com' } }, publicRpcUrl: 'https://api.wemix.com' },
  wemixTestnet: { id: 1112, name: 'WEMIX Testnet', nativeCurrency: { name: 'WEMIX', symbol: 'tWEMIX', decimals: 18 }, blockExplorers: { default: { name: 'wemixExplorer', url: 'https://testnet.wemixscan.com' } }, testnet: true, publicRpcUrl: 'https://api.test.wemix.com' },
  westendAssetHub: { id: 420420421, name: 'Westend Asset Hub', nativeCurrency: { name: 'Westies', symbol: 'WND', decimals: 18 }, blockExplorers: { default: { name: 'subscan', url: 'https://westend-asset-hub-eth-explorer.parity.io' } }, testnet: true, publicRpcUrl: 'https://westend-asset-hub-eth-rpc.polkadot.io' },
  whitechain: { id: 1875, name: 'Whitechain', nativeCurrency: { name: 'WhiteBIT Coin', symbol: 'WBT', decimals: 18 }, blockExplorers: { default: { name: 'Whitechain Explorer', url: 'https://explorer.whitechain.io' } }, publicRpcUrl: 'https://rpc.whitechain.io' },
  whitechainSepolia: { id: 1874, name: 'Whitechain Sepolia', nativeCurrency: { name: 'WBT', symbol: 'WBT', decimals: 18 }, blockExplorers: { default: { name: 'Whitechain Testnet Explorer', url: 'https://explorer.testnet.whitechain.io' } }, testnet: true, publicRpcUrl: 'https://rpc.testnet.whitechain.io' },
  whitechainTestnet: { id: 2625, name: 'Whitechain Testnet', nativeCurrency: { name: 'WhiteBIT Coin', symbol: 'WBT', decimals: 18 }, blockExplorers: { default: { name: 'Whitechain Explorer', url: 'https://testnet.whitechain.io' } }, testnet: true, publicRpcUrl: 'https://rpc-testnet.whitechain.io' },
  wmcTestnet: { id: 42070, name: 'WMC Testnet', nativeCurrency: { name: 'WMTx', symbol: 'WMTx', decimals: 18 }, blockExplorers: { default: { name: 'WMC Explorer', url: 'https://explorer2-base-testnet.worldmobile.net' } }, testnet: true, publicRpcUrl: 'https://rpc-testnet-base.worldmobile.net' },
  worldLand: { id: 103, name: 'WorldLand Mainnet', nativeCurrency: { name: 'WLC', symbol: 'WLC', decimals: 18 }, blockExplorers: { default: { name: 'WorldLand Scan', url: 'https://scan.worldland.foundation' } }, publicRpcUrl: 'https://seoul.worldland.foundation' },
  worldchain: { id: 480, name: 'World Chain', nativeCurrency: ether, blockExplorers: { default: { name: 'Worldscan', url: 'https://worldscan.org' } }, publicRpcUrl: 'https://worldchain-mainnet.g.alchemy.com/public' },
  worldchainSepolia: { id: 4801, name: 'World Chain Sepolia', nativeCurrency: ether, blockExplorers: { default: { name: 'Worldscan Sepolia', url: 'https://sepolia.worldscan.org' } }, testnet: true, publicRpcUrl: 'https://worldchain-sepolia.g.alchemy.com/public' },
  x1Testnet: { id: 1952, name: 'X1 Testnet', nativeCurrency: { name: 'OKB', symbol: 'OKB', decimals: 18 }, blockExplorers: { default: { name: 'OKLink', url: 'https://www.oklink.com/xlayer-test' } }, testnet: true, publicRpcUrl: 'https://xlayertestrpc.okx.com' },
  xLayer: { id: 196, name: 'X Layer Mainnet', nativeCurrency: { name: 'OKB', symbol: 'OKB', decimals: 18 }, blockExplorers: { default: { name: 'OKLink', url: 'https://www.oklink.com/xlayer' } }, publicRpcUrl: 'https://xlayerrpc.okx.com' },
  xLayerTestnet: { id: 1952, name: 'X1 Testnet', nativeCurrency: { name: 'OKB', symbol: 'OKB', decimals: 18 }, blockExplorers: { default: { name: 'OKLink', url: 'https://www.oklink.com/xlayer-test' } }, testnet: true, publicRpcUrl: 'https://xlayertestrpc.okx.com' },
  xai: { id: 660279, name: 'Xai Mainnet', nativeCurrency: { name: 'Xai', symbol: 'XAI', decimals: 18 }, blockExplorers: { default: { name: 'Blockscout', url: 'https://explorer.xai-chain.net' } }, publicRpcUrl: 'https://xai-chain.net/rpc' },
  xaiTestnet: { id: 37714555429, name: 'Xai Testnet', nativeCurrency: { name: 'sXai', symbol: 'sXAI', decimals: 18 }, blockExplorers: { default: { name: 'Blockscout', url: 'https://testnet-explorer-v2.xai-chain.net' } }, testnet: true, publicRpcUrl: 'https://testnet-v2.xai-chain.net/rpc' },
  xdc: { id: 50, name: 'XDC Network', nativeCurrency: { name: 'XDC', symbol: 'XDC', decimals: 18 }, blockExplorers: { default: { name: 'XDCScan', url: 'https://xdcscan.com' } }, publicRpcUrl: 'https://rpc.xdcrpc.com' },
  xdcTestnet: { id: 51, name: 'Apothem Network', nativeCurrency: { name: 'TXDC', symbol: 'TXDC', decimals: 18 }, blockExplorers: { default: { name: 'XDCScan', url: 'https://testnet.xdcscan.com' } }, testnet: true, publicRpcUrl: 'https://erpc.apothem.network' },
  xgr: { id: 1643, name: 'XGR Mainnet', nativeCurrency: { name: 'XGR', symbol: 'XGR', decimals: 18 }, blockExplorers: { default: { name: 'XGR Explorer', url: 'https://explorer.xgr.network' } }, publicRpcUrl: 'https://rpc.xgr.network' },
  xgrTestnet: { id: 1879, name: 'XGR Testnet', nativeCurrency: { name: 'XGR', symbol: 'XGR', decimals: 18 }, blockExplorers: { default: { name: 'XGR Testnet Explorer', url: 'https://explorer.testnet.xgr.network' } }, testnet: true, publicRpcUrl: 'https://rpc1.testnet.xgr.network' },
  xoneMainnet: { id: 3721, name: 'Xone Chain Mainnet', nativeCurrency: { name: 'XOC', symbol: 'XOC', decimals: 18 }, blockExplorers: { default: { name: 'Xone Mainnet Explorer', url: 'https://xonescan.com' } }, publicRpcUrl: 'https://rpc.xone.org' },
  xoneTestnet: { id: 33772211, name: 'Xone Chain Testnet', nativeCurrency: { name: 'XOC', symbol: 'XOC', decimals: 18 }, blockExplorers: { default: { name: 'Xone Testnet Explorer', url: 'https://testnet.xonescan.com' } }, testnet: true, publicRpcUrl: 'https://rpc-testnet.xone.org' },
  xphereMainnet: { id: 20250217, name: 'Xphere Mainnet', nativeCurrency: { name: 'XP', symbol: 'XP', decimals: 18 }, blockExplorers: { default: { name: 'Xphere Tamsa Explorer', url: 'https://xp.tamsa.io' } }, publicRpcUrl: 'https://en-bkk.x-phere.com' },
  xphereTestnet: { id: 1998991, name: 'Xphere Testnet', nativeCurrency: { name: 'XPT', symbol: 'XPT', decimals: 18 }, blockExplorers: { default: { name: 'Xphere Tamsa Explorer', url: 'https://xpt.tamsa.io' } }, testnet: true },
  xpla: { id: 37, name: 'CONX Chain', nativeCurrency: { name: 'XPLA', symbol: 'XPLA', decimals: 18 }, blockExplorers: { default: { name: 'CONX Explorer', url: 'https://explorer.conx.xyz' } }, publicRpcUrl: 'https://dimension-evm-rpc.xpla.dev' },
  xrOne: { id: 273, name: 'XR One', nativeCurrency: { name: 'XR1', symbol: 'XR1', decimals: 18 }, blockExplorers: { default: { name: 'Blockscout', url: 'https://xr1.calderaexplorer.xyz' } }, publicRpcUrl: 'https://xr1.calderachain.xyz/http' },
  xrSepolia: { id: 2730, name: 'XR Sepolia', nativeCurrency: { name: 'tXR', symbol: 'tXR', decimals: 18 }, blockExplorers: { default: { name: 'Blockscout', url: 'https://xr-sepolia-testnet.explorer.caldera.xyz' } }, testnet: true, publicRpcUrl: 'https://xr-sepolia-testnet.rpc.caldera.xyz/http' },
  xrplevm: { id: 1440000, name: 'XRPL EVM', nativeCurrency: { name: 'XRP', symbol: 'XRP', decimals: 18 }, blockExplorers: { default: { name: 'blockscout', url: 'https://explorer.xrplevm.org' } }, publicRpcUrl: 'https://rpc.xrplevm.org' },
  xrplevmDevnet: { id: 1440002, name: 'XRPL EVM Devnet', nativeCurrency: { name: 'XRP', symbol: 'XRP', decimals: 18 }, blockExplorers: { default: { name: 'XRPLEVM Devnet Explorer', url: 'https://explorer.xrplevm.org' } }, testnet: true, publicRpcUrl: 'https://rpc.xrplevm.org/' },
  xrplevmTestnet: { id: 1449000, name: 'XRPL EVM Testnet', nativeCurrency: { name: 'XRP', symbol: 'XRP', decimals: 18 }, blockExplorers: { default: { name: 'blockscout', url: 'https://explorer.testnet.xrplevm.org' } }, testnet: true, publicRpcUrl: 'https://rpc.testnet.xrplevm.org' },
  ynxTestnet: { id: 6423, name: 'YNX Testnet', nativeCurrency: { name: 'YNXT', symbol: 'YNXT', decimals: 18 }, blockExplorers: { default: { name: 'YNX Explorer', url: 'https://explorer.ynxweb4.com' } }, testnet: true, publicRpcUrl: 'https://evm.ynxweb4.com' },
  yooldoVerse: { id: 50005, name: 'Yooldo Verse', nativeCurrency: { name: 'OAS', symbol: 'OAS', decimals: 18 }, blockExplorers: { default: { name: 'Yooldo Verse Explorer', url: 'https://explorer.yooldo-verse.xyz' } }, publicRpcUrl: 'https://rpc.yooldo-verse.xyz' },
  yooldoVerseTestnet: { id: 50006, name: 'Yooldo Verse Testnet', nativeCurrency: { name: 'OAS', symbol: 'OAS', decimals: 18 }, blockExplorers: { default: { name: 'Yooldo Verse Testnet Explorer', url: 'https://explorer.testnet.yooldo-verse.xyz' } }, testnet: true, publicRpcUrl: 'https://rpc.testnet.yooldo-verse.xyz' },
  zagros: { id: 21072026, name: 'Zagros', nativeCurrency: { name: 'Zagros', symbol: 'ZAGROS', decimals: 18 }, blockExplorers: { default: { name: 'ZagrosRadar', url: 'https://zagrosradar.com' } }, publicRpcUrl: 'https://rpc.zagros.network' },
  zenchainTestnet: { id: 8408, name: 'ZenChain Testnet', nativeCurrency: { name: 'ZTC', symbol: 'ZTC', decimals: 18 }, blockExplorers: { default: { name: 'Zentrace', url: 'https://zentrace.io' } }, testnet: true, publicRpcUrl: 'https://zenchain-testnet.api.onfinality.io/public' },
  zeniq: { id: 383414847825, name: 'Zeniq Mainnet', nativeCurrency: { name: 'ZENIQ', symbol: 'ZENIQ', decimals: 18 }, blockExplorers: { default: { name: 'Zeniq Explorer', url: 'https://zeniqscan.com' } }, publicRpcUrl: 'https://api.zeniq.network' },
  zeroG: { id: 16600, name: '0G Newton Testnet', nativeCurrency: { name: 'A0GI', symbol: 'A0GI', decimals: 18 }, blockExplorers: { default: { name: '0G BlockChain Explorer', url: 'https://chainscan-newton.0g.ai' } }, testnet: true, publicRpcUrl: 'https://evmrpc-testnet.0g.ai' },
  zeroGGalileoTestnet: { id: 16601, name: '0G Galileo Testnet', nativeCurrency: { name: 'A0GI', symbol: 'A0GI', decimals: 18 }, blockExplorers: { default: { name: '0G BlockChain Explorer', url: 'https://chainscan-galileo.0g.ai' } }, testnet: true, publicRpcUrl: 'https://evmrpc-testnet.0g.ai' },
  zeroGMainnet: { id: 16661, name: '0G Mainnet', nativeCurrency: { name: '0G', symbol: '0G', decimals: 18 }, blockExplorers: { default: { name: '0G Chainscan', url: 'https://chainscan.0g.ai' } }, publicRpcUrl: 'https://evmrpc.0g.ai' },
  zeroGTestnet: { id: 16602, name: '0G Galileo Testnet', nativeCurrency: { name: '0G', symbol: '0G', decimals: 18 }, blockExplorers: { default: { name: '0G Chainscan', url: 'https://chainscan-galileo.0g.ai' } }, testnet: true, publicRpcUrl: 'https://evmrpc-testnet.0g.ai' },
  zeroNetwork: { id: 543210, name: 'Zero Network', nativeCurrency: ether, blockExplorers: { default: { name: 'Zero Network Explorer', url: 'https://explorer.zero.network' } }, publicRpcUrl: 'https://rpc.zerion.io/v1/zero' },
  zetachain: { id: 7000, name: 'ZetaChain', nativeCurrency: { name: 'Zeta', symbol: 'ZETA', decimals: 18 }, blockExplorers: { default: { name: 'ZetaScan', url: 'https://zetascan.com' } }, publicRpcUrl: 'https://zetachain-evm.blockpi.network/v1/rpc/public' },
  zetachainAthensTestnet: { id: 7001, name: 'ZetaChain Athens Testnet', nativeCurrency: { name: 'Zeta', symbol: 'aZETA', decimals: 18 }, blockExplorers: { default: { name: 'ZetaScan', url: 'https://testnet.zetascan.com' } }, testnet: true, publicRpcUrl: 'https://zetachain-athens-evm.blockpi.network/v1/rpc/public' },
  zhejiang: { id: 1337803, name: 'Zhejiang', nativeCurrency: { name: 'Zhejiang Ether', symbol: 'ZhejETH', decimals: 18 }, blockExplorers: { default: { name: 'Beaconchain', url: 'https://zhejiang.beaconcha.in' } }, testnet: true, publicRpcUrl: 'https://rpc.zhejiang.ethpandaops.io' },
  zilliqa: { id: 32769, name: 'Zilliqa', nativeCurrency: { name: 'Zilliqa', symbol: 'ZIL', decimals: 18 }, blockExplorers: { default: { name: 'Ethernal', url: 'https://evmx.zilliqa.com' } }, publicRpcUrl: 'https://api.zilliqa.com' },
  zilliqaTestnet: { id: 33101, name: 'Zilliqa Testnet', nativeCurrency: { name: 'Zilliqa', symbol: 'ZIL', decimals: 18 }, blockExplorers: { default: { name: 'Ethernal', url: 'https://evmx.testnet.zilliqa.com' } }, testnet: true, publicRpcUrl: 'https://dev-api.zilliqa.com' },
  zircuit: { id: 48900, name: 'Zircuit Mainnet', nativeCurrency: ether, blockExplorers: { default: { name: 'Zircuit Explorer', url: 'https://explorer.zircuit.com' } }, publicRpcUrl: 'https://mainnet.zircuit.com' },
  zircuitGarfieldTestnet: { id: 48898, name: 'Zircuit Garfield Testnet', nativeCurrency: { name: 'ETH', symbol: 'ETH', decimals: 18 }, blockExplorers: { default: { name: 'Zircuit Garfield Testnet Explorer', url: 'https://explorer.garfield-testnet.zircuit.com' } }, testnet: true, publicRpcUrl: 'https://garfield-testnet.zircuit.com/' },
  zkFair: { id: 42766, name: 'ZKFair Mainnet', nativeCurrency: { name: 'USD Coin', symbol: 'USDC', decimals: 18 }, blockExplorers: { default: { name: 'zkFair Explorer', url: 'https://scan.zkfair.io' } }, publicRpcUrl: 'https://rpc.zkfair.io' },
  zkFairTestnet: { id: 43851, name: 'ZKFair Testnet', nativeCurrency: { name: 'USD Coin', symbol: 'USDC', decimals: 18 }, blockExplorers: { default: { name: 'zkFair Explorer', url: 'https://testnet-scan.zkfair.io' } }, testnet: true, publicRpcUrl: 'https://testnet-rpc.zkfair.io' },
  zkLinkNova: { id: 810180, name: 'zkLink Nova', nativeCurrency: { name: 'ETH', symbol: 'ETH', decimals: 18 }, blockExplorers: { default: { name: 'zkLink Nova Block Explorer', url: 'https://explorer.zklink.io' } }, publicRpcUrl: 'https://rpc.zklink.io' },
  zkLinkNovaSepoliaTestnet: { id: 810181, name: 'zkLink Nova Sepolia Testnet', nativeCurrency: { name: 'ETH', symbol: 'ETH', decimals: 18 }, blockExplorers: { default: { name: 'zkLink Nova Block Explorer', url: 'https://sepolia.explorer.zklink.io' } }, testnet: true, publicRpcUrl: 'https://sepolia.rpc.zklink.io' },
  zkSync: { id: 324, name: 'ZKsync Era', nativeCurrency: ether, blockExplorers: { default: { name: 'ZKsync Explorer', url: 'https://explorer.zksync.io' } }, publicRpcUrl: 'https://mainnet.era.zksync.io' },
  zkSyncInMemoryNode: { id: 260, name: 'ZKsync InMemory Node', nativeCurrency: ether, testnet: true },
  zkSyncLocalNode: { id: 270, name: 'ZKsync CLI Local Node', nativeCurrency: ether, testnet: true },
  zkSyncSepoliaTestnet: { id: 300, name: 'ZKsync Sepolia Testnet', nativeCurrency: ether, blockExplorers: { default: { name: 'ZKsync Explorer', url: 'https://sepolia.explorer.zksync.io' } }, testnet: true, publicRpcUrl: 'https://sepolia.era.zksync.dev' },
  zkXPLA: { id: 375, name: 'zkXPLA Mainnet', nativeCurrency: ether, blockExplorers: { default: { name: 'zkXPLA Mainnet Explorer', url: 'https://explorer.zkxpla.io' } }, publicRpcUrl: 'https://rpc.zkxpla.io' },
  zkXPLATestnet: { id: 475, name: 'zkXPLA Testnet', nativeCurrency: ether, blockExplorers: { default: { name: 'zkXPLA Testnet Explorer', url: 'https://testnet-explorer.zkxpla.io' } }, testnet: true, publicRpcUrl: 'https://testnet-rpc.zkxpla.io' },
  zksync: { id: 324, name: 'ZKsync Era', nativeCurrency: ether, blockExplorers: { default: { name: 'ZKsync Explorer', url: 'https://explorer.zksync.io' } }, publicRpcUrl: 'https://mainnet.era.zksync.io' },
  zksyncInMemoryNode: { id: 260, name: 'ZKsync InMemory Node', nativeCurrency: ether, testnet: true },
  zksyncLocalCustomHyperchain: { id: 272, name: 'ZKsync CLI Local Custom Hyperchain', nativeCurrency: { name: 'BAT', symbol: 'BAT', decimals: 18 }, blockExplorers: { default: { name: 'ZKsync explorer', url: 'http://localhost:15005' } }, testnet: true },
  zksyncLocalHyperchain: { id: 270, name: 'ZKsync CLI Local Hyperchain', nativeCurrency: ether, blockExplorers: { default: { name: 'ZKsync explorer', url: 'http://localhost:15005' } }, testnet: true },
  zksyncLocalHyperchainL1: { id: 9, name: 'ZKsync CLI Local Hyperchain L1', nativeCurrency: ether, blockExplorers: { default: { name: 'Blockscout', url: 'http://localhost:15001' } }, testnet: true },
  zksyncLocalNode: { id: 270, name: 'ZKsync CLI Local Node', nativeCurrency: ether, testnet: true },
  zksyncSepoliaTestnet: { id: 300, name: 'ZKsync Sepolia Testnet', nativeCurrency: ether, blockExplorers: { default: { name: 'ZKsync Explorer', url: 'https://sepolia.explorer.zksync.io' } }, testnet: true, publicRpcUrl: 'https://sepolia.era.zksync.dev' },
  zora: { id: 7777777, name: 'Zora', nativeCurrency: ether, blockExplorers: { default: { name: 'Explorer', url: 'https://explorer.zora.energy' } }, publicRpcUrl: 'https://rpc.zora.energy' },
  zoraSepolia: { id: 999999999, name: 'Zora Sepolia', nativeCurrency: { name: 'Zora Sepolia', symbol: 'ETH', decimals: 18 }, blockExplorers: { default: { name: 'Zora Sepolia Explorer', url: 'https://sepolia.explorer.zora.energy' } }, testnet: true, publicRpcUrl: 'https://sepolia.rpc.zora.energy' },
  zoraTestnet: { id: 999, name: 'Zora Goerli Testnet', nativeCurrency: { name: 'Zora Goerli', symbol: 'ETH', decimals: 18 }, blockExplorers: { default: { name: 'Explorer', url: 'https://testnet.explorer.zora.energy' } }, testnet: true, publicRpcUrl: 'https://testnet.rpc.zora.energy' },
}
