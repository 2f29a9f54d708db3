import { openApiDocument } from '../../apps/web/src/server/openapi/document'

/** Returns the description of the API as a real site serves it, parsed from JSON. */
export function describedApi() {
  const site = { origin: 'https://oficio.example', name: 'Oficio', supportEmail: 'ayuda@oficio.example' }
  return JSON.parse(JSON.stringify(openApiDocument(site)))
}
