import type { MailTemplate, MailTemplates } from '@oficio/domain/kernel/mail-templates'
import type { Site } from '@oficio/domain/kernel/ports'
import { compile } from 'html-to-text'
import { renderToStaticMarkup } from 'react-dom/server'
import { allTemplates } from './all-templates'
import { Frame } from './look/frame'
import { withOutlookTable } from './look/outlook'

export interface RenderedMail {
  subject: string
  html: string
  text: string
}

/** One template with its own props; `MailContent` is the union of these. */
type ContentOf<T extends MailTemplate> = {
  [K in T]: { template: K; props: MailTemplates[K] }
}[T]

/** Some mail clients lay tables out differently without it. */
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

/** Returns the subject, the HTML and the plain text of a mail. Makes the text from the HTML, without decoration. */
export function renderMail<T extends MailTemplate>(
  content: ContentOf<T>,
  site: Site,
  optOutUrl: string | null = null,
): RenderedMail {
  const template = allTemplates[content.template]
  const { props } = content
  const subject = template.subject(props, site)
  const markup = renderToStaticMarkup(
    <Frame
      site={site}
      subject={subject}
      preview={template.preview(props, site)}
      reason={template.reason}
      drawing={template.drawing?.(props) ?? null}
      optOutUrl={optOutUrl}
    >
      {template.Body({ ...props, site })}
    </Frame>,
  )
  const html = doctype + withOutlookTable(markup)
  return { subject, html, text: toText(html) }
}

/** Compiled once, because compiling costs twice as much as converting a mail. */
const convertHtml = compile({
  wordwrap: 78,
  selectors: [
    { selector: 'img', format: 'skip' },
    { selector: '[data-skip-in-text=true]', format: 'skip' },
    { selector: 'a', options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
    ...['td', 'th'].map((selector) => ({
      selector,
      format: 'block',
      options: { leadingLineBreaks: 1, trailingLineBreaks: 1 },
    })),
    ...['h1', 'h2'].map((selector) => ({ selector, options: { uppercase: false } })),
  ],
})

/** Converts HTML to text: each table cell on a separate line, and headings without upper case. */
const toText = (html: string): string =>
  `${convertHtml(html)
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`
