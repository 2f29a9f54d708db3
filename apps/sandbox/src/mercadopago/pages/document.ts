import { escapeHtml as e } from '../../escape-html'

interface Document {
  title: string
  status?: number
  /** The class of the main element. */
  look: 'checkout' | 'message' | 'panel'
  header?: string
  main: string
  /** Redirects automatically, also without scripts. */
  refresh?: { seconds: number; address: string }
  /** Further origins to which forms may redirect: the sites to which the buyer returns. */
  formTargets?: string[]
}

/**
 * Renders a whole page with a band that says that it is a simulation. Uses nothing inline, so that the policy can block
 * injected scripts and styles.
 */
export function page({
  title,
  status = 200,
  look,
  header = '',
  main,
  refresh,
  formTargets = [],
}: Document): Response {
  const refreshTag = refresh
    ? `<meta http-equiv="refresh" content="${refresh.seconds};url=${e(refresh.address)}">`
    : ''
  const html = `<!doctype html>
<html lang="es-AR">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${e(title)}</title>${refreshTag}
<link rel="icon" href="data:,"><link rel="stylesheet" href="/static/${look === 'panel' ? 'panel' : 'checkout'}.css">
<script type="module" src="/static/countdown.js"></script>
</head>
<body class="${look}">
<p class="band" data-testid="simulator-band"><strong>Simulador, no es Mercado Pago.</strong> Acá no se mueve plata de verdad.</p>
${header}<main>
${main}
</main>
</body>
</html>`
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'content-security-policy': policy(formTargets),
    },
  })
}

function policy(formTargets: string[]): string {
  const targets = ["'self'", ...new Set(formTargets)].join(' ')
  return `default-src 'none'; style-src 'self'; script-src 'self'; img-src data:; form-action ${targets}; base-uri 'none'; frame-ancestors 'none'`
}
