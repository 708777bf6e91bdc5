import type { DatabaseConnection, Dialect, Driver } from 'kysely'

/**
 * A dialect that closes its database only when every statement has ended. An embedded Postgres that is closed under a
 * running statement never returns from it, and the process with it.
 */
export function drainingDialect(dialect: Dialect): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => drainingDriver(dialect.createDriver()),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  }
}

function drainingDriver(driver: Driver): Driver {
  let open = 0
  let onQuiet: () => void = () => {}

  async function acquireConnection(): Promise<DatabaseConnection> {
    open += 1
    try {
      return await driver.acquireConnection()
    } catch (cause) {
      release()
      throw cause
    }
  }

  function release(): void {
    open -= 1
    if (open === 0) onQuiet()
  }

  return {
    init: () => driver.init(),
    acquireConnection,
    beginTransaction: (connection, settings) => driver.beginTransaction(connection, settings),
    commitTransaction: (connection) => driver.commitTransaction(connection),
    rollbackTransaction: (connection) => driver.rollbackTransaction(connection),
    async releaseConnection(connection) {
      await driver.releaseConnection(connection)
      release()
    },
    // Kysely hands out no connection once it destroys the driver.
    async destroy() {
      if (open > 0) {
        await new Promise<void>((resolve) => {
          onQuiet = resolve
        })
      }
      await driver.destroy()
    },
  }
}
