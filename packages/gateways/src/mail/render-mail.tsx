import type { MailTemplate, MailTemplates } from '@oficio/domain/kernel/mail-templates'
import type { Site } from '@oficio/domain/kernel/ports'
import { render, toPlainText } from '@react-email/render'
import { allTemplates } from './all-templates'
import { Frame } from './look/frame'

export interface RenderedMail {
  subject: string
  html: string
  text: string
}

/** One template with its own props; `MailContent` is the union of these. */
type ContentOf<T extends MailTemplate> = {
  [K in T]: { template: K; props: MailTemplates[K] }
}[T]

/** Returns the subject, the HTML and the plain text of a mail. Makes the text from the HTML, without decoration. */
export async function renderMail<T extends MailTemplate>(
  content: ContentOf<T>,
  site: Site,
  optOutUrl: string | null = null,
): Promise<RenderedMail> {
  const template = allTemplates[content.template]
  const { props } = content
  const html = await render(
    <Frame site={site} preview={template.preview(props, site)} reason={template.reason} optOutUrl={optOutUrl}>
      {template.Body({ ...props, site })}
    </Frame>,
  )
  return { subject: template.subject(props, site), html, text: toText(html) }
}

/** Converts HTML to text: each table cell on a separate line, and headings without upper case. */
function toText(html: string): string {
  const keepCase = ['h1', 'h2'].map((selector) => ({
    selector,
    options: { uppercase: false },
  }))
  const text = toPlainText(html, { wordwrap: 78, selectors: keepCase })
  return `${text
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`
}
