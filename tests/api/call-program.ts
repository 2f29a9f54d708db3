import { describedApi } from './described-api'

/** One call of the generated program: its operation, and the values that it sends besides the documented example. */
export interface DocumentedCall {
  call: `${'GET' | 'POST' | 'PUT'} /${string}`
  /** Optional parameters whose documented examples are sent as well. */
  extraParameters?: readonly string[]
  /** Ids and tokens that replace values of the example. '$name' is a text from an earlier answer, '#name' a number. */
  path?: Record<string, string>
  query?: Record<string, string>
  body?: Record<string, unknown>
}

interface Parameter {
  name: string
  in: string
  required?: boolean
  example: unknown
}

/** Returns a typed program with one function per call, which sends the documented example. */
export function programOf(calls: readonly DocumentedCall[]): string {
  const { paths } = describedApi()
  const blocks = calls.map((call) => {
    const [method = '', path = ''] = call.call.split(' ')
    const { parameters = [], requestBody } = paths[path][method.toLowerCase()]
    const inPath = { ...examplesOf(parameters, 'path'), ...call.path }
    const query = { ...examplesOf(parameters, 'query', call.extraParameters), ...call.query }
    const options = {
      params: { ...(isFilled(inPath) && { path: inPath }), ...(isFilled(query) && { query }) },
      ...(requestBody && { body: { ...requestBody.content['application/json'].example, ...call.body } }),
    }
    const text = JSON.stringify(options)
      .replace(/"\$(\w+)"/g, "(known.$1 ?? '')")
      .replace(/"#(\w+)"/g, 'Number(known.$1)')
    return `  '${call.call}': (api: Api, known: Known) => api.${method}('${path}', ${text}),`
  })
  return `import createClient from 'openapi-fetch'
import type { paths } from './oficio-api'

type Api = ReturnType<typeof createClient<paths>>
type Known = Record<string, string>
export const makeClient = (options: Parameters<typeof createClient>[0]): Api => createClient<paths>(options)
export const calls = {
${blocks.join('\n')}
}
`
}

// The types of a call without parameters do not accept an empty object.
const isFilled = (values: object) => Object.keys(values).length > 0

const examplesOf = (parameters: Parameter[], where: string, extraParameters: readonly string[] = []) =>
  Object.fromEntries(
    parameters
      .filter(
        ({ name, required, in: place }) => place === where && (required || extraParameters.includes(name)),
      )
      .map(({ name, example }) => [name, example]),
  )
