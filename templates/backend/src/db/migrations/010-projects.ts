import type { Kysely, Migration } from 'kysely'

/** Projects with their origins, switches and limits. */
export const projects: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('projects')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('enabled', 'boolean', (column) => column.notNull().defaultTo(true))
      .addColumn('tier', 'text', (column) => column.notNull().defaultTo('self-hosted'))
      .addColumn('created_at', 'int8', (column) => column.notNull())
      .execute()
    const ofProject = (table: string) =>
      db.schema
        .createTable(table)
        .addColumn('project_id', 'text', (column) => column.notNull().references('projects.id').onDelete('cascade'))
    await ofProject('project_origins')
      .addColumn('pattern', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('project_origins_key', ['project_id', 'pattern'])
      .execute()
    await ofProject('project_features')
      .addColumn('feature', 'text', (column) => column.notNull())
      .addColumn('enabled', 'boolean', (column) => column.notNull())
      .addColumn('config', 'jsonb')
      .addPrimaryKeyConstraint('project_features_key', ['project_id', 'feature'])
      .execute()
    await ofProject('project_limits')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('per_minute', 'integer', (column) => column.notNull())
      .addColumn('per_ip_minute', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('project_limits_key', ['project_id', 'kind'])
      .execute()
  },
}
