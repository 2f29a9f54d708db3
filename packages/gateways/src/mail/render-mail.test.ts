import type { MailContent, MailTemplate } from '@oficio/domain/kernel/mail-templates'
import { describe, expect, it } from 'vitest'
import { allTemplates } from './all-templates'
import { deadlineText } from './format'
import { renderMail } from './render-mail'
import { sampleSite } from './samples'

const samples: MailContent[] = Object.entries(allTemplates).flatMap(([template, { samples }]) =>
  // Object.entries loses the link between a template and its samples.
  samples.map((props) => ({ template: template as MailTemplate, props }) as MailContent),
)

/** Returns links in the props that this variant of the mail does not show as links. */
function unusedLinks({ template, props }: MailContent): string[] {
  if (template === 'request-filed' && props.isConfirmed) return [props.confirmUrl]
  if (template === 'request-expiring' && !props.canExtend) return [props.extendUrl]
  // Shown as a picture, not as a link.
  return 'portraitUrl' in props && props.portraitUrl !== null ? [props.portraitUrl] : []
}

const linksOf = (content: MailContent) =>
  [...JSON.stringify(content.props).matchAll(/"(https:[^"]+)"/g)]
    .map(([, url]) => url ?? '')
    .filter((url) => !unusedLinks(content).includes(url))

describe.each(samples)('the mail $template', (content) => {
  it('carries each of its links in page and text, and no hole', async () => {
    const { subject, html, text } = renderMail(content, sampleSite)
    const links = linksOf(content)
    expect(links.length).toBeGreaterThan(0)
    for (const link of links) {
      expect(html).toContain(`href="${link.replaceAll('&', '&amp;')}"`)
      expect(text).toContain(link)
    }
    for (const part of [subject, html, text]) expect(part).not.toMatch(/undefined|NaN|null|\[object/)
    // A missing space between sentences: JSX drops a line break after an expression.
    expect(text).not.toMatch(/\p{Ll}[.;:!?]\p{Lu}\p{Ll}/u)
    expect(subject.length).toBeGreaterThan(10)
  })

  it('greets who has said no name without one', async () => {
    if (!('firstName' in content.props)) return
    // The cast is safe, because only the first name differs.
    const nameless = { ...content, props: { ...content.props, firstName: '' } } as MailContent
    const { html, text } = renderMail(nameless, sampleSite)
    for (const part of [html, text]) expect(part).not.toMatch(/Hola, ?(<|\.)/)
    expect(text).toContain('Hola.')
  })

  it('fetches nothing but drawings and portraits of this site, and says who writes and why', async () => {
    const { html, text } = renderMail(content, sampleSite)
    const picture =
      /<img[^>]+src="https:\/\/oficio\.example\/(?:api\/portraits|api\/drawn-portraits|drawings)\/[^"]+"[^>]*>/g
    expect(html.replaceAll(picture, '')).not.toMatch(/<img|url\(|<link/i)
    // Every picture has an alternative text and a size, and no picture tells who has opened the mail.
    for (const [tag] of html.matchAll(picture)) {
      expect(tag).toMatch(/ alt="/)
      expect(tag).toMatch(/ width="\d+"/)
      expect(tag).not.toMatch(/src="[^"]+\?(?!e=[0-9a-f]{8}")/)
    }
    expect(html).toContain('lang="es-AR"')
    expect(text).toMatch(/Te (escribimos|preguntamos)/)
    expect(text).toContain(sampleSite.supportEmail)
  })
})

describe('a mail', () => {
  it('shows what a person typed as text, never as markup', async () => {
    const [props] = allTemplates['request-for-professional'].samples
    if (!props) throw new Error('no sample')
    const excerpt = '<img src=x onerror=alert(1)> & "comillas"'
    const mail = renderMail(
      { template: 'request-for-professional', props: { ...props, excerpt } },
      sampleSite,
    )
    expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(mail.html).not.toContain('<img src=x')
    expect(mail.text).toContain(excerpt)
  })

  it.each(samples)('escapes hostile names and texts: $template', (content) => {
    const hostile = '"><script>alert(1)</script><a href="javascript:x">\r\nBcc: a@b.example'
    const typedText = /^[\p{Lu}¿¡«].*\p{Ll}/u
    // Parsed from its own JSON, so the shape is the same.
    const withHostileTexts = JSON.parse(JSON.stringify(content), (_key, value) =>
      typeof value === 'string' && typedText.test(value) ? hostile : value,
    ) as MailContent
    const optOutUrl = 'https://oficio.example/opt-out/"><script>'
    const { html } = renderMail(withHostileTexts, sampleSite, optOutUrl)
    expect(html).not.toMatch(/<script|<a href="javascript/)
    expect(html).toContain('href="https://oficio.example/opt-out/&quot;&gt;&lt;script&gt;"')
    const isShown = renderMail(withHostileTexts, sampleSite).html !== renderMail(content, sampleSite).html
    if (isShown) expect(html).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;')
  })

  it('offers a professional no seat where none is left', async () => {
    const [props] = allTemplates['request-for-professional'].samples
    if (!props) throw new Error('no sample')
    const content = { template: 'request-for-professional' as const, props: { ...props, seatsLeft: 0 } }
    const { text } = renderMail(content, sampleSite)
    expect(text).toContain('no quedan lugares')
    expect(text).not.toMatch(/Quedan? 0|llama primero/)
  })

  it('shows an urgent request to the professional in the subject, with the promise to the client', async () => {
    for (const props of allTemplates['request-for-professional'].samples) {
      const mail = renderMail({ template: 'request-for-professional', props }, sampleSite)
      expect(mail.subject.startsWith('Urgente: ')).toBe(props.isUrgent)
      expect(mail.text.includes('pagó')).toBe(props.isUrgent)
      expect(mail.text.includes('antes de las')).toBe(props.urgentUntil !== null)
    }
  })

  it('confirms the fee of an urgent request to the client, and promises only what applies', async () => {
    for (const props of allTemplates['request-filed'].samples) {
      const { text } = renderMail({ template: 'request-filed', props }, sampleSite)
      expect(text.includes('Recibimos tu pago de $\u00a015.000')).toBe(props.urgency !== null)
      expect(/te\s+devolvemos/.test(text)).toBe(Boolean(props.urgency?.dueAt))
    }
  })

  it('says of a subscription that its owner asked for the end only if they did', async () => {
    const ending = async (cancelReason: string | null) => {
      const [props] = allTemplates['subscription-cancelled'].samples
      if (!props) throw new Error('no sample')
      const content = { template: 'subscription-cancelled' as const, props: { ...props, cancelReason } }
      const { subject, text } = renderMail(content, sampleSite)
      return `${subject} ${text.replace(/\s+/g, ' ')}`
    }
    expect(await ending('payer')).toMatch(/^Cancelamos tu suscripción .*como pediste/)
    expect(await ending('admin')).toContain('Nuestro equipo canceló tu suscripción')
    expect(await ending('provider')).toContain('se dio de baja en Mercado Pago')
    expect(await ending('merged')).toContain('unimos esa página con otra del mismo negocio')
    for (const reason of ['admin', 'provider', 'merged', 'other', null])
      expect(await ending(reason)).not.toMatch(/Cancelamos|como pediste/)
  })

  it('says about a refund: done, how much, why and when it arrives', async () => {
    for (const props of allTemplates['payment-returned'].samples) {
      const { subject, text } = renderMail({ template: 'payment-returned', props }, sampleSite)
      expect(subject).toMatch(/^Te devolvimos /)
      expect(subject).toContain(props.description)
      expect(text.replace(/\s+/g, ' ')).toContain(props.reason)
      expect(text.includes('al instante')).toBe(props.way !== 'card')
      expect(text.includes('resumen')).toBe(props.way !== 'account')
    }
  })

  it('carries the confirmation code as bare digits, to be copied', async () => {
    const [props] = allTemplates['request-filed'].samples
    if (!props) throw new Error('no sample')
    const mail = renderMail({ template: 'request-filed', props }, sampleSite)
    expect(mail.html).toContain('>482913<')
    expect(mail.text).toMatch(/^482913$/m)
    expect(mail.html).toContain('Confirmar mi solicitud')
  })

  it('speaks of work in the welcome mail to professionals, and of requests to everybody else', async () => {
    for (const props of allTemplates.welcome.samples) {
      const { text } = renderMail({ template: 'welcome', props }, sampleSite)
      expect(text.includes('pedís servicios')).toBe(!props.isProfessional)
      expect(/te\s+llegan\s+solicitudes/.test(text)).toBe(props.isProfessional)
    }
  })

  it('says about an account under review that nothing is left to do only if that is true', async () => {
    for (const props of allTemplates['account-under-review'].samples) {
      const { text } = renderMail({ template: 'account-under-review', props }, sampleSite)
      const plainText = text.replace(/\s+/g, ' ')
      expect(plainText.includes('No tenés que hacer nada más')).toBe(
        props.isEmailConfirmed && props.isComplete,
      )
      expect(plainText.includes('Falta que confirmes este email')).toBe(!props.isEmailConfirmed)
      expect(plainText.includes('faltan algunos datos')).toBe(!props.isComplete)
    }
  })

  it('has a button for each answer to the question', async () => {
    const [props] = allTemplates['lead-report-question'].samples
    if (!props) throw new Error('no sample')
    const { html } = renderMail({ template: 'lead-report-question', props }, sampleSite)
    for (const { text } of props.answers) expect(html).toContain(text)
  })
})

describe('a deadline', () => {
  it('names its day, since a mail is read later', () => {
    expect(deadlineText('2026-11-27T17:30:00.000Z')).toBe('las 14:30 del 27 de noviembre')
  })
})
