/** A credit in the format of the services: a link with the author's name. */
const link = /^\s*<a\s+href="(https?:\/\/[^"\s<>]{1,500})"[^<>]*>([^<>]{0,200})<\/a>\s*$/i

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? '')

const plain = (text: string): string =>
  Object.entries(signs).reduceRight((unescaped, [sign, entity]) => unescaped.replaceAll(entity, sign), text)

/**
 * Returns a credit as HTML that is built here: a link with a name, or only a name. Drops everything else that the
 * service sent, so the result is safe to show.
 */
export function readAttribution(html: string): string {
  const [, href, name] = link.exec(html) ?? []
  if (href !== undefined && name !== undefined && URL.canParse(plain(href)))
    return `<a href="${escapeHtml(plain(href))}" rel="nofollow noopener">${escapeHtml(plain(name))}</a>`
  return escapeHtml(
    plain(html.replace(/<[^<>]*>/g, ''))
      .slice(0, 200)
      .trim(),
  )
}
