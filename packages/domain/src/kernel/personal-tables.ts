import { Prisma } from '@oficio/db/generated/client'
import { auditSubject } from './audit-subject'
import { columns, nobodys, type PersonalTable } from './personal-data'

/** The personal data in the kernel's tables, for downloads and erasure. */
export const kernelTables: readonly PersonalTable[] = [
  {
    table: 'mails',
    title: 'emails',
    rows: ({ email }) => Prisma.sql`"to" <> '' AND "to" = ${email ?? ''}::citext`,
    personal: columns('to'),
    facts: columns(
      'id dedupe_key template refs message_id created_at sent_at bounced_at complained_at skipped_at withheld_at',
    ),
  },
  {
    table: 'mail_events',
    title: 'emails_devueltos',
    rows: ({ email }) => Prisma.sql`email = ${email ?? ''}::citext`,
    personal: columns('email'),
    facts: columns('id kind mail_id happened_at received_at'),
  },
  {
    table: 'marked_addresses',
    title: 'direcciones_sin_emails',
    rows: ({ email }) => Prisma.sql`email = ${email ?? ''}::citext`,
    personal: columns('email'),
    facts: columns('reason marked_at cleared_at'),
  },
  {
    table: 'push_devices',
    title: 'avisos_en_dispositivos',
    rows: ({ userId }) => Prisma.sql`user_id = ${userId}::uuid`,
    personal: [],
    facts: columns('session_id user_id server_key created_at'),
    // Secret, because anybody with these values could send push notifications to the browser.
    secrets: columns('endpoint p256dh auth'),
  },
  {
    table: 'notices',
    title: 'avisos',
    rows: ({ userId }) => Prisma.sql`user_id = ${userId}::uuid`,
    personal: columns('title body'),
    facts: columns('id user_id type href dedupe_key created_at read_at is_listed request_id'),
  },
  {
    table: 'audit_entries',
    title: 'decisiones',
    rows: ({ userId }) => Prisma.sql`user_id = ${userId}::uuid OR subject = ${auditSubject('user', userId)}`,
    personal: columns('data'),
    facts: columns('id actor_kind user_id action subject created_at'),
  },
  // Hashes of mailboxes, irreversible without the site's key.
  nobodys('muted_mailboxes', 'mark group created_at'),
  // The connection is a keyed hash. Deleted when the mailbox answers, or within a day.
  nobodys('unproven_mails', 'mail_id connection_hash admitted_at'),
  nobodys('page_purges', 'id tags created_at'),
  nobodys('worker_heartbeats', 'lock_key worker_ids started_at beat_at'),
  nobodys('backups', 'id taken_at'),
  // Sealed with the caller's own key, which is not stored; the connection is a keyed hash. Deleted within 25 hours.
  nobodys('keyed_calls', 'id body_mark attempt_id started_at answer connection_mark'),
  // Counters per account, device and address, deleted within the hour.
  nobodys('rate_limits', 'key points expire'),
]
