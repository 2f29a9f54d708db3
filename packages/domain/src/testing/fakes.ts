import { AppError } from '@oficio/contracts/errors'
import { builtInSettings, type SettingKey, type SettingValues } from '@oficio/contracts/settings/settings'
import type {
  AccessTokens,
  Clock,
  FileStore,
  ImageProcessor,
  Log,
  Mailer,
  PasswordHasher,
  PushDevice,
  PushedMessage,
  PushOutcome,
  PushService,
} from '../kernel/ports'
import type { Settings } from '../kernel/settings'

type SentMail = Parameters<Mailer['send']>[0]

export interface RecordingMailer extends Mailer {
  /** Every message that was passed in, oldest first, refused messages included. */
  sentMails: SentMail[]
  /** Addresses that the mail server refuses permanently. */
  bouncing: Set<string>
  /** Number of the next messages that fail as if the mail server were unreachable. */
  failures: number
}

/** A mailer that records messages instead of sending them. */
export function recordingMailer(): RecordingMailer {
  const mailer: RecordingMailer = {
    sentMails: [],
    bouncing: new Set(),
    failures: 0,
    send: async (message) => {
      if (mailer.failures > 0) {
        mailer.failures -= 1
        throw new Error('mail server gone')
      }
      mailer.sentMails.push(message)
      return mailer.bouncing.has(message.to) ? 'bounced' : 'sent'
    },
  }
  return mailer
}

interface PushedTo {
  device: PushDevice
  message: PushedMessage
}

export interface RecordingPush extends PushService {
  /** Every message that was passed in, oldest first, whatever its outcome. */
  pushes: PushedTo[]
  /** Outcome per push address. Any other address gets 'sent'. */
  outcomes: Map<string, PushOutcome>
}

/** A push service that records messages. It accepts a device as valid unless its secret begins with 'unreadable'. */
export function recordingPush(): RecordingPush {
  const push: RecordingPush = {
    publicKey: 'test-public-key',
    pushes: [],
    outcomes: new Map(),
    isReadable: ({ auth }) => !auth.startsWith('unreadable'),
    send: async (device, message) => {
      push.pushes.push({ device, message })
      return push.outcomes.get(device.endpoint) ?? 'sent'
    },
  }
  return push
}

export interface MemoryFiles extends FileStore {
  files: Map<string, { bytes: Uint8Array; type: string }>
}

/** A file store in memory. */
export function memoryFiles(): MemoryFiles {
  const files: MemoryFiles['files'] = new Map()
  return {
    files,
    put: async (key, bytes, type) => void files.set(key, { bytes, type }),
    get: async (key) => files.get(key) ?? null,
    delete: async (key) => void files.delete(key),
  }
}

/** An image processor that accepts any bytes as a photo of 1200 × 900, unless they begin with 'not-a-photo'. */
export function fakeImages(): ImageProcessor {
  const brokenPhoto = new TextEncoder().encode('not-a-photo')
  return {
    process: async (bytes) => {
      if (brokenPhoto.every((byte, index) => bytes[index] === byte)) throw new AppError('photo_type')
      return {
        full: bytes,
        thumb: bytes.slice(0, 16),
        type: 'image/webp',
        width: 1200,
        height: 900,
      }
    },
  }
}

/** Hashes passwords at no cost, because real hashes are slow on purpose. */
export function fakePasswords(): PasswordHasher {
  const hash = async (password: string) => `fake-hash:${password}`
  return {
    hash,
    verify: async (storedHash, password) => storedHash === (await hash(password)),
  }
}

/** Access tokens that are valid for ten minutes and that anybody could forge. */
export function fakeAccessTokens(clock: Clock): AccessTokens {
  return {
    issue: async ({ userId, sessionId }) => `${userId}.${sessionId}.${clock.now().getTime() + 10 * 60_000}`,
    read: async (token) => {
      const [userId, sessionId, expiresAt] = token.split('.')
      if (!userId || !sessionId || Number(expiresAt) <= clock.now().getTime()) return null
      return { userId, sessionId }
    },
  }
}

export interface TestSettings extends Settings {
  set<K extends SettingKey>(key: K, value: SettingValues[K]): void
}

/** Settings with the built-in values, until a test sets others. */
export function testSettings(): TestSettings {
  const changed: Partial<SettingValues> = {}
  const firsts = builtInSettings()
  const get: Settings['get'] = async (key) => changed[key] ?? firsts[key]
  const settings: TestSettings = {
    firsts,
    get,
    getFresh: get,
    getAt: get,
    getAll: async () => ({ ...firsts, ...changed }),
    forget: () => undefined,
    within: () => settings,
    set: (key, value) => {
      changed[key] = value
    },
  }
  return settings
}

export interface RecordingLog extends Log {
  lines: {
    level: 'info' | 'warn' | 'error'
    details: object
    message: string
  }[]
}

/** A log that keeps its lines in memory. */
export function recordingLog(): RecordingLog {
  const lines: RecordingLog['lines'] = []
  const record = (level: 'info' | 'warn' | 'error') => (details: object, message: string) =>
    void lines.push({ level, details, message })
  return {
    lines,
    info: record('info'),
    warn: record('warn'),
    error: record('error'),
  }
}
