import type { MailContent } from './mail-templates'

/** What the domain asks of the world outside; the gateways answer. */

export interface Clock {
  now(): Date
  /** How far a demo's clock was set forward: it is ahead of the machine's, by which sessions go. Left out where it cannot be. */
  aheadMs?(): number
}

/** Reads that are the same for everybody and change by the day, kept in memory where the process hears of purges. */
export interface KeptReads {
  /** Whether something is kept under this key. */
  has(key: string): boolean
  /**
   * Returns what `read` found, now or before; nobody may change it. Where a key is made from what a caller sent, what is kept
   * must be small: of thousands, those stay that are asked for.
   */
  read<T>(key: string, tags: readonly string[], read: () => Promise<T>): Promise<T>
  /** Forgets what carries one of the tags. */
  purge(tags: readonly string[]): void
}

export interface Ids {
  /** Returns a new UUIDv7: sortable by time, not guessable. */
  next(): string
}

export interface Log {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** One thing that is done, as whoever watches the installation from outside reads it (OpenTelemetry). */
export interface Step {
  kind: 'request' | 'job' | 'call' | 'inner'
  /** Of a few hundred names at most: 'POST /api/leads', 'job send-mail', 'SELECT leads'. */
  name: string
  /** What else is said of it; never what somebody typed, nor what names or reaches a person. */
  facts?: Readonly<Record<string, string | number>>
  /** The step elsewhere that led to it (W3C traceparent), where none of this process is under way. */
  cause?: string | null
}

/** A step that has begun. One that is not ended is told to nobody. */
export interface OpenStep {
  /** By which steps elsewhere say that they follow from it (W3C traceparent). */
  readonly mark: string
  /** Does the work, whose own steps are parts of this one. */
  within<T>(work: () => T): T
  /** `fault` is why it did not go well: what was thrown, of which the code or the name is told, or a word. */
  end(outcome?: { fault?: unknown; facts?: Step['facts'] }): void
}

/** Whoever watches how long each step takes. */
export interface Traces {
  begin(step: Step): OpenStep
  /** Does the work as a step, which ends with it; where it throws, with the name of what was thrown. */
  step<T>(step: Step, work: (mark: string) => Promise<T>): Promise<T>
}

export interface Mailer {
  /**
   * Renders and sends one message. Resolves 'sent' when the server took it, 'bounced' when it refused the address for
   * good; throws when it may be tried again.
   */
  send(message: {
    to: string
    messageId: string
    content: MailContent
    /** Where a GET asks, and a POST switches such mails off; null for those that are always sent. */
    optOutUrl: string | null
  }): Promise<'sent' | 'bounced'>
}

export interface FileStore {
  put(key: string, bytes: Uint8Array, type: string): Promise<void>
  /** Returns null when there is no such file. */
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
   * Re-encodes a photo in two sizes, upright and without metadata.
   * Throws AppError photo_type (not JPEG, PNG or WebP), photo_unreadable (damaged) or photo_too_many_pixels.
   */
  process(bytes: Uint8Array): Promise<ProcessedImage>
}

export interface PasswordHasher {
  hash(password: string): Promise<string>
  /** Compares with a made-up hash when there is none, so that an unknown account takes as long as a known one. */
  verify(hash: string | null, password: string): Promise<boolean>
}

export interface AccessTokens {
  /** Returns a signed token of `limits.accessTokenMinutes` that names user and session. */
  issue(claims: { userId: string; sessionId: string }): Promise<string>
  /** Returns null for a token that is not ours, changed or over. */
  read(token: string): Promise<{ userId: string; sessionId: string } | null>
}

/** How search engines hear of pages that changed. */
export interface PageNews {
  /** What engines find at the site, so that they know who tells them. */
  key: string
  /** Tells of pages by their paths. Throws where nobody takes it, and may be called again. */
  tell(paths: readonly string[]): Promise<void>
}

/** Where a browser has what it is told kept for it, with the keys that it is written for. */
export interface PushDevice {
  endpoint: string
  p256dh: string
  auth: string
}

export interface PushedMessage {
  /** Read by nobody on the way. */
  text: string
  /** Of two with the same one the push service keeps the later: letters that an address may have, 32 at most. */
  topic: string
  /** How long it is kept for a device that is switched off. */
  ttlSeconds: number
  isUrgent: boolean
}

/** What became of a message: taken, the device is gone for good, or not now. */
export type PushOutcome = 'sent' | 'gone' | { retryAfterMs: number | null }

/** How browsers are told of something while no page of the site is open. */
export interface PushService {
  /** With which browsers subscribe; what another key signed they are never told. */
  publicKey: string
  /** Whether those are keys that a browser can have made. */
  isReadable(device: PushDevice): boolean
  /** Hands one message over. Throws where it is refused for a reason that is ours. */
  send(device: PushDevice, message: PushedMessage): Promise<PushOutcome>
}

/** A cache before web, which keeps whole pages and is told which of them changed. */
export interface FrontCache {
  /** Lets go of every page with one of these tags; returns at once, and tries until it is taken. */
  purge(tags: readonly string[]): void
  /** Gives up what was not taken yet. */
  close(): void
}

/** What the operator says about the site and itself. */
export interface Site {
  origin: string
  name: string
  supportEmail: string
}
