import type { MailGroupName, NoticeChannel } from '@oficio/contracts/kernel/notice-groups'
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
  KeptReads,
  Log,
  Mailer,
  PageNews,
  PasswordHasher,
  PushService,
  Site,
  Traces,
} from './ports'
import type { Settings } from './settings'

/** All that a use-case may reach; made once per process from the environment, and by tests from fakes. */
export interface Ctx {
  /** What queries go through: a pool of connections, or the transaction that one is in. */
  db: Tx
  transaction: BeginTransaction
  clock: Clock
  ids: Ids
  log: Log
  /** Null where the operator named nobody to collect them. */
  traces: Traces | null
  mailer: Mailer
  files: FileStore
  images: ImageProcessor
  payments: PaymentProvider
  passwords: PasswordHasher
  accessTokens: AccessTokens
  /** Key of links, codes and refresh tokens. */
  tokenSecret: string
  /** Whether every admin must have a second factor; a demo only offers it. */
  isSecondFactorRequired: boolean
  /** Key by which the mail provider signs what it tells; null where it tells nothing. */
  mailWebhookSecret: string | null
  /** Null where notices are pushed to no device. */
  push: PushService | null
  site: Site
  /** By what this site tells accounts of anything; without 'push' where it has no keys for that. */
  noticeChannels: readonly NoticeChannel[]
  /** Null where search engines are told nothing, and come by themselves. */
  pageNews: PageNews | null
  kept: KeptReads
  settings: Settings
  registry: Registry
}

/**
 * What a read of what seldom changes needs: the context, which may keep what was found; where only a transaction is at hand,
 * that one, since whoever holds one connection must not wait for another.
 */
export interface ReadSource {
  db: Tx
  kept?: KeptReads
}

/** The context inside a transaction: whoever asks for this one holds locks, or writes what belongs together. */
export interface TxCtx extends Ctx {
  readonly isInTransaction: true
}

/**
 * Runs the work in one transaction: all of it is done, or nothing. Inside, `ctx.db`, settings and jobs are the
 * transaction's; nothing outside of the database may be called. PostgreSQL may undo it because of another one, and then
 * the work runs once more from its beginning. Within a transaction it runs as a part of that one.
 */
export type BeginTransaction = <Result>(
  work: (ctx: TxCtx) => Promise<Result>,
  options?: { timeoutMs?: number },
) => Promise<Result>

/**
 * What the nouns contribute, listed in ../registry.ts and carried by the context: how code reaches what stands above
 * it. A noun whose kinds others define adds its own member here, from its own file (`declare module`).
 */
export interface Registry {
  /** Every job that the worker knows. */
  jobs: readonly JobDefinition[]
  /** What the clock starts. Each of them may run twice or late without harm. */
  clock: readonly CronEntry[]
  /** Every mail that the outbox may hold. */
  mails: readonly MailBuilder[]
  onBounce: readonly BounceFollowUp[]
  onMarkedAddress: readonly MarkFollowUp[]
  onProvenMailbox: readonly MailboxFollowUp[]
  /** What every table of the database holds of people. */
  personalTables: readonly PersonalTable[]
}

/** What follows, in the transaction that notes it, when a mail server refuses an address for good. */
export type BounceFollowUp = (tx: Tx, mailId: string) => Promise<void>

/** What follows, in the transaction that marks an address, of the happening with that key. */
export type MarkFollowUp = (ctx: TxCtx, mark: { address: string; key: string }) => Promise<void>

/** What follows, in the same transaction, when an account's owner proves that a mailbox is theirs. */
export type MailboxFollowUp = (tx: Tx, mailbox: { userId: string; email: string }) => Promise<void>

/** A job whose payload is still to be parsed: what the worker runs. */
export interface JobDefinition {
  name: string
  /** What it does, for an admin who knows the product and not its code. */
  label: string
  isOneAtATime: boolean
  run(ctx: Ctx, payload: unknown): Promise<void>
}

/** What the clock starts. `pattern` is a crontab line without the command, in UTC. */
export interface CronEntry {
  name: string
  label: string
  pattern: string
  run(ctx: Ctx): Promise<void>
}

/** What a mail of the outbox is made of. */
export interface MailBuilder<Template extends MailTemplate = MailTemplate> {
  template: Template
  /** What it tells, for an admin. */
  label: string
  /** Which of the mails that an account may switch off it belongs to. */
  group: MailGroupName | undefined
  /** Whether it also goes to an address that is marked. */
  isOwed: boolean
  /**
   * Makes the text's data from what was stored, or returns null when there is nothing left to say, or `to` is not the
   * person's address any more: what carries a secret must not go to whom it was once addressed. Throws on refs that fit
   * no shape that the mail ever had.
   */
  build(ctx: Ctx, stored: unknown, to: string): Promise<MailTemplates[Template] | null>
}
