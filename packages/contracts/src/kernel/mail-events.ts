import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { limits } from '../limits'

/** What can happen to a mail after its server accepted it, in the words of docs/operations.md. */
export const mailEventKinds = ['hard_bounce', 'soft_bounce', 'complaint'] as const
export type MailEventKind = (typeof mailEventKinds)[number]

/** Letters, digits and punctuation, as in ids. */
const word = (max: number) =>
  z
    .string()
    .regex(/^[\x21-\x7e]+$/)
    .max(max)

/** One event that the mail provider reports. */
export const mailEvent = z
  .object({
    /** The provider's own id: a repeated id is ignored. */
    id: word(200),
    type: z.enum(mailEventKinds),
    /** Recipient of the mail. */
    email: z.email().max(limits.emailMax),
    /** Our Message-ID, with or without its brackets. If absent, the last mail to that address is meant. */
    messageId: word(300).optional(),
    // Within the years that the database can store, in UTC.
    at: z.iso.datetime({ offset: true }).refine((at) => new Date(at).getUTCFullYear() >= 1),
  })
  .meta({ id: 'MailEvent' })
export type MailEvent = z.output<typeof mailEvent>

export const mailSignatureHeaders = {
  timestamp: 'x-webhook-timestamp',
  signature: 'x-webhook-signature',
} as const

export const receiveMailEventsEndpoint = defineEndpoint({
  name: 'receiveMailEvents',
  summary:
    'Receives bounces and complaints from the mail provider. Accepts only signed calls. Each event is processed separately, and a repeated event is ignored.',
  tag: 'Avisos',
  method: 'POST',
  createsNothing: 'provider',
  path: '/webhooks/mail',
  access: 'anyone',
  headers: z.object({
    /** Seconds since 1970. */
    [mailSignatureHeaders.timestamp]: z.string().max(20).optional(),
    /** 'sha256=' and the HMAC of timestamp, full stop and body, in hexadecimal digits. */
    [mailSignatureHeaders.signature]: z.string().max(100).optional(),
  }),
  // The handler parses each event by itself, so that an invalid event does not block the others.
  body: z.object({
    events: z
      .array(z.unknown())
      .max(limits.mailEventsPerCall)
      .meta({ description: 'MailEvent objects. Invalid ones are skipped.' }),
  }),
  response: z.object({
    /** How many events were new, and how many were repeats. */
    noted: z.number().int(),
    repeated: z.number().int(),
    skipped: z.array(
      z.object({
        /** Index in the call, from 0. */
        index: z.number().int(),
        reason: z.enum(['invalid', 'unknown_address']),
      }),
    ),
  }),
  limit: 'notification',
  signature: 'mail-events',
  errors: ['notification_refused'],
})
