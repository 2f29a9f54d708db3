import type { Endpoint } from '@oficio/contracts/endpoint'
import { allEndpoints } from '@oficio/contracts/endpoints'
import type { ErrorCode } from '@oficio/contracts/errors'
import { limits } from '@oficio/contracts/limits'
import { PageFrame } from '@/components/layout/page-frame'
import { textLink } from '@/components/ui/link-classes'
import { EndpointEntry } from './endpoint-entry'

interface ApiDocsProps {
  siteName: string
  documentUrl: string
  errorCodesOf: (endpoint: Endpoint) => readonly ErrorCode[]
}

// Sorted, because a bundler may export the contracts in any order.
const endpoints = [...allEndpoints].sort((a, b) => a.path.localeCompare(b.path))
const tags = [...new Set(endpoints.map(({ tag }) => tag))]

/** The API documentation: every endpoint of the contracts, by tag. Needs no scripts. */
export function ApiDocs({ siteName, documentUrl, errorCodesOf }: ApiDocsProps) {
  return (
    <PageFrame
      title={`API de ${siteName}`}
      description="Todo lo que hace el sitio, para programas. Los textos de cada llamada están en inglés."
    >
      <div className="max-w-[68ch] space-y-3 pb-8">
        <p>
          Iniciá sesión con <code>POST /api/auth/login</code> y mandá el token en{' '}
          <code>Authorization: Bearer ...</code>. Dura {limits.accessTokenMinutes} minutos; con{' '}
          <code>POST /api/auth/refresh-token</code> pedís el siguiente par.
        </p>
        <p>
          Los errores responden <code>{'{ message, text, errors?, code }'}</code>: compará por{' '}
          <code>code</code> y mostrá <code>text</code>, que está en español.
        </p>
        <p>
          La descripción en OpenAPI explica cada dato y muestra un ejemplo de cada llamada y de cada
          respuesta.
        </p>
        <p>
          <a href={documentUrl} className={textLink}>
            Descripción en OpenAPI 3.1
          </a>
        </p>
      </div>
      {tags.map((tag) => (
        <section key={tag} className="space-y-3 pb-10">
          <h2 className="text-2xl">{tag}</h2>
          {endpoints
            .filter((endpoint) => endpoint.tag === tag)
            .map((endpoint) => (
              <EndpointEntry key={endpoint.name} endpoint={endpoint} errorCodes={errorCodesOf(endpoint)} />
            ))}
        </section>
      ))}
    </PageFrame>
  )
}
