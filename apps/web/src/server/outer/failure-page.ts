import { homePath } from '@oficio/contracts/home-path'
import { failureTexts, slowTexts } from '../../lib/failure-texts'

/** Texts for a form that was sent without scripts. */
export const unsentTexts = {
  description: 'No pudimos terminar lo que mandaste. Esperá un momento, volvé atrás y mandalo de nuevo.',
  back: 'Volver al formulario',
  home: 'Ir al inicio',
} as const

// Inlined, because only a rendered page knows the name of the built stylesheet.
export const plainStyles = `
  body { margin: 0; background: #f5f8f8; color: #10272e; font: 16px/1.5 system-ui, sans-serif; }
  main { max-width: 32rem; margin: 0 auto; padding: 6rem 1rem; text-align: center; }
  h1, p { text-wrap: balance; }
  h1 { font-size: 2rem; line-height: 1.1; letter-spacing: -0.02em; }
  a { display: inline-block; padding: 0.625rem 1.25rem; border-radius: 10px; background: #0b5563; color: #fff; font-weight: 600; text-decoration: none; }
  small { color: #4c626a; overflow-wrap: anywhere; }
  a:focus-visible { outline: 2px solid #0b7285; outline-offset: 2px; }
  @media screen and (prefers-color-scheme: dark) {
    :root { color-scheme: dark; }
    body { background: #0a1d23; color: #e8f2f4; }
    a { background: #7fcbd9; color: #05252c; }
    small { color: #a5bec5; }
    a:focus-visible { outline-color: #8ad9e6; }
  }
`

interface FailurePage {
  /** Whether a retry helps. */
  isSlow: boolean
  /** The seconds until the browser reloads by itself; null for no reload. */
  retrySeconds: number | null
  /** The sent form, with the page that sent it if known. Null for a page view. */
  filing: { from: string | null } | null
  requestId: string | null
}

/** Returns the whole page, which works without scripts. */
export function failurePage({ isSlow, retrySeconds, filing, requestId }: FailurePage): string {
  const { title, description } = isSlow ? slowTexts : failureTexts.broken
  const { href, label } = nextLink(filing)
  const code = requestId === null ? '' : `<p><small>${failureTexts.supportCode} ${requestId}</small></p>`
  const refresh = retrySeconds === null ? '' : `<meta http-equiv="refresh" content="${retrySeconds}">`
  return `<!DOCTYPE html>
<html lang="es-AR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${refresh}
<title>${title}</title>
<style>${plainStyles}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${filing ? unsentTexts.description : description}</p>
<p><strong>${failureTexts.payment}</strong></p>
<p><a href="${escapeText(href)}">${label}</a></p>
${code}
</main>
</body>
</html>
`
}

function nextLink(filing: FailurePage['filing']): { href: string; label: string } {
  // An empty link reloads the requested address.
  if (!filing) return { href: '', label: failureTexts.retry }
  return filing.from === null
    ? { href: homePath, label: unsentTexts.home }
    : { href: filing.from, label: unsentTexts.back }
}

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
