import type { AdminTables } from '../admin/tables.js'
import type { AnalyticsTables } from '../analytics/tables.js'
import type { EmbeddedTables } from '../embedded/tables.js'
import type { IndexTables } from '../indexer/tables.js'
import type { LimitTables } from '../limits/tables.js'
import type { MailTables } from '../mail/tables.js'
import type { NameTables } from '../names/tables.js'
import type { OnrampTables } from '../onramp/tables.js'
import type { ProjectTables } from '../projects/tables.js'
import type { WalletTables } from '../wallets/tables.js'

/** Every table, by area. */
export type Database = OnrampTables &
  IndexTables &
  ProjectTables &
  AdminTables &
  AnalyticsTables &
  MailTables &
  NameTables &
  LimitTables &
  EmbeddedTables &
  WalletTables
