import { contractSuite } from './contract-suite.js'

contractSuite('PGlite', async () => ({ place: { kind: 'memory' } }))
