'use client'

import { failureTexts } from '@/lib/failure-texts'
import { useRetries } from '@/lib/use-retries'

interface GlobalErrorProps {
  error: Error & { digest?: string }
}

// Inlined, because the stylesheet belongs to the layout that failed.
const styles = `
  body { margin: 0; background: #f5f8f8; color: #10272e; font: 16px/1.5 system-ui, sans-serif; }
  main { max-width: 32rem; margin: 0 auto; padding: 6rem 1rem; text-align: center; }
  h1 { font-size: 2rem; line-height: 1.1; letter-spacing: -0.02em; }
  button { height: 44px; padding: 0 1.25rem; border: 0; border-radius: 10px; background: #0b5563; color: #fff; font: inherit; font-weight: 600; cursor: pointer; }
  button:focus-visible { outline: 2px solid #0b7285; outline-offset: 2px; }
  small { color: #4c626a; }
  @media screen and (prefers-color-scheme: dark) {
    :root { color-scheme: dark; }
    body { background: #0a1d23; color: #e8f2f4; }
    button { background: #7fcbd9; color: #05252c; }
    button:focus-visible { outline-color: #8ad9e6; }
    small { color: #a5bec5; }
  }
`

/** Shown if the root layout itself fails. Brings its own document and uses no other code of the layout. */
export default function GlobalError({ error }: GlobalErrorProps) {
  const retry = () => window.location.reload()
  useRetries(retry)
  return (
    <html lang="es-AR">
      <head>
        <title>Algo salió mal</title>
        <style>{styles}</style>
      </head>
      <body>
        <main>
          <h1>{failureTexts.broken.title}</h1>
          <p>{failureTexts.broken.description}</p>
          <p>
            <strong>{failureTexts.payment}</strong>
          </p>
          <p>
            <button type="button" onClick={retry}>
              {failureTexts.retry}
            </button>
          </p>
          {error.digest && <small>{`${failureTexts.supportCode} ${error.digest}`}</small>}
        </main>
      </body>
    </html>
  )
}
