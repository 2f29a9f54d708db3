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

/** Returns subject, page and plain text of a mail. The text is made from the page, without what is only decoration. */
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

/** Cells of a row stand on lines of their own; headings keep the case they were written in. */
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
