import { type Kysely, type Migration, sql } from 'kysely'

/**
 * Lets the oldest lines of the audit go. They go from the first one on and leave no gap, and only in a transaction that
 * says up to which time, in ms, lines are old. No line changes.
 */
export const auditRetention: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`drop trigger wallet_audit_append_only on wallet_audit`.execute(db)
    await sql`
      create trigger wallet_audit_append_only before update or truncate on wallet_audit
      for each statement execute function wallet_audit_is_append_only()`.execute(db)
    await sql`
      create function wallet_audit_keeps_its_end() returns trigger language plpgsql as $$
      declare audit_end bigint := coalesce(nullif(current_setting('modal_kit.audit_end', true), '')::bigint, -1);
      begin
        if exists (select 1 from gone where at > audit_end)
          or exists (select 1 from wallet_audit where seq < (select max(seq) from gone))
        then raise exception 'wallet_audit is append-only'; end if;
        return null;
      end $$`.execute(db)
    await sql`
      create trigger wallet_audit_keeps_its_end after delete on wallet_audit referencing old table as gone
      for each statement execute function wallet_audit_keeps_its_end()`.execute(db)
  },
}
