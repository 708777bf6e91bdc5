import { afterAll, beforeAll, describe } from 'vitest'
import type { DatabasePlace } from '../../templates/backend/src/db/open-database.js'
import { accountContract } from './account-contract.js'
import { exchangeContract } from './exchange-contract.js'
import { projectContract } from './project-contract.js'
import { type ServedBackend, serveBackend } from './served-backend.js'

/** A database for one run. */
export interface ContractDatabase {
  readonly place: DatabasePlace
  /** Ends what runs for it. */
  stop?(): Promise<void>
}

/** Every endpoint of the HTTP interface, its shape and its content, over one kind of database. */
export function contractSuite(name: string, open: () => Promise<ContractDatabase>): void {
  describe(`the HTTP interface on ${name}`, () => {
    let database: ContractDatabase | undefined
    let served: ServedBackend
    beforeAll(async () => {
      database = await open()
      served = await serveBackend(database.place)
    }, 60_000)
    afterAll(async () => {
      await served?.stop()
      await database?.stop?.()
    })

    accountContract(() => served)
    exchangeContract(() => served)
    projectContract(() => served)
  })
}
