import type { MailGroupName, NoticeChannel, NoticeGroupName } from '@oficio/contracts/kernel/notice-groups'
import type { NoticeKind } from '@oficio/contracts/kernel/notice-kinds'
import type { Tx } from '@oficio/db/client'
import type { MailTemplate, MailTemplates } from './mail-templates'
import type { PaymentProvider } from './payment-provider'
import type { PersonalTable } from './personal-data'
import type {
  AccessTokens,
  Clock,
  FileStore,
  Ids,
  ImageProcessor,
  Log,
  Mailer,
  PageNews,
  PasswordHasher,
  PushService,
  ReadCache,
  Site,
  Traces,
} from './ports'
import type { Settings } from './settings'

/** Everything that a use-case may reach; built once per process from the environment, and by tests from fakes. */
export interface Ctx {
  /** Where queries run: a connection pool, or the open transaction. */
  db: Tx
  transaction: BeginTransaction
  clock: Clock
  ids: Ids
  log: Log
  /** Null if the operator configured no collector. */
  traces: Traces | null
  mailer: Mailer
  files: FileStore
  images: ImageProcessor
  /** The provider of new payments, and inside a call about a stored row the provider of that row. */
  payments: PaymentProvider
  /** Further providers: nothing new is paid there, and what was paid there is still read and refunded. */
  otherPayments: readonly PaymentProvider[]
  passwords: PasswordHasher
  accessTokens: AccessTokens
  /** Key for links, codes and refresh tokens. */
  tokenSecret: string
  /** Whether every admin must have a second factor; in a demo it is optional. */
  isSecondFactorRequired: boolean
  /** Key with which the mail provider signs its events; null if it sends none. */
  mailWebhookSecret: string | null
  /** Null if push notifications are switched off. */
  push: PushService | null
  site: Site
  /** Channels of notifications to accounts; without 'push' if the site has no keys for it. */
  noticeChannels: readonly NoticeChannel[]
  /** Null if search engines are not notified and find changes by themselves. */
  pageNews: PageNews | null
  readCache: ReadCache
  settings: Settings
  registry: Registry
}

/**
 * What a cacheable read needs: the context with its cache, or only a transaction. Code that already holds a
 * connection must read through it, because waiting for a second connection can deadlock the pool.
 */
export interface ReadSource {
  db: Tx
  readCache?: ReadCache
}

/** The context inside a transaction: required by functions that take locks or write rows that belong together. */
export interface TxCtx extends Ctx {
  readonly isInTransaction: true
}

/**
 * Runs the work in one transaction, all or nothing. Inside, `ctx.db`, settings and jobs belong to the transaction;
 * the work must call nothing outside the database. PostgreSQL may roll it back because of a concurrent transaction;
 * then the work runs once more from the start. Nested calls join the outer transaction.
 */
export type BeginTransaction = <Result>(
  work: (ctx: TxCtx) => Promise<Result>,
  options?: { timeoutMs?: number },
) => Promise<Result>

/**
 * What the nouns contribute, so that lower code can reach higher nouns. Each noun has a `contributions.ts`;
 * ../registry.ts joins them, and the context carries the result. A noun that lets other nouns contribute adds its own
 * member here from its own file (`declare module`).
 */
export interface Registry {
  /** Every job that the worker knows. */
  jobs: readonly JobDefinition[]
  /** Clock entries. Each must tolerate running twice or late. */
  clock: readonly CronEntry[]
  /** Every event of which people are notified. */
  events: readonly RegisteredEvent[]
  onBounce: readonly BounceFollowUp[]
  onMarkedAddress: readonly MarkFollowUp[]
  onProvenMailbox: readonly MailboxFollowUp[]
  /** Personal data in every table of the database. */
  personalTables: readonly PersonalTable[]
}

/** What one noun adds to the registry. */
export type Contributions = Partial<Registry>

/** Runs in the transaction that records that a mail server refused an address permanently. */
export type BounceFollowUp = (tx: Tx, mailId: string) => Promise<void>

/** Runs in the transaction that marks an address. `key` identifies the event that caused the mark. */
export type MarkFollowUp = (ctx: TxCtx, mark: { address: string; key: string }) => Promise<void>

/** Runs in the transaction in which the owner of an account proves that a mailbox is theirs. */
export type MailboxFollowUp = (tx: Tx, mailbox: { userId: string; email: string }) => Promise<void>

/** A job whose payload is not parsed yet: what the worker runs. */
export interface JobDefinition {
  name: string
  /** What the job does, for an admin who knows the product and not its code. */
  label: string
  isOneAtATime: boolean
  run(ctx: Ctx, payload: unknown): Promise<void>
}

/** A clock entry. `pattern` is a crontab line without the command, in UTC. */
export interface CronEntry {
  name: string
  label: string
  pattern: string
  run(ctx: Ctx): Promise<void>
}

/** An event of which people are notified, in the form that the kernel sees, which imports no noun. */
export interface RegisteredEvent<Name extends string = string> {
  name: Name
  /** The group by which an account may switch it off. */
  group?: NoticeGroupName | undefined
  notice?: { kind: NoticeKind } | undefined
  push?: PushTerms | undefined
  mail?: MailBuilder | undefined
}

/** An event with a mail, whose template has its name. */
export interface BuiltEvent<Template extends MailTemplate = MailTemplate> extends RegisteredEvent<Template> {
  mail: MailBuilder<Template>
}

export interface PushTerms {
  /** Hours during which the push is worth delivering. */
  hours: number
  /** Whether the push wakes up a device in battery-saving mode. */
  isUrgent: boolean
}

/** Builds a mail of the outbox. */
interface MailBuilder<Template extends MailTemplate = MailTemplate> {
  /** What the mail says, for an admin. */
  label: string
  /** The group by which an account may switch the mail off. */
  group: MailGroupName | undefined
  /** Whether the mail is sent to a marked address too. */
  isOwed: boolean
  /**
   * Builds the template's data from the stored payload. Returns null if the mail is pointless by now, or if `to` is
   * no longer the person's address: a secret must not be sent to a former address. Throws on a payload of no known
   * version.
   */
  build(ctx: Ctx, storedPayload: unknown, to: string): Promise<MailTemplates[Template] | null>
}
