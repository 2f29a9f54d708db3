import type { Db } from '@oficio/db/client'
import type { Settings } from '../settings/read-settings'
import type { PaymentProvider } from './payment-provider'
import type {
  AccessTokens,
  Clock,
  FileStore,
  Ids,
  ImageProcessor,
  KeptReads,
  Log,
  Mailer,
  PasswordHasher,
  Site,
} from './ports'

/** All that a use-case may reach; made once per process from the environment, and by tests from fakes. */
export interface Ctx {
  db: Db
  clock: Clock
  ids: Ids
  log: Log
  mailer: Mailer
  files: FileStore
  images: ImageProcessor
  payments: PaymentProvider
  passwords: PasswordHasher
  accessTokens: AccessTokens
  /** Key of links, codes and refresh tokens. */
  tokenSecret: string
  site: Site
  kept: KeptReads
  settings: Settings
}
