import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { limits } from '../limits'

/** What can become of a mail after its server took it, in the words of docs/operations.md. */
export const mailEventKinds = ['hard_bounce', 'soft_bounce', 'complaint'] as const
export type MailEventKind = (typeof mailEventKinds)[number]

/** Letters, digits and signs, as ids have them. */
const word = (max: number) =>
  z
    .string()
    .regex(/^[\x21-\x7e]+$/)
    .max(max)

/** One thing that the mail provider tells. */
export const mailEvent = z
  .object({
    /** The provider's own: the same one again says nothing new. */
    id: word(200),
    type: z.enum(mailEventKinds),
    /** Whom the mail was for. */
    email: z.email().max(limits.emailMax),
    /** Ours, from the head of the mail, with or without its brackets. Left out: the last mail to that address. */
    messageId: word(300).optional(),
    // In a year that the database has, on the clocks of UTC.
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
    'The mail provider tells of bounces and complaints. Only signed calls are taken; events are taken each by itself, and a repeated one does nothing.',
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
  // Each of them is parsed by itself, so that one that makes no sense does not keep the others out.
  body: z.object({
    events: z
      .array(z.unknown())
      .max(limits.mailEventsPerCall)
      .meta({ description: 'MailEvent, each; others are skipped.' }),
  }),
  response: z.object({
    /** How many said something new, and how many were known. */
    noted: z.number().int(),
    repeated: z.number().int(),
    skipped: z.array(
      z.object({
        /** Its place in the call, from 0 on. */
        index: z.number().int(),
        reason: z.enum(['invalid', 'unknown_address']),
      }),
    ),
  }),
  limit: 'notification',
  signature: 'mail-events',
  errors: ['notification_refused'],
})
