import type { MailContent } from './mail-templates'

/** What the domain needs from outside systems; the gateways implement it. */

export interface Clock {
  now(): Date
  /** How far a demo's clock runs ahead of the machine's clock, which sessions use. Absent if it cannot run ahead. */
  aheadMs?(): number
}

/**
 * Cache of reads that are the same for everybody and change at most daily, in memory, for processes that receive
 * purges.
 */
export interface ReadCache {
  /** Returns whether the key is cached. */
  has(key: string): boolean
  /**
   * Returns the cached result of `read`; callers must not modify it. If the key depends on a caller's input, the
   * result must be small: the cache keeps the most recently used of thousands.
   */
  read<T>(key: string, tags: readonly string[], read: () => Promise<T>): Promise<T>
  /** Drops every entry with one of the tags. */
  purge(tags: readonly string[]): void
}

export interface Ids {
  /** Returns a new UUIDv7: sortable by time and unguessable. */
  next(): string
}

export interface Log {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** One unit of work (an OpenTelemetry span). */
export interface Step {
  kind: 'request' | 'job' | 'call' | 'inner'
  /** A name of low cardinality: 'POST /api/leads', 'job send-mail', 'SELECT leads'. */
  name: string
  /** Attributes; never user input or personal data. */
  facts?: Readonly<Record<string, string | number>>
  /** The remote parent (W3C traceparent), if no step of this process is active. */
  cause?: string | null
}

/** A started step. A step without an end is never exported. */
export interface OpenStep {
  /** Identifies the step for remote children (W3C traceparent). */
  readonly mark: string
  /** Runs the work with this step as the parent of its steps. */
  within<T>(work: () => T): T
  /** Ends the step. `fault` is why it failed: an error, whose code or name is exported, or a word. */
  end(outcome?: { fault?: unknown; facts?: Step['facts'] }): void
}

/** Collects how long each step takes. */
export interface Traces {
  begin(step: Step): OpenStep
  /** Runs the work as a step; a failed step carries the name of the error. */
  step<T>(step: Step, work: (mark: string) => Promise<T>): Promise<T>
}

export interface Mailer {
  /**
   * Renders and sends one message. Resolves to 'sent' if the server accepted it, 'bounced' if it refused the address
   * permanently; throws if a retry may succeed.
   */
  send(message: {
    to: string
    messageId: string
    content: MailContent
    /** GET shows a confirmation, POST opts out of such mails. Null for mails that are always sent. */
    optOutUrl: string | null
  }): Promise<'sent' | 'bounced'>
}

export interface FileStore {
  put(key: string, bytes: Uint8Array, type: string): Promise<void>
  /** Returns null if the file does not exist. */
  get(key: string): Promise<{ bytes: Uint8Array; type: string } | null>
  delete(key: string): Promise<void>
}

interface ProcessedImage {
  full: Uint8Array
  thumb: Uint8Array
  type: string
  width: number
  height: number
}

export interface ImageProcessor {
  /**
   * Encodes a photo again in two sizes, upright and without metadata. Throws AppError photo_type (not JPEG, PNG or
   * WebP), photo_unreadable (damaged) or photo_too_many_pixels.
   */
  process(bytes: Uint8Array): Promise<ProcessedImage>
}

export interface PasswordHasher {
  hash(password: string): Promise<string>
  /** Compares with a dummy hash if there is none, so that an unknown account takes as long as an existing one. */
  verify(hash: string | null, password: string): Promise<boolean>
}

export interface AccessTokens {
  /** Returns a signed token with user and session, valid for `limits.accessTokenMinutes`. */
  issue(claims: { userId: string; sessionId: string }): Promise<string>
  /** Returns null for a token that is invalid, modified or expired. */
  read(token: string): Promise<{ userId: string; sessionId: string } | null>
}

/** Notifies search engines of changed pages. */
export interface PageNews {
  /** Key that engines fetch from the site to verify the sender. */
  key: string
  /** Submits pages by their paths. Throws if the service does not accept them; safe to retry. */
  tell(paths: readonly string[]): Promise<void>
}

/** The push subscription of a browser: address and encryption keys. */
export interface PushDevice {
  endpoint: string
  p256dh: string
  auth: string
}

export interface PushedMessage {
  /** Encrypted on its way. */
  text: string
  /** The push service replaces an undelivered message with the same topic: at most 32 URL-safe characters. */
  topic: string
  /** How long the push service keeps it for a device that is switched off. */
  ttlSeconds: number
  isUrgent: boolean
}

/** Result of a push: accepted, the device is gone permanently, or retry later. */
export type PushOutcome = 'sent' | 'gone' | { retryAfterMs: number | null }

/** Sends push notifications to browsers. */
export interface PushService {
  /** Public key with which browsers subscribe; they reject messages signed with another key. */
  publicKey: string
  /** Returns whether a browser can have generated these keys. */
  isReadable(device: PushDevice): boolean
  /** Sends one message. Throws if the service refuses it because of an error on our side. */
  send(device: PushDevice, message: PushedMessage): Promise<PushOutcome>
}

/** The operator's details of the site. */
export interface Site {
  origin: string
  name: string
  supportEmail: string
}
