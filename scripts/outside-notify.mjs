// Finds code that reaches a person without `notify`.
import { readFileSync } from 'node:fs'

const domain = 'packages/domain/src'

/** Patterns of code that reaches a person, each with the only file that may contain it. */
const guardedCalls = [
  { file: `${domain}/kernel/mail/queue-mails.ts`, pattern: insertionPattern('mail') },
  { file: `${domain}/kernel/notices/deliver-notices.ts`, pattern: insertionPattern('notice') },
  { file: `${domain}/kernel/mail/send-mail.ts`, pattern: /\bmailer\s*\??\.\s*send\b/g },
  { file: `${domain}/notices/push/push-notice.ts`, pattern: /\bpush\s*\??\.\s*send\b/g },
]

/** Returns a pattern for inserting rows of a model: with the database client, nested in another model, or with SQL. */
function insertionPattern(model) {
  const byClient = `\\b${model}\\s*\\??\\.\\s*(?:create(?:Many(?:AndReturn)?)?|upsert)\\b|\\b${model}s\\s*:\\s*\\{\\s*(?:create|connectOrCreate|upsert)`
  return new RegExp(`${byClient}|\\binsert\\s+into\\s+"?${model}s\\b`, 'gi')
}

/**
 * Returns a line for each place outside of `notify` that stores or sends a mail or notice. Such a place would ignore
 * preferences, deduplication and the other channels.
 */
export const findOutsideNotify = (files, read = (file) => readFileSync(file, 'utf8')) =>
  files.flatMap((file) =>
    guardedCalls
      .filter((way) => way.file !== file)
      .flatMap(({ pattern }) => read(file).match(pattern) ?? [])
      .map(
        (words) => `${file}: ${words.replace(/\s+/g, ' ')}: use notify (${domain}/kernel/notices/notify.ts)`,
      ),
  )
