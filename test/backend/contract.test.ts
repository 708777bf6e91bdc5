import { migratedMemory } from '../setup/migrated-database.js'
import { contractSuite } from './contract-suite.js'

contractSuite('PGlite', async () => ({ place: await migratedMemory() }))
