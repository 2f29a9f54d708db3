import type { Mailer, Site } from '@oficio/domain/kernel/ports'
import nodemailer from 'nodemailer'

interface SmtpMailerOptions {
  /** smtp:// or smtps:// address with credentials. */
  smtpUrl: string
  /** Sender as readers see it: 'Oficio <no-responder@oficio.com.ar>'. */
  from: string
  site: Site
  /** Maximum wait for the server at each step. Default: 15 s. */
  timeoutMs?: number
}

/** A mailer that keeps connections open between messages. */
export interface SmtpMailer extends Mailer {
  /** Closes its connections. */
  close(): void
}

/**
 * Creates the mailer over SMTP. Never retries by itself: it throws if the connection breaks, and the job decides about
 * a retry. Errors name the step and the server's code but never a mail address, because they are stored in logs and in
 * the job table.
 */
export function createSmtpMailer({ smtpUrl, from, site, timeoutMs = 15_000 }: SmtpMailerOptions): SmtpMailer {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 3,
    maxRequeues: 0,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })

  return {
    async send({ to, messageId, content, optOutUrl }) {
      // Loaded with the first mail, so that a process that only enqueues mails does not load React.
      const { renderMail } = await import('./render-mail')
      const mail = renderMail(content, site, optOutUrl)
      try {
        await transport.sendMail({
          ...mail,
          from,
          // Passed as an object, because an address that is not parsed cannot contain several recipients.
          to: { name: '', address: to },
          replyTo: site.supportEmail,
          messageId,
          headers: { 'Auto-Submitted': 'auto-generated', ...(optOutUrl && optOutHeaders(optOutUrl)) },
        })
        return 'sent'
      } catch (error) {
        const refusal = readRefusal(error)
        if (refusal.isForGood) return 'bounced'
        throw new Error(`the mail server rejected the message (${refusal.summary})`)
      }
    },
    close: () => transport.close(),
  }
}

/**
 * Headers with which mail programs offer their own unsubscribe button, which sends a POST to the address (RFC 8058).
 */
const optOutHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/**
 * Returns whether the server refused the address permanently, and a summary for the log. Codes 550 to 553 at RCPT TO
 * concern the address; elsewhere they concern the message or the sender. An enhanced status code (RFC 3463) may still
 * say that the sender is the problem or that the mailbox is full. Neither counts as a bounce.
 */
function readRefusal(error: unknown): { isForGood: boolean; summary: string } {
  const field = (name: string): unknown =>
    error instanceof Error ? Object.getOwnPropertyDescriptor(error, name)?.value : undefined
  const responseCode = field('responseCode')
  const isAddressCode = typeof responseCode === 'number' && responseCode >= 550 && responseCode <= 553
  const isOtherFault = /^\d{3}[ -]5\.(7\.\d+|2\.2)\b/.test(String(field('response')))
  const details = [field('code'), field('command'), responseCode].filter((part) => part !== undefined)
  return {
    isForGood: isAddressCode && !isOtherFault && field('command') === 'RCPT TO',
    summary: details.join(' ') || 'no details',
  }
}
