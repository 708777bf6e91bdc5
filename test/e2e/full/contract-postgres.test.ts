import { contractSuite } from '../../backend/contract-suite.js'
import { startPostgres } from '../../setup/postgres.js'

contractSuite('Postgres', async () => {
  const { url, stop } = await startPostgres()
  return { place: { kind: 'postgres', url }, stop }
})
