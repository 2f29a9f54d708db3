import { baseStyle } from '../base-style'
import { escapeHtml as e } from '../escape-html'

/** The login request of the site. The form sends it along. */
export interface LoginQuestion {
  client_id: string
  redirect_uri: string
  state: string
  nonce: string
  code_challenge: string
}

export const pageStyle = `${baseStyle}
main { width: 100%; max-width: 480px; margin: 0 auto; padding: 24px 16px; flex: 1; }
.card { padding: 24px; }
h1 { font-size: 24px; line-height: 1.2; margin-bottom: 4px; }
form { display: grid; gap: 14px; margin-top: 20px; }
label { display: grid; gap: 4px; font-size: 14px; font-weight: 500; }
label.check { display: flex; gap: 10px; align-items: center; min-height: 44px; font-size: 16px; font-weight: 400; }
input:not([type=checkbox]) { width: 100%; height: 44px; padding: 0 12px; font: 400 16px Figtree, system-ui, sans-serif; color: var(--ink); background: #fff; border: 1px solid var(--input); border-radius: 10px; }
input[type=checkbox] { width: 20px; height: 20px; accent-color: var(--rio); }
.two { display: grid; gap: 14px; }
@media (min-width: 420px) { .two { grid-template-columns: 1fr 1fr; } }
`

/** Renders the login page. Uses nothing inline, so that the policy can block injected scripts and styles. */
export function renderPage(question: LoginQuestion): string {
  const hidden = Object.entries(question).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${e(value)}">`,
  )
  return `<!doctype html>
<html lang="es-AR">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>Entrar con Google (simulador)</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/style.css">
</head>
<body>
<p class="band"><strong>Simulador, no es Google.</strong> Acá no hace falta ninguna contraseña.</p>
<main><div class="card">
<h1>¿Quién sos?</h1>
<p class="soft">Le vamos a decir a ${e(new URL(question.redirect_uri).host)} lo que escribas.</p>
<form method="post" action="/authorize">
${hidden.join('')}
<label>Email<input name="email" type="email" required autocomplete="off"></label>
<div class="two">
<label>Nombre<input name="firstName" value="Ana" autocomplete="off"></label>
<label>Apellido<input name="lastName" value="Gómez" autocomplete="off"></label>
</div>
<label>Clave de la cuenta de Google<input name="subject" inputmode="numeric" autocomplete="off"><span class="soft">Vacía: la de ese email.</span></label>
<label class="check"><input type="checkbox" name="isVerified" checked> Google confirmó el email</label>
<button class="primary" name="answer" value="yes">Continuar</button>
<button name="answer" value="no" formnovalidate>Cancelar</button>
</form>
</div></main>
</body>
</html>`
}
