import { schemasOf } from './checked-schemas'

interface Media {
  content?: Record<string, unknown>
  $ref?: string
}
/** The parts of an OpenAPI document that an answer is checked against. */
interface Document {
  paths: Record<string, Record<string, { responses: Record<string, Media> }>>
  components: { responses?: Record<string, Media> }
}

export interface SeenAnswer {
  method: string
  /** The path below /api. */
  path: string
  status: number
  /** Content type without parameters, or '' if the answer has none. */
  contentType: string
  /** The parsed body. Undefined if the answer is not JSON or its body could not be read. */
  body: unknown
}

/**
 * Returns a function that checks an answer against a document. It returns the undeclared part: status, content type, or
 * the shape of the body. It returns null for a declared answer, and for paths that are not in the document, which are
 * next-auth's.
 */
export function undeclaredAnswers(document: Document): (answer: SeenAnswer) => string | null {
  const faultOf = schemasOf({ ...document })
  const templates = Object.keys(document.paths)
    // Prefers the template with fewer parameters: 'leads/count' before 'leads/{id}'.
    .sort((a, b) => a.split('{').length - b.split('{').length)
    .map((path) => ({ path, pattern: patternOf(path) }))
  return ({ method, path, status, contentType, body }) => {
    const template = templates.find(({ pattern }) => pattern.test(path))?.path
    const operation = template && document.paths[template]?.[method.toLowerCase()]
    if (!template || !operation) return null
    const declaredMedia = operation.responses[`${status}`]
    if (!declaredMedia) return `status ${status}`
    const name = declaredMedia.$ref?.split('/').at(-1)
    const { content } = name ? (document.components.responses?.[name] ?? {}) : declaredMedia
    if (!content) return null
    if (!(contentType in content)) return `content type '${contentType}'`
    if (body === undefined) return null
    const pointer = name
      ? ['components', 'responses', name]
      : ['paths', template, method.toLowerCase(), 'responses', `${status}`]
    return faultOf([...pointer, 'content', contentType, 'schema'], body)
  }
}

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`)
