import type { Mailer, Site } from '@oficio/domain/kernel/ports'
import nodemailer from 'nodemailer'

interface SmtpMailerOptions {
  /** smtp:// or smtps:// address, credentials included. */
  smtpUrl: string
  /** Sender as people see it: 'Oficio <no-responder@oficio.com.ar>'. */
  from: string
  site: Site
  /** Longest wait for the server at any step; 15 s when left out. */
  timeoutMs?: number
}

/** A mailer that holds connections open between messages. */
export interface SmtpMailer extends Mailer {
  /** Lets go of its connections. */
  close(): void
}

/**
 * Returns the mailer over SMTP. A message is handed over once: when the connection breaks half-way it throws, and the
 * job decides about the next try. Errors name the step and the server's code but never an address, since they end up
 * in logs and in the table of jobs.
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
      // Loaded with the first mail: React and its renderer have no place in a process that only enqueues mails.
      const { renderMail } = await import('./render-mail')
      const mail = await renderMail(content, site, optOutUrl)
      try {
        await transport.sendMail({
          ...mail,
          from,
          // As an object the address is never parsed, so it cannot name more than one person.
          to: { name: '', address: to },
          replyTo: site.supportEmail,
          messageId,
          headers: { 'Auto-Submitted': 'auto-generated', ...(optOutUrl && optOutHeaders(optOutUrl)) },
        })
        return 'sent'
      } catch (error) {
        const refusal = readRefusal(error)
        if (refusal.isForGood) return 'bounced'
        throw new Error(`the mail server did not take the message (${refusal.summary})`)
      }
    },
    close: () => transport.close(),
  }
}

/** Lets mail programs offer a button of their own, which sends a POST there (RFC 8058). */
const optOutHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/**
 * 550 to 553 at RCPT TO speak of the address; the same code elsewhere speaks of the message or of us. What comes with it
 * (RFC 3463) may say that it is us all the same, or that the mailbox is only full: neither is the address's fault.
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
