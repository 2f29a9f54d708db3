import type { Access } from '@oficio/contracts/access'
import type { Endpoint } from '@oficio/contracts/endpoint'
import { type ErrorCode, errors } from '@oficio/contracts/errors'
import { countOf } from '@oficio/contracts/text/count-of'
import { Badge } from '@/components/ui/badge'
import { shapeText } from './shape-text'

interface EndpointEntryProps {
  endpoint: Endpoint
  errorCodes: readonly ErrorCode[]
}

const roleNames = { admin: 'admin', professional: 'profesional', user: 'usuario' } as const

const accessText = (access: Access): string => {
  if (access === 'anyone') return 'Abierta'
  if (access === 'account') return 'Con sesión'
  return `Solo ${access.map((role) => roleNames[role]).join(' o ')}`
}

/** One endpoint: its purpose, its access, its input, its response and its errors. */
export function EndpointEntry({ endpoint, errorCodes }: EndpointEntryProps) {
  const { name, method, path, summary, access, params, query, body, response, status, files } = endpoint
  return (
    <details id={name} className="group scroll-mt-24 rounded-card border bg-surface">
      <summary className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card px-5 py-4 hover:bg-muted">
        <span className="w-16 font-mono text-sm font-semibold text-primary">{method}</span>
        <span className="font-mono font-semibold break-all">/api{path}</span>
        <Badge className="ml-auto">{accessText(access)}</Badge>
        <span className="basis-full text-muted-foreground" lang="en">
          {summary}
        </span>
      </summary>
      <div className="space-y-5 border-t px-5 py-5">
        <Shape title="Parámetros del camino" text={shapeText(params, 'input')} />
        <Shape title="Parámetros de la consulta" text={shapeText(query, 'input')} />
        {method !== 'GET' && <Shape title="Cuerpo" text={shapeText(body, 'input')} />}
        {Object.entries(files ?? {}).map(([field, { max }]) => (
          <p key={field}>
            También acepta <code>multipart/form-data</code> con hasta {countOf(max, 'archivo', 'archivos')} en
            el campo <code>{field}</code>.
          </p>
        ))}
        <Shape title={`Respuesta ${status}`} text={shapeText(response, 'output')} />
        <Refusals codes={errorCodes} />
      </div>
    </details>
  )
}

function Shape({ title, text }: { title: string; text: string }) {
  if (text === '') return null
  return (
    <section>
      <h3 className="pb-2 text-base">{title}</h3>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
        tabIndex={0}
        className="overflow-x-auto rounded-control bg-muted p-4 font-mono text-sm leading-relaxed"
      >
        {text}
      </pre>
    </section>
  )
}

function Refusals({ codes }: { codes: readonly ErrorCode[] }) {
  return (
    <section>
      <h3 className="pb-2 text-base">Errores</h3>
      <ul className="space-y-1">
        {codes.map((code) => (
          <li key={code}>
            <span className="font-mono text-sm font-semibold">
              {errors[code].status} {code}
            </span>{' '}
            <span className="text-muted-foreground">{errors[code].text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
