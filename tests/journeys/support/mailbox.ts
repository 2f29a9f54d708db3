import { limits } from '@oficio/contracts/limits'
import { expect } from '@playwright/test'
import { patient } from '../../pace'

interface Mail {
  id: string
  to: string[]
  subject: string
  messageId: string
  html: string
  text: string
}

export interface Mailbox {
  /** Returns every mail to that address whose subject matches, newest first. */
  find: (to: string, subject: RegExp) => Promise<Mail[]>
  /** Waits for a matching mail and returns the newest. */
  wait: (to: string, subject: RegExp) => Promise<Mail>
}

/** Returns the sandbox's mailbox: the mails that its SMTP server accepted. */
export function openMailbox(origin: string): Mailbox {
  const read = async (path: string) => {
    const answer = await fetch(`${origin}/api/${path}`)
    if (!answer.ok) throw new Error(`mailbox: ${path} answered ${answer.status}`)
    return answer.json()
  }
  const find = async (to: string, subject: RegExp): Promise<Mail[]> => {
    const { messages }: { messages: Mail[] } = await read(`messages?to=${encodeURIComponent(to)}`)
    const matchingMails = messages.filter((mail) => mail.to.includes(to) && subject.test(mail.subject))
    return Promise.all(matchingMails.map(({ id }) => read(`messages/${id}`)))
  }
  const wait = async (to: string, subject: RegExp) => {
    await expect
      .poll(async () => (await find(to, subject)).length, { timeout: patient(30_000) })
      .toBeGreaterThan(0)
    const [mail] = await find(to, subject)
    if (!mail) throw new Error(`no mail to ${to} with ${subject}`)
    return mail
  }
  return { find, wait }
}

/** Returns the first link in a mail's HTML that contains the given text, as a person would click it. */
export function linkIn({ html, subject }: Mail, part: string): string {
  const addresses = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  )
  const link = addresses.find((address) => address.includes(part))
  if (!link) throw new Error(`no link with ${part} in "${subject}": ${addresses.join(' ')}`)
  return link
}

/** Returns the code that a mail asks the reader to type. */
export function codeIn({ text, subject }: Mail, digits: number = limits.codeDigits): string {
  // Links contain digits as well, so they are removed.
  const code = new RegExp(`\\b\\d{${digits}}\\b`).exec(text.replaceAll(/https?:\S+/g, ''))?.[0]
  if (!code) throw new Error(`no code in "${subject}"`)
  return code
}
